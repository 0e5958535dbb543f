// Makes the inputs of one field by its kind: choice, switch, number, text, file, list, object, variants.

import type { PlaygroundField } from "../playground-data.js";
import { fileInput } from "./file-input.js";
import { listInput } from "./list-input.js";
import { objectInput } from "./object-input.js";
import { partInput } from "./part-input.js";
import { choiceInput, fixedInput, jsonInput, switchInput, textInput } from "./simple-inputs.js";
import type { Slot } from "./slot.js";
import { variantInput } from "./variant-input.js";

/** The control only. The caller adds a label where `isGroup` is false. */
export function fieldInput(field: PlaygroundField, slot: Slot): HTMLElement {
  if (field.fixed) return fixedInput(field, slot);
  if (field.values && !field.items) return choiceInput(field, slot);
  if (field.variants && !field.rows) return variantInput(field.variants, slot, fieldInput);
  if (field.part && !field.rows && !field.items) return partInput(field.part, slot, fieldInput);
  const [type] = field.types;
  if (type === "file") return fileInput(field, slot, false);
  if (type === "array" && field.items?.types[0] === "file") return fileInput(field.items, slot, true);
  if (type === "array" && field.items) return listInput(field.items, slot, fieldInput);
  if (field.rows) return objectInput(field, slot, fieldInput);
  if (type === "boolean" && field.types.length === 1) return switchInput(slot);
  return type === "object" || type === "array" ? jsonInput(slot) : textInput(field, slot);
}
