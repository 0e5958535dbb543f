// Owns the chat's sheet: a dialog with an input field in its own shadow tree, so that neither the site's styles nor ours reach across.
import answerStyles from "./answer.shadow.css";
import type { AssistantData } from "./assistant-settings.js";
import { createChat } from "./chat.js";
import composerStyles from "./composer.shadow.css";
import type { Ask, ContextItem } from "./conversation.js";
import { failureWords } from "./draw-message.js";
import { icon, iconButton, make } from "./make.js";
import { createMessageLog } from "./message-log.js";
import sheetStyles from "./sheet.shadow.css";
import standaloneStyles from "./standalone.shadow.css";

export interface AssistantSheet {
  readonly host: HTMLElement;
  isOpen(): boolean;
  /** Beside the page where there is room, over it on a phone. */
  open(ask?: Ask | null): void;
  close(): void;
}

const NARROW = "(max-width: 47.99rem)";

export function createSheet(data: AssistantData): AssistantSheet {
  const { settings, words } = data;
  const { chat, log, composer, announcer } = createParts(data);
  const startAnew = () => {
    chat.startAnew();
    composer.focus();
  };
  const head = drawHead(data, { startAnew, close: () => dialog.close() });
  const notice = make("p", { class: "notice" }, settings.disclaimer ?? words.assistantNotice);
  const dialog = make("dialog", { "aria-labelledby": "title" }, head, log.node, composer.node, notice, announcer);
  const host = hostOf(dialog);
  dialog.addEventListener("close", () => {
    chat.setOpen(false);
    host.dispatchEvent(new CustomEvent("docsgen:closed"));
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) dialog.close();
  });
  log.show(chat.conversation().messages);
  chat.takeUp();

  return {
    host,
    isOpen: () => dialog.open,
    close: () => dialog.close(),
    open(ask = null) {
      if (!dialog.open) {
        show(dialog);
        chat.setOpen(true);
        log.toEnd();
      }
      if (ask && ask.text !== "" && !chat.isBusy()) chat.ask(ask);
      else if (ask) composer.prepare(ask);
      // On a phone the on-screen keyboard would cover the suggestions.
      if (ask === null && isOnPhone() && matchMedia("(pointer: coarse)").matches) log.node.focus();
      else composer.focus();
    },
  };
}

function isOnPhone(): boolean {
  return matchMedia(NARROW).matches;
}

function show(dialog: HTMLDialogElement): void {
  if (isOnPhone()) dialog.showModal();
  else dialog.show();
}

/** The conversation with what displays it, and the field below. The announcer tells screen readers of its course. */
function createParts(data: AssistantData) {
  const { words } = data;
  const announcer = make("p", { class: "unseen", role: "status" });
  const chat = createChat(data, {
    listChanged: () => log.show(chat.conversation().messages),
    messageChanged: (message) => log.update(message),
    busyChanged(isBusy) {
      composer.setBusy(isBusy);
      announcer.textContent = isBusy ? words.thinking : "";
    },
    answered(message) {
      announcer.textContent = message.state === "failed" ? failureWords(message, words) : log.wordsOf(message);
    },
  });
  const log = createMessageLog(data, { ...chat, ask: (text) => chat.ask({ text, context: [] }) });
  const composer = createComposer(data, { send: chat.ask, stop: chat.stop });
  return { chat, log, composer, announcer };
}

interface HeadActions {
  readonly startAnew: () => void;
  readonly close: () => void;
}

function drawHead({ settings, words }: AssistantData, { startAnew, close }: HeadActions): HTMLElement {
  return make(
    "div",
    { class: "head" },
    make("h2", { id: "title" }, settings.title ?? words.assistant),
    iconButton("compose", words.newChat, startAnew),
    iconButton("close", words.close, close),
  );
}

function hostOf(dialog: HTMLDialogElement): HTMLElement {
  const host = make("docs-assistant-sheet" as "div");
  host
    .attachShadow({ mode: "open" })
    .append(make("style", {}, standaloneStyles, sheetStyles, answerStyles, composerStyles), dialog);
  return host;
}

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

function createComposer({ settings, words }: AssistantData, { send, stop }: ComposerActions): Composer {
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
