// Owns the playground's form: elements, sections and submission.

import { pause } from "../code/slowly.js";
import { authForm } from "./auth-form.js";
import { bodyForm } from "./body-form.js";
import { element, labelled, refill } from "./element.js";
import { choiceId } from "./form/variant-input.js";
import { parameterForms } from "./parameters-form.js";
import type { Run } from "./run-request.js";
import { type InputFault, inputFaults } from "./sending/check-input.js";
import { keepRequest, renewHistory } from "./sending/history.js";
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

/** The section, or null where there are schemes to fill in. */
function headerForm({ data, state, word, changed }: Session): HTMLElement | null {
  if (data.security.choices.length > 0) return null;
  const name = element("input", {
    class: "play-input play-header-name",
    placeholder: "Authorization",
    spellcheck: "false",
  });
  const value = element("input", { class: "play-input", type: "password", autocomplete: "off" });
  name.value = state.header.name;
  value.value = state.header.value;
  for (const input of [name, value])
    input.addEventListener("input", () => {
      state.header = { name: name.value.trim(), value: value.value };
      changed();
    });
  return element(
    "details",
    { class: "play-section" },
    element("summary", {}, word("authorization")),
    element(
      "div",
      { class: "play-row play-pair" },
      labelled(word("headerParameters"), name),
      labelled(word("enterValue"), value),
    ),
  );
}

/** Shows the faults and goes to the first; earlier ones go away. */
function showFaults(faults: readonly InputFault[], list: HTMLElement, { word }: Session): void {
  const form = list.closest("dialog") ?? document;
  for (const input of form.querySelectorAll("[aria-invalid=true]")) {
    clearFault(input);
    input.removeAttribute("aria-invalid");
  }
  const elsewhere: HTMLElement[] = [];
  for (const { id, name, rule } of faults) {
    const text = rule === null ? word("fieldRequired") : word("expectedValue", { rule });
    const input = inputAt(id);
    if (!input) {
      elsewhere.push(element("li", {}, name === "" ? text : `${name}: ${text}`));
      continue;
    }
    input.setAttribute("aria-invalid", "true");
    const described = input.getAttribute("aria-describedby");
    input.setAttribute("aria-describedby", [`${id}-fault`, described].filter(Boolean).join(" "));
    input.after(element("p", { class: "play-error play-fault", id: `${id}-fault` }, text));
  }
  refill(list, ...elsewhere);
  const [first] = faults;
  if (first) goTo(inputAt(first.id) ?? list);
}

/** What is said of an input is no longer true once it is edited. */
function clearFault(input: EventTarget | null): void {
  if (!(input instanceof HTMLElement)) return;
  const note = input.nextElementSibling;
  if (!note?.classList.contains("play-fault")) return;
  note.remove();
  input.removeAttribute("aria-invalid");
  const others =
    input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .filter((id) => id !== note.id) ?? [];
  if (others.length > 0) input.setAttribute("aria-describedby", others.join(" "));
  else input.removeAttribute("aria-describedby");
}

/** What is folded away is opened on the way. */
function goTo(place: HTMLElement): void {
  for (let at = place.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
  place.focus();
}

/** Of a choice between schemas the input of the chosen one, else the menu that chooses. */
function inputAt(id: string): HTMLElement | null {
  const menu = document.getElementById(choiceId(id));
  const chosen = menu instanceof HTMLSelectElement ? document.getElementById(`${id}-${menu.value}`) : null;
  return document.getElementById(id) ?? chosen ?? menu;
}
