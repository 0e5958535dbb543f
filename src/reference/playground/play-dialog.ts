// Makes the dialog around a playground: its bar, what is said aloud, and the keys that work everywhere in it.
import { element } from "./element.js";
import type { PlaygroundData } from "./playground-data.js";
import type { Word } from "./session.js";

export interface DialogParts {
  readonly word: Word;
  readonly url: HTMLElement;
  /** What stands behind the address, from the menu of operations to the buttons that send. */
  readonly controls: readonly (HTMLElement | null)[];
  /** Below the bar. */
  readonly notes: readonly HTMLElement[];
  /** Sends what the form holds. */
  readonly submit: () => void;
}

export function playDialog(
  { method, path }: PlaygroundData,
  { word, url, controls, notes, submit }: DialogParts,
): HTMLDialogElement {
  const close = element(
    "button",
    { type: "button", class: "button-icon play-close", "aria-label": word("close") },
    "×",
  );
  const pill = element("span", { class: "method-pill", "data-method": method.toLowerCase() }, method);
  const dialog = element(
    "dialog",
    { class: "play-dialog", "aria-label": `${word("tryIt")}: ${method} ${path}`, tabindex: -1 },
    element("div", { class: "play-bar" }, pill, url, ...controls, close),
    ...notes,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Tab") dialog.dataset["keys"] = "";
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  });
  dialog.addEventListener("pointerdown", () => delete dialog.dataset["keys"]);
  return dialog;
}

/** What happened is said here, for those who do not see it: a region that is there before it speaks. */
export function spokenStatus(): { readonly node: HTMLElement; readonly say: (text: string) => void } {
  const node = element("p", { class: "play-spoken", role: "status" });
  return {
    node,
    say: (text) => {
      node.textContent = text;
    },
  };
}
