// Owns the playground's form: elements, sections and submission.
import { authForm } from "./auth-form.js";
import { bodyForm } from "./body-form.js";
import { element, refill } from "./element.js";
import { pause } from "./form/append-slowly.js";
import { parameterForms } from "./parameters-form.js";
import type { Run } from "./run-request.js";
import { inputFaults } from "./sending/check-input.js";
import { headerForm } from "./sending/header-form.js";
import { keepRequest, renewHistory } from "./sending/history.js";
import { clearFault, showFaults } from "./sending/show-faults.js";
import { serverForm } from "./server-form.js";
import type { Session } from "./session.js";

type Elements = ReturnType<typeof playElements>;

export function playElements(word: Session["word"]) {
  const form = element("form", { class: "play-form", novalidate: true });
  form.id = `play-form-${crypto.randomUUID()}`;
  const button = element(
    "button",
    { type: "submit", class: "button button-primary play-send", "aria-keyshortcuts": "Control+Enter Meta+Enter" },
    word("send"),
  );
  button.setAttribute("form", form.id);
  const response = element("section", {
    class: "play-card play-response",
    "aria-label": word("response"),
    tabindex: -1,
    hidden: true,
  });
  // Between the button and the answer are all the fields.
  const toResponse = element(
    "button",
    { type: "button", class: "button play-skip", hidden: true, onclick: () => response.focus() },
    word("response"),
  );
  return {
    ...{ form, button, response, toResponse },
    url: element("code", { class: "play-url" }),
    anyway: element("button", { type: "button", class: "button play-anyway", hidden: true }, word("sendAnyway")),
    faults: element("ul", { class: "play-faults", role: "alert", tabindex: -1 }),
  };
}

/** Draws the form anew. */
export type DrawForms = () => void;

export function formDrawer(session: Session, { form, faults }: Elements): DrawForms {
  let turn = 0;
  const drawForms = (): void => {
    const own = ++turn;
    const recent = element("div", { class: "play-recent" });
    renewHistory(recent, session, () => drawAgain(form, drawForms));
    refill(form, recent);
    const sections = [
      () => authForm(session),
      () => headerForm(session),
      () => serverForm(session),
      ...parameterForms(session),
      () => bodyForm(session),
      () => faults,
    ];
    session.appendSlowly(form, sections, () => own === turn);
  };
  return drawForms;
}

/** The reader stays where they took the request from. */
function drawAgain(form: HTMLElement, drawForms: DrawForms): void {
  drawForms();
  form.querySelector<HTMLElement>(".play-history > summary")?.focus();
}

interface Sending {
  readonly run: Run;
  readonly whenAppended: () => Promise<void>;
  readonly drawForms: DrawForms;
}

/** Sends what is submitted. Returns what submits. */
export function sendOnSubmit(session: Session, elements: Elements, sending: Sending): () => void {
  const { form, button, anyway, faults } = elements;
  const { run, whenAppended } = sending;
  anyway.addEventListener("click", () => {
    button.focus();
    anyway.hidden = true;
    send(session, elements, sending);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (run.isRunning()) return run.toggle();
    let found = inputFaults(session);
    if (found.length > 0) {
      // A reader may be faster than the form: faults are shown beside inputs that are there.
      await whenAppended();
      found = inputFaults(session);
    }
    anyway.hidden = found.length === 0 || button.disabled;
    if (found.length === 0) return send(session, elements, sending);
    showFaults(found, faults, session);
  });
  // Before the inputs themselves, which may find another fault.
  form.addEventListener("input", ({ target }) => clearFault(target), { capture: true });
  return () => {
    if (!button.disabled && !run.isRunning()) form.requestSubmit();
  };
}

/** Keeps the request while it is on its way, and the status of its answer. */
async function send(session: Session, { form, faults }: Elements, { run, drawForms }: Sending): Promise<void> {
  const renew = () => {
    const place = form.querySelector<HTMLElement>(".play-recent");
    if (place) renewHistory(place, session, () => drawAgain(form, drawForms));
  };
  showFaults([], faults, session);
  const answered = run.toggle();
  await pause();
  const keepStatus = keepRequest(session);
  renew();
  const status = await answered;
  if (status === null) return;
  keepStatus(status);
  renew();
}
