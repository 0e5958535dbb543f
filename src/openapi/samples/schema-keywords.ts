// Reads the keywords of one schema that decide its example.
import {
  isEmptyObject,
  isObject,
  isTrue,
  type Json,
  type JsonArray,
  type JsonObject,
  listAt,
  type Maybe,
  member,
  numberAt,
  TYPES,
  typesOf,
} from "../json.js";
import { sampleString } from "./sample-string.js";

/** Examples in the schema itself, by precedence: a sample shows what the author wrote. A default of null is nothing to send. */
export function knownValue(schema: JsonObject): JsonObject | null {
  const choices = listAt(schema, "enum");
  const choice = choices.find((each) => each !== null) ?? choices[0];
  const standard = schema["default"] ?? undefined;
  const said = [schema["const"], ...writtenExamples(schema), standard, choice];
  // Beside properties, generators write an empty one for want of an example.
  const known = said.find((each) => each !== undefined && !(isEmptyObject(each) && schema["properties"] !== undefined));
  return known === undefined ? null : { const: known };
}

/**
 * The examples in the schema itself, without null where the type allows none: in 199 of 2,935 public descriptions, generators
 * write it for want of an example.
 */
export function writtenExamples(schema: JsonObject): Maybe[] {
  const allowsNull = isTrue(schema, "nullable") || typesOf(schema)?.includes("null") !== false;
  const examples = [...listAt(schema, "examples"), schema["example"]];
  return examples.filter((each) => each !== undefined && (each !== null || allowsNull));
}

/** Keywords that the sampler understands as they are. */
const KEPT = [
  ..."format required minimum maximum exclusiveMinimum exclusiveMaximum".split(" "),
  ..."minLength maxLength minItems maxItems contentMediaType contentEncoding".split(" "),
];

const MOST_ITEMS = 3;
const MOST_CHARACTERS = 100;

/** The lengths that a sample keeps: a list or a text that must be longer is shown as one of these. */
function shortened({ minItems, minLength }: JsonObject): JsonObject {
  return {
    ...(typeof minItems === "number" && minItems > MOST_ITEMS && { minItems: MOST_ITEMS }),
    ...(typeof minLength === "number" && minLength > MOST_CHARACTERS && { minLength: MOST_CHARACTERS }),
  };
}

/** Keywords that apply whatever the value is. */
export function traits(schema: JsonObject): JsonObject {
  const found: Record<string, Json> = {};
  for (const key of ["readOnly", "writeOnly", "xml"]) {
    const value = member(schema, key);
    if (value !== undefined) found[key] = value;
  }
  return found;
}

/** The first type that is not null. One that no value has, such as `text`, counts as none. */
export function typeOf(schema: JsonObject): string | null {
  const types = typesOf(schema)?.filter((each) => TYPES.includes(each)) ?? [];
  const first = types.find((each) => each !== "null") ?? types[0];
  if (first !== undefined) return first;
  if (schema["properties"] !== undefined || schema["additionalProperties"] !== undefined) return "object";
  return schema["items"] !== undefined || schema["prefixItems"] !== undefined ? "array" : null;
}

/** A number that the sampler would not take: of two limits it takes the lower, even one below zero; it knows no `multipleOf`. */
function sampleNumber(schema: JsonObject): number | null {
  const least = numberAt(schema, "minimum");
  const above = numberAt(schema, "exclusiveMinimum");
  const step = numberAt(schema, "multipleOf") ?? 0;
  const mayBeZero = ["maximum", "exclusiveMaximum"].every((key) => (numberAt(schema, key) ?? 1) > 0);
  if (least !== null && Math.max(least, above ?? least) < 0 && mayBeZero) return 0;
  if (step > 0 && above !== null && above >= (least ?? above)) return (Math.floor(above / step) + 1) * step;
  if (step > 0) return least === null ? step : Math.ceil(least / step) * step;
  return least !== null && above !== null && above >= least ? Math.floor(above) + 1 : null;
}

/** The sampler would take `__proto__` for a prototype: it gets another name, and its value the right one again. */
const DISGUISED = "\u0000__proto__";

export function samplerKey(name: string): string {
  return name === "__proto__" ? DISGUISED : name;
}

/** Puts the right names into what the sampler made, as JSON or XML. */
export function withRealKeys(text: string): string {
  return text.replaceAll("\\u0000__proto__", "__proto__").replaceAll(DISGUISED, "__proto__");
}

/** The members of `oneOf`, else of `anyOf`. */
export function branchesOf(schema: Maybe): JsonArray {
  const branches = listAt(schema, "oneOf");
  return branches.length > 0 ? branches : listAt(schema, "anyOf");
}

/** Whether only null matches a schema. */
export function allowsNullOnly(schema: Maybe): boolean {
  if (!isObject(schema)) return false;
  if (typesOf(schema)?.join() === "null") return true;
  if (schema["const"] === null) return true;
  const values = listAt(schema, "enum");
  return values.length > 0 && values.every((each) => each === null);
}

export function ownKeywords(schema: JsonObject, field: string): Record<string, Json> {
  const own: Record<string, Json> = { ...traits(schema) };
  const type = typeOf(schema);
  if (type) own["type"] = type;
  for (const key of KEPT) {
    const value = member(schema, key);
    if (value !== undefined) own[key] = value;
  }
  const step = sampleNumber(schema);
  if (step !== null) own["const"] = step;
  const text = type === "string" ? sampleString(schema, field) : null;
  if (text !== null) own["const"] = text;
  return Object.assign(own, shortened(own));
}
