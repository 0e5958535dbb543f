// Makes the inputs of one field by its kind: choice, switch, number, text, file, list, object, variants.

import { type Json, parsedJson } from "../../../openapi/json.js";
import { type FileValue, isFileValue } from "../../../openapi/request/request.js";
import { valueText } from "../../schema/value-text.js";
import { element, refill, select } from "../element.js";
import type { PlaygroundField, PlaygroundPart } from "../playground-data.js";
import { startValue } from "../playground-state.js";
import { isSame } from "../written-data.js";
import { addButton, focusFirst, focusRemaining, removeButton } from "./group-buttons.js";
import { objectInput } from "./object-input.js";
import { isGroup, isNumeric, type Slot } from "./slot.js";
import { variantInput } from "./variant-input.js";

/** The control only. The caller adds a label where `isGroup` is false. */
export function fieldInput(field: PlaygroundField, slot: Slot): HTMLElement {
  if (field.fixed) return fixedInput(field.fixed.value, slot);
  if (field.values && !field.items) return choiceInput(field, slot);
  if (field.variants && !field.rows) return variantInput(field.variants, slot);
  if (field.part && !field.rows && !field.items) return partInput(field.part, slot);
  const [type] = field.types;
  if (type === "file") return fileInput(field, slot, false);
  if (type === "array" && field.items?.types[0] === "file") return fileInput(field.items, slot, true);
  if (type === "array" && field.items) return listInput(field.items, slot);
  if (field.rows) return objectInput(field, slot);
  if (type === "boolean" && field.types.length === 1) return choiceInput(SWITCH, { ...slot, required: false });
  return type === "object" || type === "array" ? jsonInput(slot) : textInput(field, slot);
}

const SWITCH = { values: [{ value: true }, { value: false }] };

/** Makes the input of files: chosen or dropped, one or many. */
function fileInput(field: PlaygroundField, slot: Slot, isList: boolean): HTMLElement {
  const names = element("span", { class: "play-file-names" });
  const input = element("input", {
    id: slot.id,
    class: "play-file-input",
    type: "file",
    accept: field.accept ?? null,
    multiple: isList,
  });
  const take = (files: readonly File[]) => {
    const values = files.map(fileOf);
    names.textContent = files.map(({ name }) => name).join(", ");
    slot.onChange(isList ? (values.length > 0 ? values : undefined) : values[0]);
  };
  input.addEventListener("change", () => take([...(input.files ?? [])]));
  const area = element(
    "div",
    { class: "play-file" },
    input,
    element("span", { class: "play-drop" }, slot.word("dropFile")),
    names,
  );
  area.addEventListener("dragover", (event) => event.preventDefault());
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
  const known = isList && Array.isArray(slot.value) ? slot.value : [slot.value];
  names.textContent = known
    .filter(isFileValue)
    .map(({ $file }) => $file)
    .join(", ");
  return area;
}

/** A chosen file; samples show its name. */
function fileOf(file: File): FileValue {
  return { $file: file.name, mediaType: file.type || null, blob: file };
}

/** Makes the inputs of a list: one for each item, to be added and removed. */
function listInput(items: PlaygroundField, slot: Slot): HTMLElement {
  let values: unknown[] = Array.isArray(slot.value) ? [...slot.value] : [];
  const list = element("div", { class: "play-group", role: "group", "aria-label": slot.label });
  const report = () => slot.onChange(values.length === 0 && !slot.required ? undefined : values);
  const rowAt = (value: unknown, index: number): HTMLElement => {
    const label = `${slot.label} ${index + 1}`;
    const onChange = (next: unknown) => {
      values = values.with(index, next === undefined ? "" : next);
      report();
    };
    const control = slot.make(items, { ...slot, id: `${slot.id}-${index}`, label, required: true, value, onChange });
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

/** Makes the inputs of a schema that has a page of its own, once they are loaded; without them its JSON is edited. */
function partInput(part: PlaygroundPart, slot: Slot): HTMLElement {
  const place = element("div", { class: "play-part" });
  const show = ({ field, about }: { readonly field: PlaygroundField; readonly about: Element | null }): void => {
    // An item that was added is "" as long as nothing is known of it.
    const isEmpty = slot.value === undefined || slot.value === "" || JSON.stringify(slot.value) === "{}";
    const value = isEmpty ? startValue(field, slot.required) : slot.value;
    if (isEmpty && value !== undefined && value !== slot.value) slot.onChange(value);
    refill(place, slot.make(field, { ...slot, value, about }));
  };
  const known = slot.parts.known(part);
  if (known) show(known);
  else {
    refill(place, element("p", { class: "api-note", role: "status" }, slot.word("partLoading")));
    slot.parts.load(part).then(show, () => refill(place, jsonInput(slot)));
  }
  return place;
}

function fixedInput(value: Json, slot: Slot): HTMLElement {
  const label = typeof value === "string" ? value : JSON.stringify(value);
  if (slot.required) return element("input", { id: slot.id, class: "play-input", value: label, readonly: true });
  return choiceInput({ values: [{ value, label }] }, slot);
}

function choiceInput({ values = [] }: Pick<PlaygroundField, "values">, slot: Slot): HTMLElement {
  const chosen = values.findIndex(({ value }) => isSame(value, slot.value));
  const entries = values.map(({ value, label }, index) => [String(index), label ?? valueText(value)] as const);
  const none = slot.required && chosen >= 0 ? [] : [["", `(${slot.word("notSent")})`] as const];
  const box = select({ id: slot.id }, [...none, ...entries], chosen < 0 ? "" : String(chosen));
  box.addEventListener("change", () => slot.onChange(box.value === "" ? undefined : values[Number(box.value)]?.value));
  return box;
}

function textInput(field: PlaygroundField, slot: Slot): HTMLElement {
  const { format, limits, hint } = field;
  const text =
    slot.value === undefined || slot.value === null
      ? ""
      : typeof slot.value === "string"
        ? slot.value
        : JSON.stringify(slot.value);
  const input = element("input", {
    id: slot.id,
    class: "play-input",
    type: format === "password" ? "password" : format === "date" ? "date" : "text",
    inputmode: isNumeric(field) ? "decimal" : null,
    placeholder: hint ?? field.type,
    value: text,
    autocomplete: "off",
    spellcheck: "false",
    pattern: limits?.pattern ?? null,
    maxlength: limits?.maxLength ?? null,
  });
  input.addEventListener("input", () => slot.onChange(readText(input.value, field)));
  return input;
}

/** The value that a text means: a number where one is expected, JSON where anything is allowed. */
function readText(text: string, { types }: PlaygroundField): unknown {
  if (text === "") return undefined;
  if (types.length === 1 && types[0] === "string") return text;
  const wantsNumber = types.some((type) => type === "integer" || type === "number");
  const number = Number(text);
  // A number that no double can hold stays as it was typed.
  if (wantsNumber && text.trim() !== "" && Number.isFinite(number) && String(number) === text.trim()) return number;
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.length > 0) return text;
  return parsedJson(text) ?? text;
}

function jsonInput(slot: Slot): HTMLElement {
  const box = element("textarea", {
    id: slot.id,
    class: "play-input play-code",
    rows: 4,
    spellcheck: "false",
    placeholder: "{ }",
  });
  box.value = slot.value === undefined ? "" : JSON.stringify(slot.value, null, 2);
  box.addEventListener("input", () => {
    const value = parsedJson(box.value);
    box.setAttribute("aria-invalid", String(box.value !== "" && value === undefined));
    slot.onChange(box.value === "" ? undefined : (value ?? box.value));
  });
  return box;
}
