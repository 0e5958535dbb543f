// Offers to ask about a code block, beside the button that copies it.
import type { ContextItem } from "./conversation.js";
import { icon, make } from "./make.js";

const LONGEST_CODE = 4000;

/** @param words the button's name @param onAsk gets the code */
export function offerAskingAboutCode(words: string, onAsk: (item: ContextItem) => void, signal: AbortSignal): void {
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
    signal.addEventListener("abort", () => button.remove());
  }
}
