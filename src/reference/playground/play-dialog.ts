// Makes the playground's dialog: its bar, announcements and keys.
import { element } from "./element.js";
import type { PlaygroundData } from "./playground-data.js";
import type { Word } from "./session.js";

interface DialogParts {
  readonly word: Word;
  readonly url: HTMLElement;
  /** Below the bar. */
  readonly notes: readonly HTMLElement[];
  /** Sends what the form holds. */
  readonly submit: () => void;
}

export function playDialog({ method, path }: PlaygroundData, { word, url, notes, submit }: DialogParts) {
  const close = element(
    "button",
    { type: "button", class: "button-icon play-close", "aria-label": word("close") },
    "×",
  );
  const pill = element("span", { class: "method-pill", "data-method": method.toLowerCase() }, method);
  const dialog = element(
    "dialog",
    { class: "play-dialog", "aria-label": `${word("tryIt")}: ${method} ${path}`, tabindex: -1 },
    element("div", { class: "play-bar" }, pill, url, close),
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
  /** Puts controls behind the address, such as the button that sends. Not before the dialog is shown: that would take longer. */
  const addControls = (controls: readonly (HTMLElement | null)[]) =>
    close.before(...controls.filter((each) => each !== null));
  return { dialog, addControls };
}

/** What happened is said here, for those who do not see it: a region that is there before it speaks. */
export function spokenStatus() {
  const node = element("p", { class: "play-spoken", role: "status" });
  return {
    node,
    say: (text: string) => {
      node.textContent = text;
    },
  };
}
