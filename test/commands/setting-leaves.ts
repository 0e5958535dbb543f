// Finds every place of a JSON Schema where a writer can put a value, with values to put there.
import { isObject, type JsonObject } from "../../src/config/json/places.js";

type Key = string | number;

/** A step on the way to a value: the key, and what holds it where nothing does yet. */
interface Step {
  readonly key: Key;
  readonly holder: unknown;
}

/** A value in a tree of settings: where it is, and what it may be. */
export interface Leaf {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly values: readonly unknown[];
}

/** Texts: each setting takes one of them. */
const TEXTS = [
  "https://sesame.example/open",
  "sesame",
  "github",
  "G-SESAME",
  "phc_sesame",
  "svc_dsc_sesame1",
  "#5E5A3E",
  "/text",
];
const NUMBERS = [400, 2];

/** The leaves of a schema. */
export function leavesOf(schema: JsonObject, definitions: JsonObject): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (node: unknown, steps: readonly Step[]): void => {
    if (!isObject(node)) return;
    const { $ref: reference, properties, additionalProperties, items, anyOf, oneOf, allOf } = node;
    const branches = [anyOf, oneOf, allOf].flatMap((each) => (Array.isArray(each) ? each : []));
    const enter = (key: Key, value: unknown) => visit(value, [...steps, { key, holder: smallest(node) }]);
    if (typeof reference === "string") visit(definitions[reference.replace("#/definitions/", "")], steps);
    else if (isObject(properties)) for (const [key, value] of Object.entries(properties)) enter(key, value);
    else if (isObject(items)) enter(0, items);
    else if (isObject(additionalProperties)) enter("sesame", additionalProperties);
    else if (branches.length > 0) for (const branch of branches) visit(branch, steps);
    else leaves.push({ name: steps.map(({ key }) => key).join("."), steps, values: valuesOf(node) });
  };
  visit(schema, []);
  return leaves;
}

/** The least that a schema takes, as far as it says so. */
function smallest(node: unknown): unknown {
  if (!isObject(node)) return {};
  const { properties, required, items, anyOf } = node;
  if (isObject(properties)) {
    const needed = Array.isArray(required) ? required.map(String) : [];
    return Object.fromEntries(needed.map((key) => [key, smallest(properties[key])]));
  }
  if (isObject(items)) return [];
  if (Array.isArray(anyOf)) return smallest(anyOf[0]);
  return node["type"] === "object" ? {} : valuesOf(node)[0];
}

function valuesOf({ type, enum: words, const: only, pattern }: JsonObject): readonly unknown[] {
  if (only !== undefined) return [only];
  if (Array.isArray(words)) return words;
  if (type === "boolean") return [true, false];
  if (type === "number" || type === "integer") return NUMBERS;
  return typeof pattern === "string" ? TEXTS.filter((text) => new RegExp(pattern).test(text)) : TEXTS;
}

/** A copy of settings with another value in one place. */
export function withValue(root: unknown, steps: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const { key, holder } = step;
  if (typeof key === "number") {
    const [first, ...others] = Array.isArray(root) ? root : [];
    return [withValue(first, rest, value), ...others];
  }
  const object = isObject(root) ? root : isObject(holder) ? holder : {};
  return { ...object, [key]: withValue(object[key], rest, value) };
}
