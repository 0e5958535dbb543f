// Makes the buttons that copy a text and say so.
import { element } from "./element.js";
import type { Session } from "./session.js";

/** Milliseconds until the button offers to copy again. */
const SAID = 1500;

export function copyButton({ word, say }: Pick<Session, "word" | "say">, text: () => string): HTMLButtonElement {
  const button = element("button", { type: "button", class: "play-link" }, word("copy"));
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text());
    button.textContent = word("copied");
    say(word("copied"));
    setTimeout(() => {
      button.textContent = word("copy");
    }, SAID);
  });
  return button;
}
