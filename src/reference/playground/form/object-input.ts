// Makes the inputs of an object: a row for each property, the map of other keys, the variants.
import { element } from "../element.js";
import type { PlaygroundField, PlaygroundRow } from "../playground-data.js";
import { startValue } from "../playground-state.js";
import { deprecatedPill, fieldWords, rowOf } from "./field-words.js";
import { addButton, focusFirst, focusRemaining, removeButton } from "./group-buttons.js";
import { isGroup, isRecord, type Slot } from "./slot.js";
import { variantInput, variantsId } from "./variant-input.js";

export function objectInput(field: PlaygroundField, slot: Slot): HTMLElement {
  const rows = field.rows ?? [];
  const start = isRecord(slot.value) ? slot.value : {};
  let value: Record<string, unknown> = { ...start };
  const write = (next: Record<string, unknown>) => {
    value = next;
    slot.onChange(Object.keys(value).length === 0 && !slot.required ? undefined : value);
  };
  const set = (name: string, next: unknown) => {
    if (next !== undefined) return write({ ...value, [name]: next });
    const { [name]: _, ...rest } = value;
    write(rest);
  };
  const inputs = rows.map((row) => () => {
    if (row.isRest) return mapInput(row, { ...slot, value: withoutKnown(start, field) }, set);
    const onChange = (next: unknown) => set(row.name, next);
    return rowInput(row, {
      ...slot,
      id: `${slot.id}-${row.name}`,
      value: Object.hasOwn(start, row.name) ? start[row.name] : undefined,
      about: rowOf(slot.about, row.name),
      onChange,
    });
  });
  const { variants } = field;
  if (variants) {
    // The chosen variant brings its own properties; those of the object itself stay.
    const own = () =>
      Object.fromEntries(Object.entries(value).filter(([name]) => rows.some((row) => row.name === name)));
    const onChange = (next: unknown) => write({ ...own(), ...(isRecord(next) ? next : {}) });
    inputs.push(() => variantInput(variants, { ...slot, id: variantsId(slot.id), onChange }));
  }
  const group = element("div", { class: "play-group", role: "group", "aria-label": slot.label });
  slot.appendSlowly(group, inputs);
  return group;
}

/** One property with its label; nested ones open on demand. */
export function rowInput(row: PlaygroundRow, slot: Slot): HTMLElement {
  let held: unknown = slot.value ?? undefined;
  const onChange = (next: unknown) => {
    held = next;
    slot.onChange(next);
  };
  const whole: Slot = { ...slot, label: row.name, required: row.required === true, onChange };
  // A menu of values offers null itself.
  const offersNull = row.field.nullable && !row.field.values?.some(({ value }) => value === null);
  const nullBeside = (control: HTMLElement) =>
    offersNull ? nullSwitch(control, { ...slot, label: row.name }, () => held) : null;
  const caption = captionOf(row, slot);
  if (!isGroup(row.field)) {
    const control = slot.make(row.field, whole);
    const label = element("label", { class: "play-caption", for: slot.id }, ...caption);
    const words = fieldWords(slot.about);
    if (words) {
      words.id = `${slot.id}-words`;
      const input = control.matches("input, select, textarea") ? control : control.querySelector("input");
      input?.setAttribute("aria-describedby", words.id);
    }
    return element("div", { class: "play-row" }, label, words, control, nullBeside(control));
  }
  const isOpen = row.required || slot.value !== undefined;
  const details = element(
    "details",
    { class: "play-row play-nested", open: isOpen },
    element("summary", { class: "play-caption" }, ...caption),
  );
  // What is closed is made when it is opened.
  const fill = () => {
    if (!details.open) return;
    details.removeEventListener("toggle", fill);
    const control = slot.make(row.field, whole);
    details.append(...[fieldWords(slot.about), control, nullBeside(control)].filter((each) => each !== null));
  };
  details.addEventListener("toggle", fill);
  fill();
  return details;
}

function captionOf(row: PlaygroundRow, slot: Slot): Node[] {
  return [
    element("span", { class: "field-name" }, row.name),
    element("span", { class: "field-type" }, row.field.type),
    ...(row.required ? [element("span", { class: "field-required" }, slot.word("required"))] : []),
    ...deprecatedPill(slot.about),
  ];
}

/** Sends null in place of what the inputs hold. */
function nullSwitch(control: HTMLElement, slot: Slot, held: () => unknown): HTMLElement {
  const isNull = slot.value === null;
  const attributes = { type: "button", class: "play-link play-null", "aria-label": `${slot.label}: null` };
  const button = element("button", attributes, "null");
  control.hidden = isNull;
  button.setAttribute("aria-pressed", String(isNull));
  button.addEventListener("click", () => {
    const next = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(next));
    control.hidden = next;
    slot.onChange(next ? null : held());
  });
  return button;
}

function withoutKnown(value: Record<string, unknown>, field: PlaygroundField): Record<string, unknown> {
  const known = new Set((field.rows ?? []).map(({ name }) => name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !known.has(name)));
}

/** Sets one entry; undefined removes it. */
type SetEntry = (name: string, value: unknown) => void;

/** The inputs; `slot.value` has the existing entries. */
function mapInput(row: PlaygroundRow, slot: Slot, set: SetEntry): HTMLElement {
  const list = element("div", { class: "play-group", role: "group", "aria-label": row.name });
  const add = (name: string, value: unknown) => {
    const own = { ...slot, id: `${slot.id}-value-${list.childElementCount}`, value };
    list.insertBefore(entryInput(name, own, { row, set }), list.lastElementChild);
  };
  const addEmpty = () => {
    add("", startValue(row.field, true));
    focusFirst(list.lastElementChild?.previousElementSibling);
  };
  list.append(addButton(slot.word("addProperty"), addEmpty));
  for (const [name, value] of Object.entries(isRecord(slot.value) ? slot.value : {})) add(name, value);
  return list;
}

interface EntryParts {
  readonly row: PlaygroundRow;
  readonly set: SetEntry;
}

function entryInput(name: string, slot: Slot, { row, set }: EntryParts): HTMLElement {
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
  const control = slot.make(row.field, { ...slot, label: row.name, required: true, onChange });
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
