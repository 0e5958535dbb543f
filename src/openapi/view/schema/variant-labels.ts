// Names variants of a union by what sets them apart: a constant, or properties only one has.
import { entriesAt, isObject, type JsonObject, member, objectAt, textAt, textsAt } from "../../json.js";
import { constraintsOf } from "./constraints.js";
import type { OpenSchema } from "./open-schema.js";

/** One choice: the name it has, and the name of its type where it has none. */
interface Labelled {
  readonly schema: OpenSchema;
  readonly name: string | null;
  readonly type: string;
}

/** A label for each; no two are alike. */
export function variantLabels(variants: readonly Labelled[]): string[] {
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

function constantOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const values = value["enum"];
  const only = Array.isArray(values) && values.length === 1 ? values[0] : undefined;
  const constant = Object.hasOwn(value, "const") ? value["const"] : only;
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
    if (text !== null && !others.some((other) => detail(other.keywords) === text)) return text;
  }
  return null;
}

function formatOf(keywords: JsonObject): string | null {
  return textAt(keywords, "format");
}

function limitsOf(keywords: JsonObject): string | null {
  const limits = constraintsOf(keywords).map(({ text, code }) => (code === null ? text : `${text} ${code}`));
  return limits.length > 0 && limits.join(", ").length <= LONGEST ? limits.join(", ") : null;
}

function valuesOf(keywords: JsonObject): string | null {
  const values = keywords["enum"];
  const text = Array.isArray(values) ? values.slice(0, 3).map(String).join(", ") : "";
  return text === "" || text.length > LONGEST ? null : text;
}

function wordsOf(keywords: JsonObject): string | null {
  const [words = ""] = (textAt(keywords, "description") ?? "").split(/[.\n]/);
  return words === "" || words.length > LONGEST ? null : words.trim();
}

const LONGEST = 40;
