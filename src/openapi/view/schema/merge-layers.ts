// Lays the members of an `allOf` together for display. It is not an intersection: nothing that is written gets lost.
import {
  commonTypes,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type Maybe,
  member,
  sameJson,
  typesOf,
} from "../../json.js";

/** One member, outermost first. */
export interface Layer {
  readonly keywords: JsonObject;
  /** Component name of a referenced member. */
  readonly name: string | null;
  /** Written by the schema itself, not by a member of it. */
  readonly isOuter: boolean;
}

type Merge = (outer: Json, inner: Json) => Json;

const larger: Merge = (a, b) => (typeof a === "number" && typeof b === "number" ? Math.max(a, b) : a);
const smaller: Merge = (a, b) => (typeof a === "number" && typeof b === "number" ? Math.min(a, b) : a);
const all: Merge = (a, b) => (isArray(a) && isArray(b) ? [...new Set([...b, ...a])] : a);
const either: Merge = (a, b) => a === true || b === true;

/** How two values of a keyword are merged; other keywords take the outer value. */
const MERGES = new Map<string, Merge>(
  Object.entries({
    minimum: larger,
    exclusiveMinimum: larger,
    minLength: larger,
    minItems: larger,
    minProperties: larger,
    maximum: smaller,
    exclusiveMaximum: smaller,
    maxLength: smaller,
    maxItems: smaller,
    maxProperties: smaller,
    required: all,
    uniqueItems: either,
    enum: (a, b) => (isArray(a) && isArray(b) ? b.filter((value) => a.some((other) => sameJson(value, other))) : a),
    type: mergeTypes,
    patternProperties: mergeMaps,
    additionalProperties: mergeAdditional,
    dependentRequired: mergeMaps,
    dependentSchemas: mergeMaps,
    items: both,
  }),
);

/** Keywords of a single schema; `conflict` where no value could have all the given types. */
export function mergeLayers(layers: readonly Layer[], version: string): { keywords: JsonObject; conflict: boolean } {
  const [first, ...inner] = layers;
  if (!first) return { keywords: {}, conflict: false };
  if (inner.length === 0) return { keywords: first.keywords, conflict: false };
  const isSingle = inner.filter(({ isOuter }) => !isOuter).length === 1;
  const merged: Record<string, Json> = { ...first.keywords };
  for (const { keywords, isOuter } of inner) {
    for (const [key, value] of Object.entries(keywords)) {
      // The title of one member among several is not the title of the whole.
      if (key === "title" && !isOuter && !isSingle) continue;
      const outer = merged[key];
      merged[key] = outer === undefined ? value : (MERGES.get(key)?.(outer, value) ?? outer);
    }
  }
  if (layers.some(({ keywords }) => isObject(keywords["properties"]))) merged["properties"] = mergeProperties(layers);
  if (version === "3.0" && layers.length > 1) keepNullable(merged, layers);
  const conflict = isArray(merged["type"]) && merged["type"].length === 0;
  if (conflict) delete merged["type"];
  return { keywords: merged, conflict };
}

/** In 3.0 the outer `nullable` counts; without one, all members must allow null. */
function keepNullable(merged: Record<string, Json>, layers: readonly Layer[]): void {
  const outer = layers.find(({ isOuter, keywords }) => isOuter && keywords["nullable"] !== undefined);
  const members = layers.filter(({ isOuter, keywords }) => !isOuter && Object.keys(keywords).length > 0);
  merged["nullable"] = outer
    ? outer.keywords["nullable"] === true
    : members.length > 0 && members.every(({ keywords }) => keywords["nullable"] === true);
}

function mergeTypes(outer: Json, inner: Json): Json {
  const types = commonTypes(typesOf({ type: outer }) ?? [], typesOf({ type: inner }) ?? []);
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : types;
}

/** Members first, in order, then what the schema adds; a later description of a property says more. */
function mergeProperties(layers: readonly Layer[]): JsonObject {
  const outer = layers.filter(({ isOuter }) => isOuter);
  const members = layers.filter(({ isOuter }) => !isOuter);
  const merged: Record<string, Json> = {};
  for (const { keywords } of [...members, ...outer.reverse()]) {
    const properties = keywords["properties"];
    for (const [name, value] of isObject(properties) ? Object.entries(properties) : []) {
      const known: Maybe = member(merged, name);
      merged[name] = known === undefined ? value : both(value, known);
    }
  }
  return merged;
}

function mergeMaps(outer: Json, inner: Json): Json {
  return isObject(outer) && isObject(inner) ? { ...inner, ...outer } : outer;
}

function both(outer: Json, inner: Json): Json {
  if (sameJson(outer, inner) || outer === true) return inner;
  return isObject(outer) && outer["$ref"] === undefined && outer["allOf"] === undefined
    ? { ...outer, allOf: [inner] }
    : { allOf: [outer, inner] };
}

/** A described schema for other properties says most; otherwise one closed member closes the whole. */
function mergeAdditional(outer: Json, inner: Json): Json {
  if (isObject(outer)) return outer;
  if (isObject(inner)) return inner;
  return outer === false || inner === false ? false : outer;
}
