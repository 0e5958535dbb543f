// Makes the input of a choice between schemas: which one, and its own inputs.
import { element, picker, refill } from "../element.js";
import type { PlaygroundField, PlaygroundRow } from "../playground-data.js";
import { startValue } from "../playground-state.js";
import { panelOf } from "./field-words.js";
import { isGroup, isRecord, type Slot } from "./slot.js";

type Variants = NonNullable<PlaygroundField["variants"]>;

/** The id of the menu that chooses among the variants of a field. */
export function choiceId(id: string): string {
  return `${id}-choice`;
}

/** What precedes the ids of the inputs of an object's variants. */
export function variantsId(id: string): string {
  return `${id}-variant`;
}

export function variantInput(variants: Variants, slot: Slot): HTMLElement {
  const start = fittingVariant(variants, slot.value);
  const place = element("div", { class: "play-variant" });
  const draw = (index: number, value: unknown) => {
    const variant = variants[index];
    if (!variant) return;
    const control = slot.make(variant.field, {
      ...slot,
      id: `${slot.id}-${index}`,
      about: panelOf(slot.about, variant.label) ?? slot.about,
      required: true,
      value,
    });
    if (!isGroup(variant.field)) control.setAttribute("aria-label", `${slot.label}: ${variant.label}`);
    refill(place, control);
  };
  const box = picker(
    {
      id: choiceId(slot.id),
      class: "play-input play-variants",
      "aria-label": `${slot.label}: ${slot.word("chooseOne")}`,
    },
    {
      labels: variants.map(({ label }) => label),
      chosen: start,
      onPick: (index) => {
        const variant = variants[index];
        const value = variant ? startValue(variant.field, true) : undefined;
        slot.onChange(value);
        draw(index, value);
      },
    },
  );
  draw(start, slot.value);
  return element("div", { class: "play-group", role: "group", "aria-label": slot.label }, box, place);
}

/** The variant that a value belongs to: the first whose fixed and required properties it has. */
function fittingVariant(variants: Variants, value: unknown): number {
  const fits = variants.findIndex(({ field }) => {
    const rows = field.rows ?? [];
    if (!isRecord(value)) return rows.length === 0 && field.types.some((type) => type === typeof value);
    return rows.length > 0 && rows.every((row) => !row.required || hasRow(value, row));
  });
  return Math.max(0, fits);
}

function hasRow(value: Record<string, unknown>, { name, field }: PlaygroundRow): boolean {
  return Object.hasOwn(value, name) && (!field.fixed || value[name] === field.fixed.value);
}
