// Opens the playground as a dialog: the form on one side, the request as code and the response on the other.
import { serializeRequest } from "../../openapi/request/serialize.js";
import { namesLetIn } from "../../shared/reader-groups.js";
import { authForm } from "./auth-form.js";
import { bodyForm } from "./body-form.js";
import { element, refill } from "./element.js";
import { parameterForms, parameterInputId } from "./parameters-form.js";
import type { PlaygroundData } from "./playground-data.js";
import { missingParameters, requestOf, startState } from "./playground-state.js";
import { applyInputs, fetchReader, maySend, type Reader } from "./reader.js";
import { createRun } from "./run-request.js";
import { sampleView } from "./sample-view.js";
import { openSecrets } from "./secrets.js";
import { serverForm } from "./server-form.js";
import { type Session, wordsOf } from "./session.js";

/** Open or closed dialogs by element: what was filled in stays. */
const opened = new WeakMap<HTMLElement, HTMLDialogElement>();

/** Opens the playground of an element; `json` is the data of its script tag. */
export function openPlayground(host: HTMLElement, json: string): void {
  const dialog = opened.get(host) ?? build(JSON.parse(json));
  if (!opened.has(host)) {
    opened.set(host, dialog);
    host.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
}

function build(data: PlaygroundData): HTMLDialogElement {
  const word = wordsOf(data);
  const form = element("form", { class: "play-form", novalidate: true });
  const url = element("code", { class: "play-url" });
  const button = element("button", { type: "submit", class: "button button-primary play-send" }, word("send"));
  const response = element("section", {
    class: "play-card play-response",
    "aria-label": word("response"),
    hidden: true,
  });
  const session: Session = {
    data,
    state: startState(data),
    secrets: openSecrets(data.servers[0]?.url ?? ""),
    word,
    changed: () => update(),
  };
  const sample = sampleView(session);
  const run = createRun(session, { button, response });
  const update = () => {
    const request = serializeRequest(requestOf(data, session.state, "sample"));
    url.textContent = request.url;
    sample.update(request);
  };
  const drawForms = () =>
    refill(form, authForm(session), serverForm(session), ...parameterForms(session), bodyForm(session));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!run.isRunning() && markMissing(session)) return;
    run.toggle();
  });
  form.id = `play-form-${crypto.randomUUID()}`;
  button.setAttribute("form", form.id);
  drawForms();
  update();
  const lock = element("p", { class: "api-note play-lock", role: "status" });
  const dialog = frame(data, {
    word,
    url,
    button,
    lock,
    form,
    side: element("div", { class: "play-side" }, sample.node, response),
  });
  dialog.addEventListener("close", run.stop);
  if (data.lock || data.user) {
    const opens = unlock(session, { button, lock });
    opens.then((reader) => {
      if (!reader) return;
      session.state.token = reader.token;
      applyInputs(reader, data, session.state);
      drawForms();
      update();
    });
  }
  return dialog;
}

interface Parts {
  readonly word: Session["word"];
  readonly url: HTMLElement;
  readonly button: HTMLElement;
  readonly lock: HTMLElement;
  readonly form: HTMLElement;
  readonly side: HTMLElement;
}

function frame(data: PlaygroundData, { word, url, button, lock, form, side }: Parts): HTMLDialogElement {
  const close = element(
    "button",
    { type: "button", class: "button-icon play-close", "aria-label": word("close") },
    "×",
  );
  const dialog = element(
    "dialog",
    { class: "play-dialog", "aria-label": `${word("tryIt")}: ${data.method} ${data.path}` },
    element(
      "div",
      { class: "play-bar" },
      element("span", { class: "method-pill", "data-method": data.method.toLowerCase() }, data.method),
      url,
      button,
      close,
    ),
    lock,
    element("div", { class: "play-columns" }, form, side),
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

/** Marks required parameters without a value and focuses the first; true where there is one. */
function markMissing({ data, state }: Session): boolean {
  const missing = missingParameters(data, state).map((parameter) =>
    parameterInputId(data.parameters.indexOf(parameter)),
  );
  for (const id of missing) document.getElementById(id)?.setAttribute("aria-invalid", "true");
  const [first] = missing;
  if (first) document.getElementById(first)?.focus();
  return missing.length > 0;
}

/** Nothing is sent until the site has confirmed that the reader may. Returns the reader, if there is one. */
async function unlock(
  { data, word }: Session,
  { button, lock }: { button: HTMLButtonElement; lock: HTMLElement },
): Promise<Reader | null> {
  if (data.lock) {
    button.disabled = true;
    lock.textContent = word("playgroundChecking");
  }
  const reader = await fetchReader(data.user);
  const isOpen = maySend(data.lock, reader, Date.now());
  button.disabled = !isOpen;
  const groups = namesLetIn(data.lock?.groups ?? []);
  const reason = groups.length > 0 ? word("playgroundLocked", { groups: groups.join(", ") }) : word("playgroundSignIn");
  lock.textContent = isOpen ? "" : reason;
  return reader;
}
