// Makes the inputs of a list: one for each item, to be added and removed.
import { element, refill } from "../element.js";
import type { PlaygroundField } from "../playground-data.js";
import { startValue } from "../playground-state.js";
import { addButton, focusFirst, focusRemaining, removeButton } from "./group-buttons.js";
import { isGroup, type MakeInput, type Slot } from "./slot.js";

export function listInput(items: PlaygroundField, slot: Slot, make: MakeInput): HTMLElement {
  let values: unknown[] = Array.isArray(slot.value) ? [...slot.value] : [];
  const list = element("div", { class: "play-group", role: "group", "aria-label": slot.label });
  const report = () => slot.onChange(values.length === 0 && !slot.required ? undefined : values);
  const rowAt = (value: unknown, index: number): HTMLElement => {
    const label = `${slot.label} ${index + 1}`;
    const onChange = (next: unknown) => {
      values = values.with(index, next === undefined ? "" : next);
      report();
    };
    const control = make(items, { ...slot, id: `${slot.id}-${index}`, label, required: true, value, onChange });
    if (!isGroup(items)) control.setAttribute("aria-label", label);
    const remove = () => {
      change(values.toSpliced(index, 1));
      focusRemaining(list, index);
    };
    return element("div", { class: "play-item" }, control, removeButton(slot, label, remove));
  };
  // The other items stay as they are: drawn anew, they would push the added one out of sight.
  const add = addButton(slot.word("addItem"), () => {
    const value = startValue(items, true) ?? "";
    values = [...values, value];
    report();
    const row = rowAt(value, values.length - 1);
    add.before(row);
    focusFirst(row);
  });
  const draw = () => refill(list, ...values.map(rowAt), add);
  const change = (next: unknown[]) => {
    values = next;
    report();
    draw();
  };
  draw();
  return list;
}
