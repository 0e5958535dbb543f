// Makes the selectors of a schema: its `oneOf` and `anyOf`, schemas built on it, and members that could not be merged.
import { isObject, type Json, type JsonObject, member, textAt, textsAt } from "../../json.js";
import type { ChoiceView, RuleView, VariantView } from "../../views.js";
import { anchorBelow, uniqueAnchor } from "./anchor.js";
import type { Block, Spot } from "./block.js";
import { mappedValue } from "./discriminator.js";
import type { OpenSchema, Selector } from "./open-schema.js";
import { typeLabel } from "./schema-type.js";
import { variantLabels } from "./variant-labels.js";

export function choicesOf(schema: OpenSchema, spot: Spot, block: Block): ChoiceView[] {
  const choices: ChoiceView[] = [];
  for (const selector of schema.selectors) {
    if (requiredOnly(selector)) continue;
    if (!selector.members.every((item) => isPlain(item, selector.discriminator, block)))
      choices.push(choiceOf(selector, spot, block));
  }
  const inherited = inheritedSelector(schema, block);
  if (inherited) choices.push(choiceOf(inherited, spot, block));
  if (schema.conflict.length > 0) {
    choices.push({ mode: "all", discriminator: null, variants: variantsOf(schema.conflict, null, { spot, block }) });
  }
  return choices;
}

/** Schemas of the description that extend this one, if its discriminator distinguishes them. */
export function inheritedSelector(schema: OpenSchema, { viewer }: Block): Selector | null {
  if (!schema.base || schema.selectors.length > 0) return null;
  const derived = schema.chain.flatMap(viewer.derivedFrom);
  const pointers = [...new Set([...derived, ...viewer.mappingOf(schema.base).keys()])].filter(
    (pointer) => !schema.chain.includes(pointer),
  );
  if (pointers.length === 0) return null;
  return { mode: "one", members: pointers.map((pointer) => ({ $ref: pointer })), discriminator: schema.base };
}

/** Whether the choices have all that the schema has. */
export function areBuiltOn(schema: OpenSchema, { members }: Selector, { viewer }: Block): boolean {
  const derived = new Set(schema.chain.flatMap(viewer.derivedFrom));
  return members.every((item) => derived.has(textAt(item, "$ref") ?? ""));
}

/** Unions that only say which properties are required, in words. */
export function requirementRules(schema: OpenSchema): RuleView[] {
  const rules: RuleView[] = [];
  for (const selector of schema.selectors) {
    const sets = requiredOnly(selector);
    if (!sets) continue;
    const words = sets.map((names) => names.join(" and ")).join(", or ");
    const text = selector.mode === "one" ? "Exactly one of these is required" : "At least one of these is required";
    rules.push({ text: `${text}: ${words}`, schema: null });
  }
  return rules;
}

const HEADINGS = new Set(["required", "title", "description", "type"]);

function requiredOnly({ members }: Selector): string[][] | null {
  const sets: string[][] = [];
  for (const item of members) {
    if (!isObject(item) || !Object.keys(item).every((key) => HEADINGS.has(key))) return null;
    const names = textsAt(item, "required");
    if (names.length === 0) return null;
    sets.push(names);
  }
  return sets;
}

interface Around {
  readonly spot: Spot;
  readonly block: Block;
}

function choiceOf({ mode, members, discriminator }: Selector, spot: Spot, block: Block): ChoiceView {
  const name = discriminator ? textAt(discriminator, "propertyName") : null;
  return { mode, discriminator: name, variants: variantsOf(members, discriminator, { spot, block }) };
}

function variantsOf(
  members: readonly Json[],
  discriminator: JsonObject | null,
  { spot, block }: Around,
): VariantView[] {
  const { viewer } = block;
  const property = discriminator ? textAt(discriminator, "propertyName") : null;
  const opened = members.map((value) => {
    const schema = viewer.open(value);
    const mapped = discriminator ? mappedValue(discriminator, schema, viewer) : null;
    const name = mapped ?? textAt(schema.keywords, "title") ?? schema.name ?? constantLabel(schema.keywords);
    return { value, mapped, labelled: { schema, name, type: typeLabel(schema, viewer.open) } };
  });
  const labels = variantLabels(opened.map(({ labelled }) => labelled));
  return opened.map(({ value, mapped }, index) => {
    block.rows++;
    const label = labels[index] ?? "";
    const id = uniqueAnchor(anchorBelow(spot.id, label, "--"), block.ids);
    const fixed = mapped !== null && property !== null ? { property, value: mapped } : null;
    return { id, label, value: mapped, schema: block.view(value, { ...spot, id, fixed }) };
  });
}

function constantLabel(keywords: JsonObject): string | null {
  const value = member(keywords, "const");
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** A member that says no more than its type, which the label of the whole says already. */
function isPlain(value: Json, discriminator: JsonObject | null, block: Block): boolean {
  const { viewer } = block;
  const schema = viewer.open(value);
  const bare = viewer.bareView(schema);
  const { title, description, format, default: standard, fixed, enumValues, constraints } = bare;
  const words = [
    title,
    description,
    format,
    standard,
    fixed,
    bare.externalDocs,
    discriminator && mappedValue(discriminator, schema, viewer),
  ];
  if (words.some((word) => word !== null) || enumValues.length + constraints.length > 0) return false;
  if (bare.deprecated || bare.examples.length > 0) return false;
  const { keywords, selectors, conflict } = schema;
  const isFilled = (key: string) => typeof keywords[key] === "object" && Object.keys(keywords[key] ?? {}).length > 0;
  if (selectors.length + conflict.length > 0 || INSIDE.some(isFilled) || schema.ruleLayers.length > 0) return false;
  if (inheritedSelector(schema, block) !== null) return false;
  const items = member(keywords, "items");
  return items === undefined || isPlain(items, null, block);
}

const INSIDE = ["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "prefixItems"];
