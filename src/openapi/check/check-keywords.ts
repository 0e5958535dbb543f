// Checks the values of keywords of schemas: the schema of OpenAPI 3.1 does not look into schemas, and none into patterns.
import { nearest } from "../../shared/nearest.js";
import { warning } from "../../shared/problem.js";
import { isArray, isObject, type Json, type JsonObject, numberAt, TYPES, typesOf } from "../json.js";
import { reference } from "../resolve.js";
import type { Inspected } from "./check-references.js";

/** What a value must be: whether it is, and how that is said. */
interface Expected {
  readonly what: string;
  readonly holds: (value: Json) => boolean;
  /** What each of its members must be. */
  readonly each?: Expected;
}

const text: Expected = { what: "text", holds: (value) => typeof value === "string" };
const number: Expected = { what: "a number", holds: (value) => typeof value === "number" };
const step: Expected = {
  what: "a number above 0",
  holds: (value) => typeof value === "number" && value > 0,
};
const count: Expected = {
  what: "a whole number of at least 0",
  holds: (value) => Number.isInteger(value) && Number(value) >= 0,
};
const truth: Expected = { what: "`true` or `false`", holds: (value) => typeof value === "boolean" };
const list: Expected = { what: "a list", holds: isArray };
const filled: Expected = { what: "a list that is not empty", holds: (value) => isArray(value) && value.length > 0 };
const names: Expected = { what: "a list of names", holds: isArray, each: text };
const object: Expected = { what: "an object", holds: isObject };
const schema: Expected = { what: "a schema", holds: (value) => isObject(value) || typeof value === "boolean" };
const schemas: Expected = { ...filled, what: "a list of schemas that is not empty", each: schema };
const schemasByName: Expected = { what: "an object of schemas", holds: isObject, each: schema };

const EXPECTED: ReadonlyMap<string, Expected> = new Map(
  (
    [
      [text, "title description format pattern contentMediaType contentEncoding $anchor $id"],
      [number, "minimum maximum exclusiveMinimum exclusiveMaximum"],
      [step, "multipleOf"],
      [count, "minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains"],
      [truth, "deprecated readOnly writeOnly uniqueItems"],
      [names, "required"],
      [filled, "enum"],
      [list, "examples"],
      [schemas, "allOf anyOf oneOf prefixItems"],
      [schema, "items contains not if then else additionalProperties unevaluatedProperties unevaluatedItems"],
      [schema, "propertyNames contentSchema"],
      [schemasByName, "properties patternProperties dependentSchemas $defs"],
      [object, "dependentRequired xml externalDocs"],
    ] as const
  ).flatMap(([expected, keys]) => keys.split(" ").map((key) => [key, expected])),
);

/** Keywords that are told apart from misspelt ones. */
const KEYWORDS = [
  ...EXPECTED.keys(),
  ..."type const default example discriminator nullable definitions dependencies $ref".split(" "),
  ..."$schema $comment $dynamicRef $dynamicAnchor $vocabulary additionalItems id".split(" "),
];

export function checkKeywords(at: Inspected): void {
  const { value, description } = at;
  checkPattern(at);
  checkBounds(at);
  checkDefault(at);
  if (value["x-mint-enum"] !== undefined) closedValues(at);
  if (description.version !== "3.0") for (const key of Object.keys(value)) checkKeyword(key, at);
}

/** Values that only some readers may see: every page shows all. */
function closedValues({ report, words, placeOf }: Inspected): void {
  const what = `\`x-mint-enum\` in ${words()} is not supported: all readers see all values.`;
  const hint = "Leave values out of the description that not all readers may see.";
  report(warning("not-supported", placeOf(["x-mint-enum"], "key"), what, hint));
}

function checkKeyword(key: string, at: Inspected): void {
  const value = at.value[key] ?? null;
  const expected = EXPECTED.get(key);
  if (key === "type") checkType(value, at);
  else if (expected === undefined) checkName(key, at);
  else if (expected.holds(value)) checkMembers(key, value, { expected: expected.each, at });
  // Told where required properties are checked.
  else if (key !== "required" || typeof value !== "boolean") {
    const what = `\`${key}\` in ${at.words()} must be ${expected.what}, not ${inMessage(value)}.`;
    at.tell([key], what, hintFor(key, value, at.value));
  }
}

interface Members {
  readonly expected: Expected | undefined;
  readonly at: Inspected;
}

