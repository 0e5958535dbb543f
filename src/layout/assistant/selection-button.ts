// Offers to ask about what the reader selects in an article.
import type { ContextItem } from "./conversation.js";
import { icon, make } from "./make.js";

const LONGEST_SELECTION = 4000;

/** Shows a button beside the end of a selection inside the article. @param onAsk gets what was selected */
export function offerAskingAboutSelections(
  words: string,
  onAsk: (item: ContextItem) => void,
  signal: AbortSignal,
): void {
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
  signal.addEventListener("abort", () => button.remove());
  const place = () => showBeside(button);
  document.addEventListener(
    "selectionchange",
    () => {
      if (!selectedItem()) button.hidden = true;
    },
    { signal },
  );
  document.addEventListener("pointerup", () => setTimeout(place), { signal });
  document.addEventListener("keyup", (event) => event.shiftKey && place(), { signal });
  addEventListener(
    "scroll",
    () => {
      button.hidden = true;
    },
    { signal, passive: true },
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
