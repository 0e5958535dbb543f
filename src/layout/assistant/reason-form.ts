// Owns the form below a rated answer, in which the reader says what worked or was missing.
import type { AssistantWords } from "../../shared/english/assistant.js";
import type { Message } from "./conversation.js";
import { icon, make } from "./make.js";

interface ReasonActions {
  /** Whether the reason arrived. */
  readonly send: (reason: string) => Promise<boolean>;
  /** Takes the focus of a form that goes away. */
  readonly leave: () => void;
}

export function createReasonForm(message: Message, words: AssistantWords, { send, leave }: ReasonActions) {
  const { form, field } = drawForm(`reason-${message.request}`, words);
  const note = make("p", { class: "reason-note", "aria-live": "polite" });
  const node = make("div", { class: "reason-area" }, note);

  function close(): void {
    const hasFocus = form.matches(":focus-within");
    message.reason = null;
    form.remove();
    if (hasFocus) leave();
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const isSent = await send(field.value.trim());
    // Taken away meanwhile, by the thumb or Escape.
    if (message.reason === null) return;
    note.textContent = isSent ? words.feedbackThanks : words.feedbackFailed;
    if (isSent) close();
  });
  field.addEventListener("input", () => {
    message.reason = field.value;
  });
  answerKeys(form, field, close);

  return {
    node,
    /** Shows the form, or takes it away, as the message says. */
    update() {
      if (message.reason === null) form.remove();
      else node.prepend(form);
      field.value = message.reason ?? "";
      note.textContent = "";
    },
    /** Brings the form into view, ready to be written to. */
    focus() {
      if (message.reason !== null) show(form, field);
    },
  };
}

/** On a phone the on-screen keyboard would cover the answer. */
function show(form: HTMLElement, field: HTMLElement): void {
  if (matchMedia("(pointer: coarse)").matches) form.scrollIntoView({ block: "nearest" });
  else field.focus();
}

function drawForm(id: string, words: AssistantWords) {
  const field = make("textarea", { id, rows: "1", maxlength: "2000", enterkeyhint: "send" });
  const button = make("button", { type: "submit", class: "send", "aria-label": words.send, title: words.send });
  button.append(icon("send"));
  const label = make("label", { for: id }, words.feedbackReason);
  return { form: make("form", { class: "reason" }, label, make("div", { class: "field" }, field, button)), field };
}

function answerKeys(form: HTMLFormElement, field: HTMLElement, close: () => void): void {
  form.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const isSending = event.key === "Enter" && !event.shiftKey && event.target === field;
    if (!isSending && event.key !== "Escape") return;
    // Escape closes the form, not the chat.
    event.preventDefault();
    event.stopPropagation();
    if (isSending) form.requestSubmit();
    else close();
  });
}
