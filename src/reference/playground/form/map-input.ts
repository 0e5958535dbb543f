// Makes the inputs of a map: a key and a value for each entry.
import { element } from "../element.js";
import type { PlaygroundRow } from "../playground-data.js";
import { startValue } from "../playground-state.js";
import { addButton, focusFirst, focusRemaining, removeButton } from "./group-buttons.js";
import { isGroup, isRecord, type MakeInput, type Slot } from "./slot.js";

interface MapParts {
  readonly make: MakeInput;
  /** Sets one entry; undefined removes it. */
  readonly set: (name: string, value: unknown) => void;
}

/** The inputs; `slot.value` has the existing entries. */
export function mapInput(row: PlaygroundRow, slot: Slot, parts: MapParts): HTMLElement {
  const list = element("div", { class: "play-group", role: "group", "aria-label": row.name });
  const add = (name: string, value: unknown) => {
    const own = { ...slot, id: `${slot.id}-value-${list.childElementCount}`, value };
    list.insertBefore(entryInput(name, own, { ...parts, row }), list.lastElementChild);
  };
  const addEmpty = () => {
    add("", startValue(row.field, true));
    focusFirst(list.lastElementChild?.previousElementSibling);
  };
  list.append(addButton(slot.word("addProperty"), addEmpty));
  for (const [name, value] of Object.entries(isRecord(slot.value) ? slot.value : {})) add(name, value);
  return list;
}

interface EntryParts extends MapParts {
  readonly row: PlaygroundRow;
}

function entryInput(name: string, slot: Slot, { row, make, set }: EntryParts): HTMLElement {
  let current = name;
  let held = slot.value;
  const key = element("input", {
    class: "play-input play-key",
    value: name,
    placeholder: row.name,
    "aria-label": row.name,
  });
  const onChange = (next: unknown) => {
    held = next;
    if (current) set(current, next);
  };
  const control = make(row.field, { ...slot, label: row.name, required: true, onChange });
  if (!isGroup(row.field)) control.setAttribute("aria-label", `${row.name}: ${slot.word("enterValue")}`);
  key.addEventListener("input", () => {
    if (current) set(current, undefined);
    current = key.value;
    if (current) set(current, held === undefined ? "" : held);
  });
  const item = element("div", { class: "play-item" }, key, control);
  const remove = () => {
    const list = item.parentElement;
    if (current) set(current, undefined);
    const index = [...(list?.children ?? [])].indexOf(item);
    item.remove();
    if (list) focusRemaining(list, index);
  };
  item.append(removeButton(slot, row.name, remove));
  return item;
}
