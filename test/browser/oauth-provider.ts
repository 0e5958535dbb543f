// A provider of OAuth 2 for the playground to sign in at: it approves of everybody and checks what the rules ask for.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface OAuthProvider {
  readonly origin: string;
  /** Requests for tokens that came, oldest first. */
  readonly asked: { readonly fields: URLSearchParams; readonly authorization: string | undefined }[];
  /** What the sign-in page was opened with, oldest first. */
  readonly signIns: URLSearchParams[];
  /** Answers the next sign-in with another state than it was asked with. */
  forgesState: boolean;
  readonly close: () => Promise<void>;
}

export async function startOAuthProvider(): Promise<OAuthProvider> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://x");
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "authorization, content-type");
    if (request.method === "OPTIONS") response.end();
    else if (url.pathname === "/authorize") signIn(url.searchParams, provider, response);
    else if (url.pathname === "/token")
      token(await bodyOf(request), request.headers.authorization, { provider, response });
    else if (url.pathname === "/.well-known/openid-configuration")
      json(response, 200, { authorization_endpoint: `${origin}/authorize`, token_endpoint: `${origin}/token` });
    else json(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const provider: OAuthProvider = { origin, asked: [], signIns: [], forgesState: false, close };
  return provider;
}

function signIn(asked: URLSearchParams, provider: OAuthProvider, response: ServerResponse): void {
  provider.signIns.push(asked);
  if (asked.get("client_id") === "hostile") {
    response.setHeader("content-type", "text/html");
    response.end(hostilePage(asked.get("state") ?? ""));
    return;
  }
  const back = new URL(asked.get("redirect_uri") ?? "");
  const state = provider.forgesState ? "forged" : (asked.get("state") ?? "");
  if (asked.get("response_type") === "token")
    back.hash = String(new URLSearchParams({ access_token: "implicit-token", state }));
  else if (asked.get("client_id") === "unknown")
    back.search = String(new URLSearchParams({ error: "access_denied", state }));
  else back.search = String(new URLSearchParams({ code: `code-${asked.get("code_challenge")}`, state }));
  response.writeHead(302, { location: back.href }).end();
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

interface Answering {
  readonly provider: OAuthProvider;
  readonly response: ServerResponse;
}

function token(fields: URLSearchParams, authorization: string | undefined, { provider, response }: Answering): void {
  provider.asked.push({ fields, authorization });
  const verifier = createHash("sha256")
    .update(fields.get("code_verifier") ?? "")
    .digest("base64url");
  const isProven = fields.get("grant_type") !== "authorization_code" || fields.get("code") === `code-${verifier}`;
  if (fields.get("password") === "wrong")
    json(response, 400, { error: "invalid_grant", error_description: "Wrong password." });
  else if (!isProven) json(response, 400, { error: "invalid_grant" });
  else json(response, 200, { access_token: `${fields.get("grant_type")}-token`, token_type: "Bearer" });
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
