// Opens the chat: by its button, Ctrl+I or Cmd+I, a selection, or another part of the page. The sheet is loaded when first wanted.
import { LiveElement, type Until } from "../../components/live-element.js";
import { type AssistantData, chatName, readAssistantData } from "./assistant-settings.js";
import { type Ask, type ContextItem, loadConversation } from "./conversation.js";
import { icon, make } from "./make.js";
import type { AssistantSheet } from "./sheet.js";

const LONGEST_SELECTION = 4000;

/** Shows a button beside the end of a selection inside the article. @param onAsk gets what was selected */
function offerAskingAboutSelections(words: string, onAsk: (item: ContextItem) => void, until: Until): void {
  const button = make(
    "button",
    { type: "button", class: "assistant-selection", hidden: true },
    icon("sparkles"),
    words,
  );
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => {
    const item = selectedItem();
    button.hidden = true;
    if (item) onAsk(item);
  });
  document.body.append(button);
  until.signal.addEventListener("abort", () => button.remove());
  const place = () => showBeside(button);
  document.addEventListener(
    "selectionchange",
    () => {
      if (!selectedItem()) button.hidden = true;
    },
    until,
  );
  document.addEventListener("pointerup", () => setTimeout(place), until);
  document.addEventListener("keyup", (event) => event.shiftKey && place(), until);
  addEventListener(
    "scroll",
    () => {
      button.hidden = true;
    },
    { ...until, passive: true },
  );
}

function showBeside(button: HTMLElement): void {
  const rect = selectedItem() && getSelection()?.getRangeAt(0).getBoundingClientRect();
  button.hidden = !rect;
  if (!rect) return;
  const { width, height } = button.getBoundingClientRect();
  const above = rect.top - height - 8;
  button.style.top = `${above > 64 ? above : rect.bottom + 8}px`;
  button.style.left = `${Math.min(Math.max(8, rect.left + rect.width / 2 - width / 2), innerWidth - width - 8)}px`;
}

/** The selection as context; null outside the article. Inside a code block it is code. */
function selectedItem(): ContextItem | null {
  const selection = getSelection();
  const text = selection?.toString().trim() ?? "";
  if (!selection || selection.isCollapsed || text.length < 3) return null;
  const { commonAncestorContainer: container } = selection.getRangeAt(0);
  const element = container instanceof Element ? container : container.parentElement;
  if (!element?.closest("main, article")) return null;
  const type = element.closest("pre") ? "code" : "textSelection";
  return { type, value: text.slice(0, LONGEST_SELECTION), path: location.pathname.slice(0, 200) };
}

/** On the document, where sheets of sites look for it: `open` while the sheet is. */
const OPEN_MARK = "data-assistant-state";

class DocsAssistant extends LiveElement {
  private sheet: Promise<AssistantSheet> | null = null;

  live(until: Until): void {
    const data = readAssistantData(this.dataset);
    if (!data) {
      this.hidden = true;
      return;
    }
    const button = this.querySelector("button");
    button?.addEventListener("click", () => void this.toggle(data), until);
    for (const event of ["pointerenter", "focus"]) button?.addEventListener(event, () => void this.load(data), until);
    document.addEventListener("keydown", (event) => this.onKey(event, data), until);
    document.addEventListener("docsgen:ask", (event) => void this.open(data, readAsk(event)), until);
    const about = (item: ContextItem) => void this.open(data, { text: "", context: [item] });
    offerAskingAboutSelections(data.words.askAboutSelection, about, until);
    offerAskingAboutCode(data.words.askAboutCode, about, until);
    this.reopen(data);
  }

  private onKey(event: KeyboardEvent, data: AssistantData): void {
    if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "i") return;
    event.preventDefault();
    void this.toggle(data);
  }

  /** A chat that was open on the last page reopens, except on a phone, where it would cover the new page. */
  private reopen(data: AssistantData): void {
    const { isOpen } = loadConversation(chatName(data));
    if (isOpen && matchMedia("(min-width: 80rem)").matches) void this.open(data, null, false);
  }

  private load(data: AssistantData): Promise<AssistantSheet> {
    this.sheet ??= import("./sheet.js").then(({ createSheet }) => {
      const sheet = createSheet(data);
      sheet.host.toggleAttribute("data-standalone", this.hasAttribute("data-standalone"));
      sheet.host.addEventListener("docsgen:closed", () => {
        document.documentElement.removeAttribute(OPEN_MARK);
        this.querySelector("button")?.focus();
      });
      document.body.append(sheet.host);
      return sheet;
    });
    this.sheet.catch(() => {
      this.sheet = null;
    });
    return this.sheet;
  }

  private async toggle(data: AssistantData): Promise<void> {
    const sheet = await this.load(data);
    if (sheet.isOpen()) sheet.close();
    else this.show(sheet);
  }

  /** The page makes room for the sheet, unless the page is not ours. */
  private show(sheet: AssistantSheet, ask: Ask | null = null): void {
    sheet.open(ask);
    if (!this.hasAttribute("data-standalone")) document.documentElement.setAttribute(OPEN_MARK, "open");
  }

  private async open(data: AssistantData, ask: Ask | null, takesFocus = true): Promise<void> {
    const before = document.activeElement;
    const sheet = await this.load(data);
    this.show(sheet, ask);
    if (!takesFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** `docsgen:ask` carries `{text?, context?}`. */
function readAsk(event: Event): Ask {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== "object" || detail === null) return { text: "", context: [] };
  const text = "text" in detail && typeof detail.text === "string" ? detail.text.trim() : "";
  const context = "context" in detail && Array.isArray(detail.context) ? detail.context.filter(isContextItem) : [];
  return { text, context };
}

function isContextItem(value: unknown): value is ContextItem {
  if (typeof value !== "object" || value === null || !("type" in value) || !("value" in value)) return false;
  return (value.type === "code" || value.type === "textSelection") && typeof value.value === "string";
}

customElements.define("docs-assistant", DocsAssistant);

const LONGEST_CODE = 4000;

/** @param words the button's name @param onAsk gets the code */
function offerAskingAboutCode(words: string, onAsk: (item: ContextItem) => void, until: Until): void {
  for (const copy of document.querySelectorAll(".code-block-copy-button")) {
    const button = make(
      "button",
      { type: "button", class: "assistant-code", "aria-label": words, title: words },
      icon("sparkles"),
    );
    button.addEventListener("click", () => {
      const value = copy.closest(".code-block")?.querySelector("code")?.textContent?.trim() ?? "";
      onAsk({ type: "code", value: value.slice(0, LONGEST_CODE), path: location.pathname.slice(0, 200) });
    });
    copy.before(button);
    until.signal.addEventListener("abort", () => button.remove());
  }
}