/** The first member that is not what it must be. */
function checkMembers(key: string, value: Json, { expected, at }: Members): void {
  if (expected === undefined || typeof value !== "object" || value === null) return;
  const faulty = Object.entries(value).find(([, each]) => !expected.holds(each));
  if (!faulty) return;
  const [name, each] = faulty;
  const what = `\`${key}\` > ${name} in ${at.words()} must be ${expected.what}, not ${inMessage(each)}.`;
  at.tell([key, name], what, hintFor(name, each, {}));
}

function hintFor(key: string, value: Json, holder: JsonObject): string | null {
  if (key === "items" && isArray(value)) return "Use `prefixItems` for items that differ by their position.";
  const bound = key === "exclusiveMinimum" ? "minimum" : key === "exclusiveMaximum" ? "maximum" : null;
  if (bound !== null && typeof value === "boolean") {
    const limit = numberAt(holder, bound) ?? "…";
    return value ? `Since OpenAPI 3.1 it is the limit itself: \`${key}: ${limit}\`.` : "Remove it.";
  }
  if (value === null) return "Give it a value, or remove it.";
  const isQuoted = typeof value === "string" && /^(?:-?[\d.]+|true|false)$/.test(value);
  return isQuoted ? "Write it without quotes." : "Change it, or remove it.";
}

function checkType(value: Json, { words, tell }: Inspected): void {
  const types = [value].flat();
  if (types.length > 0 && types.every((each) => typeof each === "string")) return;
  const what = `\`type\` in ${words()} must be the name of a type, or a list of such names, not ${inMessage(value)}.`;
  tell(["type"], what, "Write `type: string`, for example.");
}

/** Schemas of 3.1 may have members of any name: what is no keyword is only told where one was probably meant. */
function checkName(key: string, { report, words, placeOf }: Inspected): void {
  if (key.startsWith("x-") || key.length < SHORTEST || KEYWORDS.includes(key)) return;
  const near = nearest(key, KEYWORDS);
  if (near === null) return;
  const what = `\`${key}\` in ${words()} is not a schema keyword, and is ignored.`;
  report(warning("spec-violation", placeOf([key], "key"), what, `Did you mean \`${near}\`?`));
}

/** Shorter names are near to many keywords. */
const SHORTEST = 5;

function checkPattern({ value, words, tell }: Inspected): void {
  const pattern = value["pattern"];
  if (typeof pattern !== "string" || isPattern(pattern)) return;
  const what = `\`pattern\` in ${words()} is not a valid JavaScript regular expression, which OpenAPI requires.`;
  tell(["pattern"], what, "It is shown as it is written.");
}

/** With and without the flag that reads whole characters. */
function isPattern(pattern: string): boolean {
  return ["", "u"].some((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}

const BOUNDS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

function checkBounds({ value, words, tell }: Inspected): void {
  if (reference(value) !== null) return;
  for (const [least, most] of BOUNDS) {
    const [from, to] = [numberAt(value, least), numberAt(value, most)];
    if (from === null || to === null || from <= to) continue;
    const what = `No value matches ${words()}: \`${least}\` is ${from}, but \`${most}\` is ${to}.`;
    tell([least], what, "Swap them, or change one.");
  }
}

/** A default of another type is never sent. Many write null for "none". */
function checkDefault({ value, words, tell }: Inspected): void {
  const written = value["default"];
  const types = typesOf(value);
  if (written === undefined || written === null || types === null || reference(value) !== null) return;
  if (types.length === 0 || types.some((type) => isOfType(written, type))) return;
  const what = `\`default\` in ${words()} is ${inMessage(written)}, which is not of type ${types.join(" or ")}.`;
  tell(["default"], what, "Change it, or the type.");
}

/** An unknown type, which is told elsewhere, excludes nothing. */
function isOfType(value: Json, type: string): boolean {
  const own = value === null ? "null" : isArray(value) ? "array" : typeof value;
  return own === type || (type === "integer" && Number.isInteger(value)) || !TYPES.includes(type);
}

function inMessage(value: Json): string {
  if (value === null) return "null";
  if (typeof value === "string") return `the text "${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}"`;
  if (isArray(value)) return value.length === 0 ? "an empty list" : "this list";
  if (typeof value === "object") return "this object";
  return typeof value === "number" ? `the number ${value}` : `\`${value}\``;
}

const LONGEST = 40;
