// Owns the chat's input field, with the quoted context above it.
import type { AssistantData } from "./assistant-settings.js";
import type { Ask, ContextItem } from "./conversation.js";
import { icon, iconButton, make } from "./make.js";

interface Composer {
  readonly node: HTMLElement;
  focus(): void;
  /** Takes what is asked next; without text the reader writes it. */
  prepare(ask: Ask): void;
  /** While an answer is in progress, the button stops it. */
  setBusy(isBusy: boolean): void;
}

interface ComposerActions {
  readonly send: (ask: Ask) => void;
  readonly stop: () => void;
}

export function createComposer({ settings, words }: AssistantData, { send, stop }: ComposerActions): Composer {
  const field = promptField(settings.placeholder ?? words.askAbout);
  const button = make("button", { type: "submit", class: "send" });
  const quotes = createQuotes(words.clear, () => field.focus());
  const node = make("form", {}, quotes.node, make("div", { class: "field" }, field, button));
  let isBusy = false;

  function prepare(ask: Ask): void {
    quotes.show(ask.context);
    if (ask.text !== "") field.value = ask.text;
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    showBusy(button, words, busy);
  }

  function submit(): void {
    const text = field.value.trim();
    if (text === "") return;
    field.value = "";
    const asked = { text, context: quotes.shown() };
    quotes.show([]);
    send(asked);
  }

  node.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isBusy) stop();
    else submit();
  });
  onEnter(field, () => isBusy || submit());
  setBusy(false);
  return { node, focus: () => field.focus({ preventScroll: true }), prepare, setBusy };
}

/** What the question points at. */
function createQuotes(clearName: string, onClear: () => void) {
  const node = make("div", { class: "quoted" });
  let items: readonly ContextItem[] = [];
  const show = (next: readonly ContextItem[]) => {
    items = next;
    node.replaceChildren(...items.map(({ value }) => chip(value, clearName, clear)));
  };
  const clear = () => {
    show([]);
    onClear();
  };
  return { node, show, shown: () => items };
}

function chip(text: string, clearName: string, clear: () => void): HTMLElement {
  return make("div", { class: "chip" }, make("span", {}, text), iconButton("close", clearName, clear));
}

function promptField(prompt: string): HTMLTextAreaElement {
  return make("textarea", {
    rows: "1",
    placeholder: prompt,
    "aria-label": prompt,
    maxlength: "4000",
    enterkeyhint: "send",
  });
}

/** Shift+Enter starts a new line; Enter that ends the composition of a character does not send. */
function onEnter(field: HTMLElement, send: () => void): void {
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  });
}

function showBusy(button: HTMLButtonElement, words: AssistantData["words"], isBusy: boolean): void {
  const name = isBusy ? words.stop : words.send;
  button.replaceChildren(icon(isBusy ? "stop" : "send"));
  button.setAttribute("aria-label", name);
  button.title = name;
}
