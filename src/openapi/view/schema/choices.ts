// Makes the selectors of a schema: its `oneOf` and `anyOf`, schemas built on it, and members that could not be merged.
import {
  entriesAt,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  type Maybe,
  member,
  objectAt,
  textAt,
  textsAt,
} from "../../json.js";
import type { ChoiceView, RuleView, VariantView } from "../../schema-views.js";
import type { Viewer } from "../viewer.js";
import { anchorBelow, uniqueAnchor } from "./anchor.js";
import type { Spot } from "./block.js";
import { constraintsOf } from "./constraints.js";
import { mappedValues } from "./discriminator.js";
import { onlyValue } from "./enum-of.js";
import type { OpenSchema, Selector } from "./open-schema.js";
import { typeLabel } from "./schema-type.js";

export function choicesOf(schema: OpenSchema, spot: Spot): ChoiceView[] {
  const { viewer } = spot.block;
  const choices: ChoiceView[] = [];
  for (const selector of schema.selectors) {
    if (requiredOnly(selector)) continue;
    if (!selector.members.every((item) => isPlain(item, selector.discriminator, viewer)))
      choices.push(choiceOf(selector, spot));
  }
  const inherited = inheritedSelector(schema, viewer);
  if (inherited) choices.push(choiceOf(inherited, spot));
  if (schema.conflict.length > 0)
    choices.push({ mode: "all", discriminator: null, variants: variantsOf(schema.conflict, null, spot) });
  return choices;
}

/** Schemas of the description that extend this one, if its discriminator distinguishes them. */
export function inheritedSelector(schema: OpenSchema, viewer: Viewer): Selector | null {
  if (!schema.base || schema.selectors.length > 0) return null;
  const derived = schema.chain.flatMap(viewer.derivedFrom);
  const pointers = [...new Set([...derived, ...viewer.mappingOf(schema.base).keys()])].filter(
    (pointer) => !schema.chain.includes(pointer),
  );
  if (pointers.length === 0) return null;
  return { mode: "one", members: pointers.map((pointer) => ({ $ref: pointer })), discriminator: schema.base };
}

