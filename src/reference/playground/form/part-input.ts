// Makes the inputs of a schema that has a page of its own, once they are loaded; without them its JSON is edited.
import { element, refill } from "../element.js";
import type { PlaygroundField, PlaygroundPart } from "../playground-data.js";
import { startValue } from "../playground-state.js";
import { jsonInput } from "./simple-inputs.js";
import type { MakeInput, Slot } from "./slot.js";

export function partInput(part: PlaygroundPart, slot: Slot, make: MakeInput): HTMLElement {
  const place = element("div", { class: "play-part" });
  const show = ({ field, about }: { readonly field: PlaygroundField; readonly about: Element | null }): void => {
    // An item that was added is "" as long as nothing is known of it.
    const isEmpty = slot.value === undefined || slot.value === "" || JSON.stringify(slot.value) === "{}";
    const value = isEmpty ? startValue(field, slot.required) : slot.value;
    if (isEmpty && value !== undefined && value !== slot.value) slot.onChange(value);
    refill(place, make(field, { ...slot, value, about }));
  };
  const known = slot.parts.known(part);
  if (known) show(known);
  else {
    refill(place, element("p", { class: "api-note", role: "status" }, slot.word("partLoading")));
    slot.parts.load(part).then(show, () => refill(place, jsonInput(slot)));
  }
  return place;
}
