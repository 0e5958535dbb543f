// Makes the form of credentials: one way to authorize at a time, kept for the session or longer.
import { placeholderCredential, type SchemeShape, type Secret } from "../../openapi/request/credentials.js";
import { keepChoice, keptChoice } from "../choice/kept-choice.js";
import { element, labelled, linkButton, picker, playSection, refill } from "./element.js";
import { oauthForm } from "./oauth/oauth-form.js";
import type { PlaygroundData, PlaygroundScheme } from "./playground-data.js";
import { EMPTY_SECRET, type PlaygroundState, serverAddress } from "./playground-state.js";
import type { Session } from "./session.js";

/** The section, or null where the operation needs no credentials. */
export function authForm(session: Session): HTMLElement | null {
  const { data, state, word } = session;
  const { choices } = data.security;
  if (choices.length === 0) return null;
  const fields = element("div", {});
  const draw = () =>
    refill(fields, ...(choices[state.choice]?.schemes ?? []).map((scheme) => schemeFields(scheme, session)));
  const menu = picker(
    { "aria-label": word("authorization") },
    {
      labels: choices.map(({ label }) => label),
      chosen: state.choice,
      onPick: (index) => {
        state.choice = index;
        keepChoice("authorization", choices[index]?.label ?? "");
        draw();
        session.changed();
      },
    },
  );
  draw();
  const { node, renew } = keeping(session, draw);
  fields.addEventListener("input", renew);
  return playSection(word("authorization"), choices.length > 1 ? menu : null, fields, node);
}

/** The way to authorize that the reader chose before, here or on a page. */
export function recallWay({ security }: PlaygroundData, state: PlaygroundState): void {
  const kept = keptChoice("authorization");
  state.choice = Math.max(
    0,
    security.choices.findIndex(({ label }) => label === kept),
  );
}

function schemeFields(scheme: PlaygroundScheme, session: Session): HTMLElement {
  const { word } = session;
  const { shape } = scheme;
  if (shape.kind === "connection") return element("p", { class: "api-note" }, "Mutual TLS");
  if (shape.kind === "basic") {
    return element(
      "div",
      { class: "play-row play-pair" },
      labelled(word("username"), secretInput(scheme, "username", session)),
      labelled(word("password"), secretInput(scheme, "password", session)),
    );
  }
  const value = secretInput(scheme, "value", session);
  return element(
    "div",
    { class: "play-row" },
    labelled(shape.kind === "apiKey" ? shape.name : "Authorization", value, placeOf(shape)),
    isForeignCookie(shape, session) ? element("p", { class: "api-note" }, word("cookieNotice")) : null,
    tokenForm(scheme, value, session),
  );
}

/** An input for one part of a secret, stored while it is typed. */
function secretInput(scheme: PlaygroundScheme, part: "value" | "username" | "password", session: Session) {
  const made = element("input", {
    class: "play-input",
    type: part === "username" ? "text" : "password",
    value: session.state.secrets[scheme.key]?.[part] ?? "",
    placeholder: part === "value" ? formOf(scheme.shape) : null,
    autocomplete: "off",
    spellcheck: "false",
  });
  made.addEventListener("input", () => keep(scheme, { [part]: made.value, isGranted: false }, session));
  return made;
}

/** A token that can be requested from here goes into the field of its scheme. */
function tokenForm(scheme: PlaygroundScheme, field: HTMLInputElement, session: Session): HTMLElement | null {
  if (!scheme.oauth) return null;
  return oauthForm({
    oauth: scheme.oauth,
    clientId: session.state.secrets[scheme.key]?.username ?? "",
    session,
    onClient: (username) => keep(scheme, { username }, session),
    onToken: (token) => {
      field.value = token;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      keep(scheme, { value: token, isGranted: true }, session);
    },
  });
}

function keep({ key }: PlaygroundScheme, part: Partial<Secret>, { state, secrets, changed }: Session): void {
  const secret = { ...(state.secrets[key] ?? EMPTY_SECRET), ...part };
  state.secrets[key] = secret;
  secrets.write(key, secret);
  changed();
}

/** What can be kept and forgotten; `renew` shows whether there is something to forget. */
function keeping(session: Session, redraw: () => void) {
  const { secrets, state, word } = session;
  const box = element("input", { type: "checkbox", checked: secrets.isRemembered() });
  box.addEventListener("change", () => secrets.remember(box.checked));
  const forget = () => {
    secrets.forget();
    for (const key of Object.keys(state.secrets)) state.secrets[key] = EMPTY_SECRET;
    box.checked = false;
    redraw();
    renew();
    box.focus();
    session.changed();
  };
  const button = linkButton(word("forgetCredentials"), forget);
  const renew = () => {
    button.hidden = !Object.values(state.secrets).some((secret) => secret.value || secret.username || secret.password);
  };
  renew();
  const remember = element("label", {}, box, ` ${word("rememberCredentials")}`);
  return { node: element("div", { class: "play-keeping" }, remember, button), renew };
}

/** What is typed, as the samples show it. */
function formOf(shape: SchemeShape): string {
  return placeholderCredential(shape, null)?.value.replace(/^.* /, "") ?? "";
}

function placeOf(shape: SchemeShape): HTMLElement {
  const text = shape.kind === "apiKey" ? shape.in : shape.kind === "http" ? shape.scheme : "Bearer";
  return element("span", { class: "field-type" }, ` ${text}`);
}

/** Browsers do not let pages set the cookies of another site. */
function isForeignCookie(shape: SchemeShape, { data, state }: Session): boolean {
  return shape.kind === "apiKey" && shape.in === "cookie" && data.proxy === null && Boolean(serverAddress(data, state));
}
