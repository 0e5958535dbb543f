// Makes the buttons that add and remove members of a list or a map, and keeps readers at their place there.
import { element } from "../element.js";
import type { Slot } from "./slot.js";

export function addButton(text: string, onClick: () => void): HTMLElement {
  return element("button", { type: "button", class: "play-add", onclick: onClick }, text);
}

/** Readers go on in what was added: in its first control. */
export function focusFirst(added: Element | null | undefined): void {
  added?.querySelector<HTMLElement>("input, select, textarea, summary, button")?.focus();
}

/** Where the members had a button that is gone, readers go on at the next one, or at the one that adds. */
export function focusRemaining(list: Element, index: number): void {
  const buttons = list.querySelectorAll<HTMLElement>(":scope > .play-item > .play-remove");
  (buttons[Math.min(index, buttons.length - 1)] ?? list.querySelector<HTMLElement>(":scope > .play-add"))?.focus();
}

export function removeButton(slot: Slot, label: string, onClick: () => void): HTMLElement {
  return element(
    "button",
    { type: "button", class: "play-remove", "aria-label": `${slot.word("removeItem")}: ${label}`, onclick: onClick },
    "×",
  );
}
