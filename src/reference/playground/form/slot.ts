// Owns the slot of an input: its place, its value, and how nested inputs are made.
import { isFileValue } from "../../../openapi/request/request.js";
import type { PlaygroundField } from "../playground-data.js";
import type { Word } from "../session.js";
import type { AppendSlowly } from "./append-slowly.js";
import type { PartForms } from "./part-forms.js";

/** The data of an input and where its value goes; undefined is not sent. */
export interface Slot {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Makes the inputs of any field: lists and objects use it for their children. */
  readonly make: (field: PlaygroundField, slot: Slot) => HTMLElement;
  readonly word: Word;
  readonly parts: PartForms;
  readonly appendSlowly: AppendSlowly;
  /** What the page says of the field, or of the object it is in; null where the page does not show it. */
  readonly about: Element | null;
}

/** Whether a field's inputs have labels of their own, so that it is a group and not a single control. */
export function isGroup(field: PlaygroundField): boolean {
  // One chooser takes all files of a list.
  if (field.fixed || (field.values && !field.items) || field.items?.types[0] === "file") return false;
  return Boolean(field.rows ?? field.items ?? field.variants ?? field.part);
}

/** Whether only numbers are allowed. */
export function isNumeric({ types }: PlaygroundField): boolean {
  return types.length > 0 && types.every((type) => type === "integer" || type === "number");
}

/** An object, but not a file. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isFileValue(value);
}
