// Gets an OAuth 2 access token: in a sign-in window, or with one request.
import type { OAuthFlow } from "../playground-data.js";
import { createChallenge, randomText } from "./challenge.js";
import { type SignInWindow, waitForAnswer } from "./sign-in-window.js";

/** What a reader filled in. */
export interface TokenWish {
  readonly flow: OAuthFlow;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  /** Scopes, separated by spaces. */
  readonly scopes: string;
  /** The page of this site that the provider sends the reader back to. */
  readonly redirect: string;
}

/** The provider refused; the message is the provider's. */
export class TokenRefusal extends Error {}

/** Whether a flow takes the reader to the provider. */
export function needsWindow({ kind }: OAuthFlow): boolean {
  return kind === "authorizationCode" || kind === "implicit" || kind === "openIdConnect";
}

/** The access token. Flows that need a window use `signIn`, and fail without one. */
export async function fetchToken(wish: TokenWish, signIn: SignInWindow | null): Promise<string> {
  const { kind } = wish.flow;
  const { clientId: client_id, username, password, scopes: scope } = wish;
  if (kind === "clientCredentials") return requestToken(wish, { grant_type: "client_credentials", scope });
  if (kind === "password") return requestToken(wish, { grant_type: "password", username, password, scope });
  if (!signIn) throw new TokenRefusal("");
  const flow = kind === "openIdConnect" ? await discover(wish.flow) : wish.flow;
  const state = randomText();
  const asked = { client_id, redirect_uri: wish.redirect, scope, state };
  if (kind === "implicit") {
    const answer = await waitForAnswer(
      signIn,
      address(flow.authorizationUrl, { response_type: "token", ...asked }),
      state,
    );
    return tokenIn(Object.fromEntries(answer));
  }
  const { verifier, ...challenge } = await createChallenge();
  const url = address(flow.authorizationUrl, { response_type: "code", ...asked, ...challenge });
  const answer = await waitForAnswer(signIn, url, state);
  const code = answer.get("code") ?? refuse(answer.get("error_description") ?? answer.get("error"));
  const exchange = { grant_type: "authorization_code", code, redirect_uri: wish.redirect, code_verifier: verifier };
  return requestToken({ ...wish, flow }, exchange);
}

/** Where the provider says its endpoints are. */
async function discover(flow: OAuthFlow): Promise<OAuthFlow> {
  const response = await fetch(flow.discoveryUrl ?? "");
  const { authorization_endpoint, token_endpoint } = await response.json();
  return { ...flow, authorizationUrl: String(authorization_endpoint), tokenUrl: String(token_endpoint) };
}

async function requestToken({ flow, clientId, clientSecret }: TokenWish, asked: Fields): Promise<string> {
  const headers: Record<string, string> = { accept: "application/json" };
  // A client with a secret identifies itself in the header (RFC 6749, 2.3.1), any other in the body.
  const isSecret = clientSecret !== "";
  if (isSecret)
    headers["authorization"] = `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)}`;
  const body = new URLSearchParams(filled({ ...asked, ...(!isSecret && { client_id: clientId }) }));
  const response = await fetch(flow.tokenUrl ?? "", { method: "POST", headers, body });
  return tokenIn(await response.json().catch(() => ({ error: String(response.status) })));
}

function tokenIn(answer: Readonly<Record<string, unknown>>): string {
  const { access_token } = answer;
  if (typeof access_token === "string") return access_token;
  return refuse(String(answer["error_description"] ?? answer["error"] ?? "access_token"));
}

function refuse(reason: string | null): never {
  throw new TokenRefusal(reason ?? "");
}

type Fields = Readonly<Record<string, string>>;

function filled(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

function address(url: string | null, asked: Fields): string {
  const made = new URL(url ?? "");
  for (const [name, value] of Object.entries(filled(asked))) made.searchParams.set(name, value);
  return made.href;
}
