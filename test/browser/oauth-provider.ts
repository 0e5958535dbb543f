// A provider of OAuth 2 for the playground to sign in at: it approves of everybody and checks what the rules ask for.
import { createHash } from "node:crypto";
import { listen } from "../../src/serve/listen.js";

export interface OAuthProvider {
  readonly origin: string;
  /** Requests for tokens that came, oldest first. */
  readonly asked: { readonly fields: URLSearchParams; readonly authorization: string | null }[];
  /** What the sign-in page was opened with, oldest first. */
  readonly signIns: URLSearchParams[];
  /** Answers the next sign-in with another state than it was asked with. */
  forgesState: boolean;
  readonly close: () => Promise<void>;
}

export async function startOAuthProvider(): Promise<OAuthProvider> {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "OPTIONS") return json(200, {});
    if (pathname === "/authorize") return signIn(searchParams, provider);
    if (pathname === "/token") {
      const asked = {
        fields: new URLSearchParams(await request.text()),
        authorization: request.headers.get("authorization"),
      };
      provider.asked.push(asked);
      return token(asked.fields);
    }
    const isWellKnown = pathname === "/.well-known/openid-configuration";
    if (!isWellKnown) return json(404, {});
    return json(200, { authorization_endpoint: `${origin}/authorize`, token_endpoint: `${origin}/token` });
  };
  const { port, close } = await listen(answer, { port: 0, host: "127.0.0.1", mayMove: false });
  const origin = `http://localhost:${port}`;
  const provider: OAuthProvider = { origin, asked: [], signIns: [], forgesState: false, close };
  return provider;
}

function signIn(asked: URLSearchParams, provider: OAuthProvider): Response {
  provider.signIns.push(asked);
  if (asked.get("client_id") === "hostile")
    return new Response(hostilePage(asked.get("state") ?? ""), { headers: { "content-type": "text/html" } });
  const back = new URL(asked.get("redirect_uri") ?? "");
  const state = provider.forgesState ? "forged" : (asked.get("state") ?? "");
  if (asked.get("response_type") === "token")
    back.hash = String(new URLSearchParams({ access_token: "implicit-token", state }));
  else if (asked.get("client_id") === "unknown")
    back.search = String(new URLSearchParams({ error: "access_denied", state }));
  else back.search = String(new URLSearchParams({ code: `code-${asked.get("code_challenge")}`, state }));
  return new Response(null, { status: 302, headers: { location: back.href } });
}

/** A sign-in page that answers from its own origin, by every way it finds. */
function hostilePage(state: string): string {
  const answer = JSON.stringify(`?code=stolen&state=${state}`);
  return `<script>
    new BroadcastChannel("docs-oauth").postMessage(${answer});
    for (const to of [window.opener, window.parent]) to?.postMessage(${answer}, "*");
    document.title = "opener: " + window.opener;
  </script>`;
}

function token(fields: URLSearchParams): Response {
  const verifier = createHash("sha256")
    .update(fields.get("code_verifier") ?? "")
    .digest("base64url");
  const isProven = fields.get("grant_type") !== "authorization_code" || fields.get("code") === `code-${verifier}`;
  if (fields.get("password") === "wrong")
    return json(400, { error: "invalid_grant", error_description: "Wrong password." });
  if (!isProven) return json(400, { error: "invalid_grant" });
  return json(200, { access_token: `${fields.get("grant_type")}-token`, token_type: "Bearer" });
}

/** An answer that pages of any origin may read. */
function json(status: number, value: unknown): Response {
  const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization, content-type" };
  return Response.json(value, { status, headers: cors });
}
