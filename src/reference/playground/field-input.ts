// Makes the inputs of one field by its kind: choice, switch, number, text, file, list, object, variants.
import type { FileValue } from "../../openapi/request.js";
import { isFileValue } from "../../openapi/request.js";
import { element, refill, select } from "./element.js";
import type { PlaygroundField, PlaygroundRow } from "./playground-data.js";
import { startValue } from "./playground-state.js";

/** What an input is given and where its value goes; undefined is not sent. */
export interface Slot {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly word: (key: string) => string;
}

/** The control alone; whoever calls puts a caption to it where `isGroup` is false. */
export function fieldInput(field: PlaygroundField, slot: Slot): HTMLElement {
  if (field.fixed) return fixedInput(field, slot);
  if (field.values && !field.items) return choiceInput(field, slot);
  if (field.variants && !field.rows) return variantInput(field.variants, slot);
  const [type] = field.types;
  if (type === "file") return fileInput(field, slot, false);
  if (type === "array" && field.items?.types[0] === "file") return fileInput(field.items, slot, true);
  if (type === "array" && field.items) return listInput(field.items, slot);
  if (field.rows) return objectInput(field, slot);
  if (type === "boolean" && field.types.length === 1) return switchInput(slot);
  return type === "object" || type === "array" ? jsonInput(slot) : textInput(field, slot);
}

/** Whether a field's inputs have captions of their own, so that it is a group and not one control. */
export function isGroup(field: PlaygroundField): boolean {
  if (field.fixed || (field.values && !field.items)) return false;
  return Boolean(field.rows ?? field.items ?? field.variants);
}

function fixedInput({ fixed }: PlaygroundField, slot: Slot): HTMLElement {
  const text = typeof fixed?.value === "string" ? fixed.value : JSON.stringify(fixed?.value);
  if (slot.required) return element("input", { id: slot.id, class: "play-input", value: text, readonly: true });
  const box = select(
    { id: slot.id },
    [
      ["", `(${slot.word("notSent")})`],
      ["fixed", text],
    ],
    slot.value === undefined ? "" : "fixed",
  );
  box.addEventListener("change", () => slot.onChange(box.value === "" ? undefined : fixed?.value));
  return box;
}

function choiceInput(field: PlaygroundField, slot: Slot): HTMLElement {
  const values = field.values ?? [];
  const chosen = values.findIndex(({ value }) => same(value, slot.value));
  const entries = values.map(({ label }, index) => [String(index), label] as const);
  const none = slot.required && chosen >= 0 ? [] : [["", `(${slot.word("notSent")})`] as const];
  const box = select({ id: slot.id }, [...none, ...entries], chosen < 0 ? "" : String(chosen));
  box.addEventListener("change", () => slot.onChange(box.value === "" ? undefined : values[Number(box.value)]?.value));
  return box;
}

function switchInput(slot: Slot): HTMLElement {
  const entries = [
    ["", `(${slot.word("notSent")})`],
    ["true", "true"],
    ["false", "false"],
  ] as const;
  const box = select({ id: slot.id }, entries, slot.value === undefined ? "" : String(slot.value));
  box.addEventListener("change", () => slot.onChange(box.value === "" ? undefined : box.value === "true"));
  return box;
}

function textInput(field: PlaygroundField, slot: Slot): HTMLElement {
  const { format, limits, types, hint } = field;
  const isNumber = types.length > 0 && types.every((type) => type === "integer" || type === "number");
  const text = slot.value === undefined ? "" : typeof slot.value === "string" ? slot.value : JSON.stringify(slot.value);
  const input = element("input", {
    id: slot.id,
    class: "play-input",
    type: format === "password" ? "password" : format === "date" ? "date" : "text",
    inputmode: isNumber ? "decimal" : null,
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

/** The value a text means: a number where one is wanted, JSON where anything goes. */
export function readText(text: string, { types }: PlaygroundField): unknown {
  if (text === "") return undefined;
  if (types.length === 1 && types[0] === "string") return text;
  const wantsNumber = types.some((type) => type === "integer" || type === "number");
  const number = Number(text);
  // A number that a double cannot hold stays as it was typed.
  if (wantsNumber && text.trim() !== "" && Number.isFinite(number) && String(number) === text.trim()) return number;
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.length > 0) return text;
  return parsed(text) ?? text;
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
    const value = parsed(box.value);
    box.setAttribute("aria-invalid", String(box.value !== "" && value === undefined));
    slot.onChange(box.value === "" ? undefined : (value ?? box.value));
  });
  return box;
}

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

function listInput(items: PlaygroundField, slot: Slot): HTMLElement {
  let values: unknown[] = Array.isArray(slot.value) ? [...slot.value] : [];
  const list = element("div", { class: "play-group", role: "group", "aria-label": slot.label });
  const report = () => slot.onChange(values.length === 0 && !slot.required ? undefined : values);
  const draw = () => {
    const rows = values.map((value, index) => {
      const label = `${slot.label} ${index + 1}`;
      const control = fieldInput(items, {
        ...slot,
        id: `${slot.id}-${index}`,
        label,
        required: true,
        value,
        onChange: (next) => {
          values = values.with(index, next ?? "");
          report();
        },
      });
      if (!isGroup(items)) control.setAttribute("aria-label", label);
      return element(
        "div",
        { class: "play-item" },
        control,
        removeButton(slot, label, () => change(values.toSpliced(index, 1))),
      );
    });
    refill(
      list,
      ...rows,
      addButton(slot.word("addItem"), () => change([...values, startValue(items, true) ?? ""])),
    );
  };
  const change = (next: unknown[]) => {
    values = next;
    report();
    draw();
  };
  draw();
  return list;
}

