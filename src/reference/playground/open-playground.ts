// Opens the playground as a dialog: the form on one side, the request as code and the response on the other.
import { serializeRequest } from "../../openapi/request/serialize.js";
import { namesLetIn } from "../../shared/reader-groups.js";
import { authForm } from "./auth-form.js";
import { bodyForm } from "./body-form.js";
import { element, refill } from "./element.js";
import { parameterForms } from "./parameters-form.js";
import type { PlaygroundData } from "./playground-data.js";
import { requestOf, startState } from "./playground-state.js";
import { applyInputs, fetchReader, maySend, type Reader } from "./reader.js";
import { createRun } from "./run-request.js";
import { sampleView } from "./sample-view.js";
import { openSecrets } from "./secrets.js";
import { inputFaults } from "./sending/check-input.js";
import { headerForm } from "./sending/header-form.js";
import { historySection, keepRequest } from "./sending/history.js";
import { keepServer, recallServer } from "./sending/kept-server.js";
import { showFaults } from "./sending/show-faults.js";
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
  recallServer(data, session.state);
  const sample = sampleView(session);
  const run = createRun(session, { button, response });
  const update = () => {
    const request = serializeRequest(requestOf(data, session.state, "sample"));
    url.textContent = request.url;
    sample.update(request);
    keepServer(data, session.state);
  };
  const faults = element("ul", { class: "play-faults", role: "alert" });
  const anyway = element(
    "button",
    { type: "button", class: "button play-anyway", hidden: true, onclick: () => send() },
    word("sendAnyway"),
  );
  const send = () => {
    anyway.hidden = true;
    showFaults([], faults, session);
    keepRequest(session);
    run.toggle();
  };
  const drawForms = (): void =>
    refill(
      form,
      historySection(session, drawForms),
      authForm(session),
      headerForm(session),
      serverForm(session),
      ...parameterForms(session),
      bodyForm(session),
      faults,
    );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (run.isRunning()) return run.toggle();
    const found = inputFaults(data, session.state);
    if (found.length === 0) return send();
    showFaults(found, faults, session);
    anyway.hidden = button.disabled;
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
    anyway,
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
  readonly anyway: HTMLElement;
  readonly lock: HTMLElement;
  readonly form: HTMLElement;
  readonly side: HTMLElement;
}

function frame(data: PlaygroundData, { word, url, button, anyway, lock, form, side }: Parts): HTMLDialogElement {
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
      anyway,
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