/** Whether the choices have all that the schema has. */
export function areBuiltOn(schema: OpenSchema, { members }: Selector, viewer: Viewer): boolean {
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

function choiceOf({ mode, members, discriminator }: Selector, spot: Spot): ChoiceView {
  const name = discriminator ? textAt(discriminator, "propertyName") : null;
  return { mode, discriminator: name, variants: variantsOf(members, discriminator, spot) };
}

function variantsOf(members: readonly Json[], discriminator: JsonObject | null, spot: Spot): VariantView[] {
  const { block } = spot;
  const { viewer } = block;
  const property = discriminator ? textAt(discriminator, "propertyName") : null;
  const opened = members.map((value) => {
    const schema = viewer.open(value);
    const mapped = discriminator ? mappedValues(discriminator, schema, viewer) : [];
    const name =
      (mapped.length === 1 ? mapped[0] : null) ??
      textAt(schema.keywords, "title") ??
      schema.name ??
      constantLabel(schema.keywords);
    return { value, mapped, labelled: { schema, name, type: typeLabel(schema, viewer.open) } };
  });
  const labels = variantLabels(opened.map(({ labelled }) => labelled));
  return opened.map(({ value, mapped }, index) => {
    block.rows++;
    const label = labels[index] ?? "";
    const id = uniqueAnchor(anchorBelow(spot.id, label, "--"), block.ids);
    const fixed = property === null ? null : { property, values: mapped };
    return { id, label, schema: block.view(value, { ...spot, id, fixed }) };
  });
}

function constantLabel(keywords: JsonObject): string | null {
  const value = keywords["const"];
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** A member that says no more than its type, which the label of the whole says already. */
function isPlain(value: Json, discriminator: JsonObject | null, viewer: Viewer): boolean {
  const schema = viewer.open(value);
  const bare = viewer.bareView(schema);
  const { title, description, format, default: standard, fixed, enumValues, constraints } = bare;
  const words = [title, description, format, standard, fixed, bare.externalDocs];
  const values = discriminator ? mappedValues(discriminator, schema, viewer) : [];
  if (words.some((word) => word !== null) || enumValues.length + constraints.length + values.length > 0) return false;
  if (bare.deprecated || bare.examples.length > 0) return false;
  const { keywords, selectors, conflict } = schema;
  const isFilled = (key: string) => typeof keywords[key] === "object" && Object.keys(keywords[key] ?? {}).length > 0;
  if (selectors.length + conflict.length > 0 || INSIDE.some(isFilled) || schema.ruleLayers.length > 0) return false;
  if (inheritedSelector(schema, viewer) !== null) return false;
  const items = keywords["items"];
  return items === undefined || isPlain(items, null, viewer);
}

const INSIDE = "properties patternProperties additionalProperties unevaluatedProperties prefixItems".split(" ");

/** One choice: the name it has, and the name of its type where it has none. */
interface Labelled {
  readonly schema: OpenSchema;
  readonly name: string | null;
  readonly type: string;
}

/** A label for each; no two are alike. */
function variantLabels(variants: readonly Labelled[]): string[] {
  const plain = variants.map(({ name, type }) => name ?? type);
  const told = variants.map((variant, index) => {
    const label = plain[index] ?? "";
    const isAlike = plain.some((other, at) => at !== index && other === label);
    const says = isAlike || (variant.name === null && VAGUE.has(label)) ? difference(index, variants) : null;
    if (says === null) return label;
    return variant.name === null && VAGUE.has(label) ? says : `${label} (${says})`;
  });
  const counts = new Map<string, number>();
  return told.map((label, index) => {
    const isUnclear = VAGUE.has(label) || told.indexOf(label) !== told.lastIndexOf(label);
    if (!isUnclear) return label;
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return VAGUE.has(label) && variants.length > 1
      ? `option ${index + 1}`
      : count === 1
        ? label
        : `${label}, option ${count}`;
  });
}

/** Types that say nothing about which choice it is. */
const VAGUE = new Set(["object", "any", "all of"]);

function difference(index: number, variants: readonly Labelled[]): string | null {
  const own = variants[index]?.schema;
  if (!own) return null;
  const others = variants.filter((_, at) => at !== index).map(({ schema }) => schema);
  return constantIn(own, others) ?? ownProperties(own, others) ?? detailOf(own, others);
}

/** A property with one value that another choice gives another value: `kind: card`. */
function constantIn({ keywords }: OpenSchema, others: readonly OpenSchema[]): string | null {
  for (const [name, value] of entriesAt(keywords, "properties")) {
    const constant = constantOf(value);
    if (constant === null) continue;
    const isElsewhere = (other: OpenSchema) => constantOf(member(other.keywords["properties"], name)) === constant;
    if (!others.some(isElsewhere)) return `${name}: ${constant}`;
  }
  return null;
}

function constantOf(value: Maybe): string | null {
  const constant = onlyValue(value);
  return typeof constant === "string" || typeof constant === "number" || typeof constant === "boolean"
    ? String(constant)
    : null;
}

/** Properties that no other choice has, required ones first: `card, cvc`. */
function ownProperties({ keywords }: OpenSchema, others: readonly OpenSchema[]): string | null {
  const isOwn = (name: string) => !others.some((other) => namesOf(other.keywords).has(name));
  const required = textsAt(keywords, "required");
  const own = [...namesOf(keywords)].filter(isOwn);
  const names = [...own.filter((name) => required.includes(name)), ...own.filter((name) => !required.includes(name))];
  if (names.length > 0) return names.slice(0, 2).join(", ");
  const asked = required.filter((name) => !others.some((other) => textsAt(other.keywords, "required").includes(name)));
  return asked.length > 0 ? `${asked.slice(0, 2).join(", ")} required` : null;
}

function namesOf(keywords: JsonObject): ReadonlySet<string> {
  return new Set(Object.keys(objectAt(keywords, "properties") ?? {}));
}

/** Its format, a limit or the beginning of its description, where no other choice has the same. */
function detailOf(own: OpenSchema, others: readonly OpenSchema[]): string | null {
  for (const detail of [formatOf, limitsOf, valuesOf, wordsOf]) {
    const text = detail(own.keywords);
    const isShort = text !== "" && text.length <= LONGEST;
    if (isShort && !others.some((other) => detail(other.keywords) === text)) return text;
  }
  return null;
}

const LONGEST = 40;

function formatOf(keywords: JsonObject): string {
  return textAt(keywords, "format") ?? "";
}

function limitsOf(keywords: JsonObject): string {
  const limits = constraintsOf(keywords);
  return limits.map(({ text, code }) => (code === null ? text : `${text} ${code}`)).join(", ");
}

function valuesOf(keywords: JsonObject): string {
  return listAt(keywords, "enum").slice(0, 3).map(String).join(", ");
}

function wordsOf(keywords: JsonObject): string {
  const [words = ""] = (textAt(keywords, "description") ?? "").split(/[.\n]/);
  return words.trim();
}
