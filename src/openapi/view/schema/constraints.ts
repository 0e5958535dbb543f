// Writes the limits of a schema as short texts.
import { isEmptyObject, type JsonObject, listAt, type Maybe, numberAt, objectAt, textAt, textsAt } from "../../json.js";
import type { ConstraintView, SchemaLimits } from "../../schema-views.js";

export function constraintsOf(keywords: JsonObject): ConstraintView[] {
  const found = [...boundsInWords(boundsOf(keywords)), ...countsInWords(keywords)];
  const step = numberAt(keywords, "multipleOf");
  if (step !== null) found.push(`multiple of ${step}`);
  if (keywords["uniqueItems"] === true) found.push("no duplicates");
  if (isEmptyList(keywords)) found.push("no items");
  const views: ConstraintView[] = found.map((text) => ({ text, code: null }));
  const pattern = textAt(keywords, "pattern");
  if (pattern !== null) views.push({ text: "matches", code: pattern });
  return [...views, ...keyConstraints(keywords), ...contentConstraint(keywords)];
}

/** As one text, with a pattern as code. */
export function limitText({ text, code }: ConstraintView): string {
  return code === null ? text : `${text} \`${code}\``;
}

/** Bounds as one number each: 3.0 marks an exclusive bound by a flag next to the number. */
function boundsOf(keywords: JsonObject) {
  const minimum = numberAt(keywords, "minimum");
  const maximum = numberAt(keywords, "maximum");
  const isAbove = keywords["exclusiveMinimum"] === true;
  const isUnder = keywords["exclusiveMaximum"] === true;
  return {
    minimum: isAbove ? null : minimum,
    maximum: isUnder ? null : maximum,
    exclusiveMinimum: isAbove ? minimum : numberAt(keywords, "exclusiveMinimum"),
    exclusiveMaximum: isUnder ? maximum : numberAt(keywords, "exclusiveMaximum"),
  };
}

function boundsInWords({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: ReturnType<typeof boundsOf>) {
  const limits = Object.entries({ "≥": minimum, ">": exclusiveMinimum, "≤": maximum, "<": exclusiveMaximum });
  return limits.flatMap(([sign, limit]) => (limit === null ? [] : `${sign} ${limit}`));
}

function countsInWords(keywords: JsonObject): string[] {
  return [
    range(keywords, "Length", ["character", "characters"]),
    range(keywords, "Items", ["item", "items"]),
    range(keywords, "Properties", ["property", "properties"]),
  ].filter((text) => text !== null);
}

function range(keywords: JsonObject, of: string, [one, many]: readonly [string, string]): string | null {
  const least = numberAt(keywords, `min${of}`);
  const most = numberAt(keywords, `max${of}`);
  const unit = (count: number) => `${count} ${count === 1 ? one : many}`;
  if (least === most) return least === null ? null : `exactly ${unit(least)}`;
  if (least !== null && most !== null && least > 0) return `${least} to ${unit(most)}`;
  if (most !== null) return `at most ${unit(most)}`;
  return least !== null && least > 0 ? `at least ${unit(least)}` : null;
}

function keyConstraints(keywords: JsonObject): ConstraintView[] {
  const names = objectAt(keywords, "propertyNames");
  if (!names || !isSaidOfKeys(names)) return [];
  const pattern = textAt(names, "pattern");
  const values = textsAt(names, "enum");
  const format = textAt(names, "format");
  return [
    ...(pattern === null ? [] : [{ text: "keys match", code: pattern }]),
    ...(values.length === 0 ? [] : [{ text: "keys:", code: values.join(", ") }]),
    ...[...countsInWords(names), ...(format === null ? [] : [format])].map((text) => ({
      text: `keys: ${text}`,
      code: null,
    })),
  ];
}

const LIMITS = [
  ..."minimum maximum exclusiveMinimum exclusiveMaximum".split(" "),
  ..."multipleOf minLength maxLength minItems maxItems".split(" "),
];

const OF_KEYS = "type pattern enum minLength maxLength format".split(" ");

/** Whether what `propertyNames` asks is said as limits. */
export function isSaidOfKeys(names: JsonObject): boolean {
  return Object.keys(names).every((key) => OF_KEYS.includes(key));
}

/** A list that must be empty. */
export function isEmptyList(keywords: JsonObject): boolean {
  return keywords["items"] === false && listAt(keywords, "prefixItems").length === 0;
}

function contentConstraint(keywords: JsonObject): ConstraintView[] {
  const type = textAt(keywords, "contentMediaType");
  return type === null ? [] : [{ text: "holds", code: type }];
}

/** The same for form inputs; null where nothing is limited. */
export function limitsOf(keywords: JsonObject): SchemaLimits | null {
  const pattern = textAt(keywords, "pattern");
  const limits: SchemaLimits = {
    ...numbers({ ...keywords, ...boundsOf(keywords) }, LIMITS),
    ...(pattern !== null && { pattern }),
  };
  return Object.keys(limits).length === 0 ? null : limits;
}

function numbers(keywords: JsonObject, keys: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const key of keys) {
    const value = numberAt(keywords, key);
    if (value !== null) found[key] = value;
  }
  return found;
}

/** The schema that takes every value. */
export function isAnything(schema: Maybe): boolean {
  return schema === true || isEmptyObject(schema);
}
