// Makes the form that gets an access token by one of the flows of a scheme.
import { element, labelled, picker, refill } from "../element.js";
import type { OAuthFlow, PlaygroundOAuth } from "../playground-data.js";
import type { Session } from "../session.js";
import { ClosedError, openSignIn, type SignInWindow, waitForAnswer } from "./sign-in-window.js";

interface OAuthFormOptions {
  readonly oauth: PlaygroundOAuth;
  /** The reader's client, as filled in before. */
  readonly clientId: string;
  readonly session: Session;
  readonly onClient: (clientId: string) => void;
  readonly onToken: (token: string) => void;
}

/** A part to open below the field of the token. */
export function oauthForm(options: OAuthFormOptions): HTMLElement {
  const { oauth, session } = options;
  const { word } = session;
  const place = element("div", {});
  const draw = (flow: OAuthFlow | undefined) => refill(place, flow ? flowForm(flow, options) : null);
  const menu = picker(
    { "aria-label": word("getToken") },
    {
      labels: oauth.flows.map((flow) => flowName(flow, session)),
      chosen: 0,
      onPick: (index) => draw(oauth.flows[index]),
    },
  );
  draw(oauth.flows[0]);
  return element(
    "details",
    { class: "play-oauth" },
    element("summary", {}, word("getToken")),
    oauth.flows.length > 1 ? menu : null,
    place,
  );
}

function flowForm(flow: OAuthFlow, options: OAuthFormOptions): HTMLElement {
  const { oauth, clientId, session, onClient } = options;
  const { word } = session;
  const { client, secret, username, password, scopes } = flowInputs(clientId, oauth.scopes);
  const redirect = new URL(oauth.redirect, location.href).href;
  client.addEventListener("input", () => onClient(client.value));
  const typed = () => ({
    ...{ flow, redirect, clientId: client.value, clientSecret: secret.value },
    ...{ username: username.value, password: password.value, scopes: scopes.value },
  });
  const isPassword = flow.kind === "password";
  return element(
    "div",
    { class: "play-oauth-flow" },
    labelled(word("clientId"), client),
    flow.kind === "implicit" ? null : labelled(word("clientSecret"), secret),
    isPassword ? labelled(word("username"), username) : null,
    isPassword ? labelled(word("password"), password) : null,
    labelled(word("scopes"), scopes),
    ...(oauth.offered ?? []).map((scope) => scopeBox(scope, scopes)),
    needsWindow(flow)
      ? element("p", { class: "api-note" }, word("redirectAddress"), " ", element("code", {}, redirect))
      : null,
    ...tokenButton(flow, typed, options),
  );
}

/** Gets a token by what was typed, and says what came of it. */
function tokenButton(flow: OAuthFlow, typed: () => TokenWish, { session, onToken }: OAuthFormOptions): HTMLElement[] {
  const { word } = session;
  const status = element("p", { class: "api-note", role: "status" });
  const button = element("button", { type: "button", class: "button" }, word("getToken"));
  button.addEventListener("click", async () => {
    if (button.ariaDisabled === "true") return;
    // Really disabled, it would lose the focus of a keyboard.
    button.ariaDisabled = "true";
    const signIn = needsWindow(flow) ? openSignIn() : null;
    status.textContent = word("sending");
    try {
      onToken(await fetchToken(typed(), signIn));
      status.textContent = word("tokenReceived");
    } catch (error) {
      signIn?.close();
      status.textContent = word("tokenFailed", { reason: reasonOf(error, session) });
    }
    button.ariaDisabled = null;
  });
  return [button, status];
}

/** Puts a scope into the field of scopes, or takes it out. */
function scopeBox(scope: string, field: HTMLInputElement): HTMLElement {
  const box = element("input", { type: "checkbox" });
  box.addEventListener("change", () => {
    const others = field.value.split(/\s+/).filter((each) => each !== "" && each !== scope);
    field.value = (box.checked ? [...others, scope] : others).join(" ");
  });
  return element("label", { class: "play-scope" }, box, " ", element("code", {}, scope));
}

function flowInputs(clientId: string, scopes: string) {
  const input = (value: string, type = "text") =>
    element("input", { class: "play-input", type, value, autocomplete: "off", spellcheck: "false" });
  return {
    client: input(clientId),
    secret: input("", "password"),
    username: input(""),
    password: input("", "password"),
    scopes: input(scopes),
  };
}

function flowName({ kind }: OAuthFlow, { word }: Session): string {
  return kind === "openIdConnect" ? "OpenID Connect" : word(`${kind}Flow`);
}

/** A provider that answers says what is wrong; one that cannot be reached does not. */
function reasonOf(error: unknown, { word }: Session): string {
  if (error instanceof ClosedError) return word("signInClosed");
  return error instanceof TokenRefusal && error.message !== "" ? error.message : word("requestFailed");
}

/** What a reader filled in. */
interface TokenWish {
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
class TokenRefusal extends Error {}

/** Whether a flow takes the reader to the provider. */
function needsWindow({ kind }: OAuthFlow): boolean {
  return kind === "authorizationCode" || kind === "implicit" || kind === "openIdConnect";
}

/** The access token. Flows that need a window use `signIn`, and fail without one. */
async function fetchToken(wish: TokenWish, signIn: SignInWindow | null): Promise<string> {
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

/** An unguessable string. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers only hash on secure pages; elsewhere the verifier is sent as it is. */
async function createChallenge() {
  const verifier = randomText();
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return { verifier, code_challenge: verifier, code_challenge_method: "plain" };
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, code_challenge: base64Url(new Uint8Array(digest)), code_challenge_method: "S256" };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
