// Writes small schemas as words: `"kind" is "card" and "cvc" is given`.
import {
  entriesAt,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  type Maybe,
  member,
  objectAt,
  textAt,
  textsAt,
  typesOf,
} from "../../json.js";
import { componentName, reference } from "../../resolve.js";
import { constraintsOf, isAnything, limitText } from "./constraints.js";

/** What a value is, as in `must not be …`: `"a"`, `"a" or "b"`, `a string, at most 3 characters`. Null: it takes more than that. */
export function valueInWords(schema: Json): string | null {
  return saysMore(schema) ? null : gistInWords(schema);
}

/** Whether a schema has words or names of its own, which a sentence would leave out. */
function saysMore(schema: Json): boolean {
  if (!isObject(schema)) return false;
  if (OWN_WORDS.some((key) => Object.hasOwn(schema, key))) return true;
  const inside = ["anyOf", "oneOf", "allOf"].flatMap((key) => listAt(schema, key));
  const properties = Object.values(objectAt(schema, "properties") ?? {});
  return [...inside, ...properties, schema["not"] ?? null].some(saysMore);
}

const OWN_WORDS = "$ref title description deprecated x-enum-varnames x-enumNames x-enum-descriptions".split(" ");

/** The same with no more than what tells the value apart: for conditions, which are only named. */
function gistInWords(schema: Json): string | null {
  if (!isObject(schema)) return null;
  const target = reference(schema);
  if (target !== null) return componentName(target);
  if (Object.hasOwn(schema, "const")) return JSON.stringify(schema["const"]);
  const values = listAt(schema, "enum").map((each) => JSON.stringify(each));
  if (values.length > 0 && values.length <= MOST) return listInWords(values, "or");
  for (const key of ["anyOf", "oneOf"]) {
    const members = member(schema, key);
    if (isArray(members) && onlyHas(schema, [key])) return allInWords(members, gistInWords, "or");
  }
  if (!onlyHas(schema, PLAIN)) return null;
  const limits = constraintsOf(schema).map(limitText);
  const type = typeInWords(schema);
  if (type === null) return limits.length === 0 ? null : `a value that is ${limits.join(", ")}`;
  const format = textAt(schema, "format");
  return [format === null ? type : `${type} <${format}>`, ...limits].join(", ");
}

/** What holds of an object, as in `if …`. */
export function conditionInWords(schema: Json): string | null {
  return ofProperties(schema, "is");
}

/** What must hold of an object. */
export function outcomeInWords(schema: Json): string | null {
  if (schema === false) return "nothing is allowed";
  if (saysMore(schema)) return null;
  return ofProperties(schema, "must be");
}

function listInWords(words: readonly string[], last: "and" | "or"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** Longer lists are drawn. */
const MOST = 6;

const PLAIN = [
  ..."type format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength".split(" "),
  ..."pattern minItems maxItems uniqueItems minProperties maxProperties title description".split(" "),
];

const OF_OBJECTS = "properties required type title description".split(" ");

/** Of conditions, or of what must hold. */
type Verb = "is" | "must be";

function ofProperties(schema: Json, be: Verb): string | null {
  if (!isObject(schema)) return null;
  for (const [key, word] of [
    ["anyOf", "or"],
    ["oneOf", "or"],
    ["allOf", "and"],
  ] as const) {
    const members = member(schema, key);
    if (isArray(members) && onlyHas(schema, [key, "type"]))
      return allInWords(members, (each) => ofProperties(each, be), word);
  }
  if (!onlyHas(schema, OF_OBJECTS)) return null;
  const properties = entriesAt(schema, "properties");
  const required = textsAt(schema, "required");
  const parts: string[] = [];
  for (const [name, value] of properties) {
    const words = ofProperty(name, value, be);
    if (words === null) return null;
    if (words !== "") parts.push(words);
  }
  // A condition on a property that must be there says so already.
  const named = new Set(be === "is" ? properties.map(([name]) => name) : []);
  const others = required.filter((name) => !named.has(name) || parts.length === 0);
  const told = `${listInWords(others.map(quoted), "and")} ${others.length === 1 ? "is" : "are"}`;
  if (others.length > 0) parts.unshift(`${told} ${be === "is" ? "given" : "required"}`);
  return parts.length === 0 || parts.length > MOST ? null : listInWords(parts, "and");
}

/** Empty where nothing is said of the property. */
function ofProperty(name: string, schema: Json, be: Verb): string | null {
  if (schema === false) return `"${name}" ${be === "is" ? "is not given" : "must not be given"}`;
  if (isAnything(schema)) return "";
  const excluded: Maybe = onlyHas(schema, ["not"]) ? member(schema, "not") : undefined;
  const words = gistInWords(excluded ?? schema);
  if (words === null) return null;
  return `"${name}" ${excluded === undefined ? be : be === "is" ? "is not" : "must not be"} ${words}`;
}

function allInWords(
  members: readonly Json[],
  inWords: (each: Json) => string | null,
  last: "and" | "or",
): string | null {
  const words = members.flatMap((each) => inWords(each) ?? []);
  return members.length > MOST || words.length < members.length ? null : listInWords(words, last);
}

function typeInWords(schema: JsonObject): string | null {
  const words = typesOf(schema)?.map((each) => ARTICLES[each] ?? each) ?? [];
  return words.length === 0 ? null : listInWords(words, "or");
}

const ARTICLES: Readonly<Record<string, string>> = {
  ...{ string: "a string", number: "a number", integer: "an integer", boolean: "a boolean" },
  ...{ object: "an object", array: "an array", null: "null" },
};

function onlyHas(schema: Json, keys: readonly string[]): boolean {
  return (
    isObject(schema) &&
    Object.keys(schema).every((key) => keys.includes(key) || key === "$comment" || key.startsWith("x-"))
  );
}

export function quoted(name: string): string {
  return `"${name}"`;
}
