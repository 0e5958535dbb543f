// Makes the form of credentials: one way to authorize at a time, kept for the session or longer.
import type { SchemeShape } from "../../openapi/credentials.js";
import { element, labelled, refill, select } from "./element.js";
import { oauthForm } from "./oauth/oauth-form.js";
import type { PlaygroundOAuth, PlaygroundScheme } from "./playground-data.js";
import { emptySecret, serverAddress } from "./playground-state.js";
import type { Session } from "./session.js";

/** The section, or null where the operation asks for nothing. */
export function authForm(session: Session): HTMLElement | null {
  const { data, state, word } = session;
  const { choices } = data.security;
  if (choices.length === 0) return null;
  for (const { schemes } of choices) for (const scheme of schemes) recall(scheme, session);
  const fields = element("div", {});
  const draw = () =>
    refill(fields, ...(choices[state.choice]?.schemes ?? []).map((scheme) => schemeFields(scheme, session)));
  const picker = select(
    { "aria-label": word("chooseOne") },
    choices.map(({ label }, index) => [String(index), label]),
    String(state.choice),
  );
  picker.addEventListener("change", () => {
    state.choice = Number(picker.value);
    draw();
    session.changed();
  });
  draw();
  return element(
    "section",
    { class: "play-section" },
    element("h3", {}, word("authorization")),
    choices.length > 1 ? picker : null,
    fields,
    keeping(session, draw),
  );
}

/** What is known already, such as the reader's own values, stays. */
function recall({ key, prefill }: PlaygroundScheme, { state, secrets }: Session): void {
  if (state.secrets[key]) return;
  const kept = secrets.read(key);
  const isEmpty = kept.value === "" && kept.username === "" && kept.password === "";
  state.secrets[key] = isEmpty && prefill !== null ? { ...emptySecret, value: prefill } : kept;
}

function schemeFields({ key, shape, oauth }: PlaygroundScheme, session: Session): HTMLElement {
  const { state, secrets, word } = session;
  const write = (part: Partial<typeof emptySecret>) => {
    const secret = { ...(state.secrets[key] ?? emptySecret), ...part };
    state.secrets[key] = secret;
    secrets.write(key, secret);
    session.changed();
  };
  const input = (part: keyof typeof emptySecret, type: "text" | "password") => {
    const made = element("input", {
      class: "play-input",
      type,
      value: state.secrets[key]?.[part] ?? "",
      autocomplete: "off",
      spellcheck: "false",
    });
    made.addEventListener("input", () => write({ [part]: made.value, isGranted: false }));
    return made;
  };
  const value = input("value", "password");
  const tokenForm = (known: PlaygroundOAuth) =>
    oauthForm({
      oauth: known,
      clientId: state.secrets[key]?.username ?? "",
      session,
      onClient: (username) => write({ username }),
      onToken: (token) => {
        value.value = token;
        write({ value: token, isGranted: true });
      },
    });
  if (shape.kind === "mutualTLS") return element("p", { class: "api-note" }, "Mutual TLS");
  if (shape.kind !== "basic") {
    const notice = isForeignCookie(shape, session) ? element("p", { class: "api-note" }, word("cookieNotice")) : null;
    return element(
      "div",
      { class: "play-row" },
      labelled(nameOf(shape), value, placeOf(shape)),
      notice,
      oauth ? tokenForm(oauth) : null,
    );
  }
  return element(
    "div",
    { class: "play-row play-pair" },
    labelled(word("username"), input("username", "text")),
    labelled(word("password"), input("password", "password")),
  );
}

function keeping(session: Session, redraw: () => void): HTMLElement {
  const { secrets, state, word } = session;
  const box = element("input", { type: "checkbox", checked: secrets.isRemembered() });
  box.addEventListener("change", () => secrets.remember(box.checked));
  const forget = () => {
    secrets.forget();
    for (const key of Object.keys(state.secrets)) state.secrets[key] = emptySecret;
    box.checked = false;
    redraw();
    session.changed();
  };
  return element(
    "div",
    { class: "play-keeping" },
    element("label", {}, box, ` ${word("rememberCredentials")}`),
    element("button", { type: "button", class: "play-link", onclick: forget }, word("forgetCredentials")),
  );
}

/** The header, query or cookie that a secret travels in. */
function nameOf(shape: SchemeShape): string {
  return shape.kind === "apiKey" ? shape.name : "Authorization";
}

function placeOf(shape: SchemeShape): HTMLElement {
  const text = shape.kind === "apiKey" ? shape.in : shape.kind === "http" ? shape.scheme : "Bearer";
  return element("span", { class: "field-type" }, ` ${text}`);
}

/** Browsers let no page set the cookies of another site. */
function isForeignCookie(shape: SchemeShape, { data, state }: Session): boolean {
  return shape.kind === "apiKey" && shape.in === "cookie" && data.proxy === null && Boolean(serverAddress(data, state));
}
