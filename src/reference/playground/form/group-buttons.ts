// Makes the buttons that add and remove members of a list or a map.
import { element } from "../element.js";
import type { Slot } from "./slot.js";

export function addButton(text: string, onClick: () => void): HTMLElement {
  return element("button", { type: "button", class: "play-add", onclick: onClick }, text);
}

export function removeButton(slot: Slot, label: string, onClick: () => void): HTMLElement {
  return element(
    "button",
    { type: "button", class: "play-remove", "aria-label": `${slot.word("removeItem")}: ${label}`, onclick: onClick },
    "×",
  );
}
