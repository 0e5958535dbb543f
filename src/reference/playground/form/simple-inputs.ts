// Makes the inputs of values that hold no others: choices, switches, numbers, texts, free JSON.
import { type Json, parsedJson } from "../../../openapi/json.js";
import { valueText } from "../../schema/value-text.js";
import { element, select } from "../element.js";
import type { PlaygroundField } from "../playground-data.js";
import { isSame } from "../written-data.js";
import { isNumeric, type Slot } from "./slot.js";

export function fixedInput(value: Json, slot: Slot): HTMLElement {
  const label = typeof value === "string" ? value : JSON.stringify(value);
  if (slot.required) return element("input", { id: slot.id, class: "play-input", value: label, readonly: true });
  return choiceInput({ values: [{ value, label }] }, slot);
}

export function choiceInput({ values = [] }: Pick<PlaygroundField, "values">, slot: Slot): HTMLElement {
  const chosen = values.findIndex(({ value }) => isSame(value, slot.value));
  const entries = values.map(({ value, label }, index) => [String(index), label ?? valueText(value)] as const);
  const none = slot.required && chosen >= 0 ? [] : [["", `(${slot.word("notSent")})`] as const];
  const box = select({ id: slot.id }, [...none, ...entries], chosen < 0 ? "" : String(chosen));
  box.addEventListener("change", () => slot.onChange(box.value === "" ? undefined : values[Number(box.value)]?.value));
  return box;
}

export function switchInput(slot: Slot): HTMLElement {
  const entries = [
    ["", `(${slot.word("notSent")})`],
    ["true", "true"],
    ["false", "false"],
  ] as const;
  const box = select({ id: slot.id }, entries, slot.value === undefined ? "" : String(slot.value));
  box.addEventListener("change", () => slot.onChange(box.value === "" ? undefined : box.value === "true"));
  return box;
}

export function textInput(field: PlaygroundField, slot: Slot): HTMLElement {
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

export function jsonInput(slot: Slot): HTMLElement {
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
