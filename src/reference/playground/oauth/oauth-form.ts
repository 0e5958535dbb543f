// Makes the form that gets an access token by one of the flows of a scheme.
import { element, labelled, picker, refill } from "../element.js";
import type { OAuthFlow, PlaygroundOAuth } from "../playground-data.js";
import type { Session } from "../session.js";
import { fetchToken, needsWindow, TokenRefusal, type TokenWish } from "./fetch-token.js";
import { ClosedError, openSignIn } from "./sign-in-window.js";

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
