// Loads the forms of schemas that have a page of their own: each page is fetched once and kept.
import { pageFetcher } from "../../page-fetcher.js";
import type { PlaygroundField, PlaygroundPart } from "../playground-data.js";
import { readField, withInside } from "../written-data.js";

/** A form, with what its page says of the fields. */
interface PartForm {
  readonly field: PlaygroundField;
  readonly about: Element | null;
}

export interface PartForms {
  /** Rejects where the page cannot be had, or holds no such form. */
  readonly load: (part: PlaygroundPart) => Promise<PartForm>;
  /** What was loaded before; null where nothing was. */
  readonly known: (part: PlaygroundPart) => PartForm | null;
}

export function openPartForms(): PartForms {
  const forms = new Map<string, PartForm>();
  const pageAt = pageFetcher();
  const load = async (part: PlaygroundPart): Promise<PartForm> => {
    const key = keyOf(part);
    const known = forms.get(key);
    if (known) return known;
    const page = await pageAt(part.to);
    const text = page.querySelector("script[data-form]")?.textContent;
    const held = text ? fieldAt(readField(text), part.id) : null;
    const found = part.isItem ? (held?.items ?? held) : held;
    if (!found) throw new Error(`no form of ${part.id} at ${part.to}`);
    const made = {
      field: withoutReadOnly(found),
      about: page.getElementById(part.id)?.closest(".api-section, .api-field") ?? null,
    };
    forms.set(key, made);
    return made;
  };
  return { load, known: (part) => forms.get(keyOf(part)) ?? null };
}

function keyOf({ to, id, isItem }: PlaygroundPart): string {
  return `${to}#${id}${isItem ? "[]" : ""}`;
}

/** The field with this id, in whatever depth. */
function fieldAt(field: PlaygroundField, id: string): PlaygroundField | null {
  if (field.id === id) return field;
  const inside = [
    ...(field.rows ?? []).map((row) => row.field),
    ...(field.items ? [field.items] : []),
    ...(field.variants ?? []).map((variant) => variant.field),
  ];
  for (const each of inside) {
    const found = fieldAt(each, id);
    if (found) return found;
  }
  return null;
}

/** Pages of schemas are for answers, too: what only these have is nothing to send. */
function withoutReadOnly(field: PlaygroundField): PlaygroundField {
  const rows = field.rows?.filter((row) => !row.field.readOnly);
  return { ...field, ...withInside({ ...field, ...(rows && { rows }) }, withoutReadOnly) };
}