function objectInput(field: PlaygroundField, slot: Slot): HTMLElement {
  const start = isRecord(slot.value) ? slot.value : {};
  let value: Record<string, unknown> = { ...start };
  const group = element("div", { class: "play-group", role: "group", "aria-label": slot.label });
  const report = () => slot.onChange(Object.keys(value).length === 0 && !slot.required ? undefined : value);
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = value;
    // A property that is filled again keeps its place.
    if (next === undefined) value = rest;
    else value = name in value ? { ...value, [name]: next } : { ...rest, [name]: next };
    report();
  };
  for (const row of field.rows ?? []) {
    if (row.isRest)
      group.append(mapInput(row, { ...slot, value: withoutKnown(start, field), onChange: () => {} }, set));
    else
      group.append(
        rowInput(row, {
          ...slot,
          id: `${slot.id}-${row.name}`,
          value: start[row.name],
          onChange: (next) => set(row.name, next),
        }),
      );
  }
  if (field.variants) {
    const known = new Set((field.rows ?? []).map(({ name }) => name));
    group.append(
      variantInput(field.variants, {
        ...slot,
        id: `${slot.id}-variant`,
        onChange: (next) => {
          const own = Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name)));
          value = { ...own, ...(isRecord(next) ? next : {}) };
          report();
        },
      }),
    );
  }
  return group;
}

/** One property with its caption; nested ones open on demand. */
export function rowInput(row: PlaygroundRow, slot: Slot): HTMLElement {
  const whole: Slot = { ...slot, label: row.name, required: row.required };
  const control = fieldInput(row.field, whole);
  const caption = [
    element("span", { class: "field-name" }, row.name),
    element("span", { class: "field-type" }, row.field.type),
    ...(row.required ? [element("span", { class: "field-required" }, slot.word("required"))] : []),
  ];
  if (!isGroup(row.field)) {
    const label = element("label", { class: "play-caption", for: slot.id }, ...caption);
    return element("div", { class: "play-row" }, label, control);
  }
  const isOpen = row.required || slot.value !== undefined;
  return element(
    "details",
    { class: "play-row play-nested", open: isOpen },
    element("summary", { class: "play-caption" }, ...caption),
    control,
  );
}

/** Keys and values of a map. */
function mapInput(row: PlaygroundRow, slot: Slot, set: (name: string, value: unknown) => void): HTMLElement {
  const list = element("div", { class: "play-group", role: "group", "aria-label": row.name });
  const add = (name: string, value: unknown) => {
    let current = name;
    let held = value;
    const key = element("input", {
      class: "play-input play-key",
      value: name,
      placeholder: row.name,
      "aria-label": row.name,
    });
    const control = fieldInput(row.field, {
      ...slot,
      id: `${slot.id}-value-${list.childElementCount}`,
      label: row.name,
      required: true,
      value,
      onChange: (next) => {
        held = next;
        if (current) set(current, next);
      },
    });
    if (!isGroup(row.field)) control.setAttribute("aria-label", `${row.name}: ${slot.word("enterValue")}`);
    key.addEventListener("input", () => {
      if (current) set(current, undefined);
      current = key.value;
      if (current) set(current, held ?? "");
    });
    const item = element("div", { class: "play-item" }, key, control);
    item.append(
      removeButton(slot, row.name, () => {
        if (current) set(current, undefined);
        item.remove();
      }),
    );
    list.insertBefore(item, list.lastElementChild);
  };
  list.append(addButton(slot.word("addProperty"), () => add("", startValue(row.field, true))));
  for (const [name, value] of Object.entries(isRecord(slot.value) ? slot.value : {})) add(name, value);
  return list;
}

function variantInput(variants: NonNullable<PlaygroundField["variants"]>, slot: Slot): HTMLElement {
  const place = element("div", { class: "play-variant" });
  const draw = (index: number, value: unknown) => {
    const variant = variants[index];
    if (!variant) return;
    const control = fieldInput(variant.field, { ...slot, id: `${slot.id}-${index}`, required: true, value });
    if (!isGroup(variant.field)) control.setAttribute("aria-label", `${slot.label}: ${variant.label}`);
    refill(place, control);
  };
  const box = select(
    { class: "play-input play-variants", "aria-label": slot.word("chooseOne") },
    variants.map(({ label }, index) => [String(index), label]),
    "0",
  );
  box.addEventListener("change", () => {
    const index = Number(box.value);
    const variant = variants[index];
    const value = variant ? startValue(variant.field, true) : undefined;
    slot.onChange(value);
    draw(index, value);
  });
  draw(0, slot.value);
  return element("div", { class: "play-group", role: "group", "aria-label": slot.label }, box, place);
}

function addButton(text: string, onClick: () => void): HTMLElement {
  return element("button", { type: "button", class: "play-add", onclick: onClick }, text);
}

function removeButton(slot: Slot, label: string, onClick: () => void): HTMLElement {
  return element(
    "button",
    { type: "button", class: "play-remove", "aria-label": `${slot.word("removeItem")}: ${label}`, onclick: onClick },
    "×",
  );
}

function withoutKnown(value: Record<string, unknown>, field: PlaygroundField): Record<string, unknown> {
  const known = new Set((field.rows ?? []).map(({ name }) => name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !known.has(name)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isFileValue(value);
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b));
}
