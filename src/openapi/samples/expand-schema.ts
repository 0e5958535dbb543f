// Turns a schema of a document into a finite one without references, made for the sampler: one branch, no nulls, no cycles.
import { isObject, isTrue, type Json, type JsonObject, listAt, type Maybe, member, objectAt, textAt } from "../json.js";
import { below } from "../pointer.js";
import { componentName, type Followed, type Resolver } from "../resolve.js";
import { allowsNullOnly, branchesOf } from "./schema-branches.js";
import { KEPT, knownValue, numberStep, traits, typeOf } from "./schema-keywords.js";

/** The limits of an expansion. */
export interface Expansion {
  readonly resolver: Resolver;
  /** Levels of properties and items below the top. */
  readonly depth: number;
  /** Most schemas visited; beyond it the whole expansion is given up. */
  readonly budget: number;
  /** Which branch of a `oneOf` or `anyOf` at the top is taken. */
  readonly branch: number;
}

/** The finite schema; null where it exceeds the limits. */
export function expandSchema(pointer: string, expansion: Expansion): JsonObject | null {
  const walk: Walk = { ...expansion, left: { visits: expansion.budget } };
  const found = expansion.resolver.find(pointer);
  if (!found) return {};
  const schema = expand(found.value, { pointer, level: 0, above: [] }, walk);
  return walk.left.visits < 0 ? null : (schema ?? {});
}

interface Walk extends Expansion {
  readonly left: { visits: number };
}

/** The position of a schema: its pointer, the levels and the schemas above it. */
interface Spot {
  readonly pointer: string;
  readonly level: number;
  readonly above: readonly string[];
}

/** Null where it is left out: it is recursive, too deep, or nothing can match it. */
function expand(value: Maybe, spot: Spot, walk: Walk): JsonObject | null {
  if (value === true) return {};
  walk.left.visits--;
  const target = walk.resolver.follow(value, spot.pointer);
  if (!target || !isObject(target.value) || walk.left.visits < 0 || spot.level > walk.depth) return null;
  if (isAbove(target, spot, walk)) return null;
  const schema: JsonObject = { ...target.value, ...target.siblings };
  const inner: Spot = { pointer: target.pointer, level: spot.level, above: [...spot.above, ...target.chain] };
  const known = knownValue(schema);
  if (known) return { ...traits(schema), ...(target.pointer === spot.pointer ? {} : nameFor(target)), ...known };
  return named(combine(schema, inner, walk), target);
}

/** A schema may recur once if it offers a branch that does not recur. */
function isAbove(target: Followed, spot: Spot, walk: Walk): boolean {
  const times = spot.above.filter((each) => each === target.pointer).length;
  if (times === 0 || spot.pointer === target.pointer) return false;
  const branches = branchesOf(target.value);
  return (
    times > 1 ||
    !branches.some((branch, index) => !leadsUp(branch, spot, { walk, pointer: branchPointer(target, index) }))
  );
}

function leadsUp(branch: Json, spot: Spot, { walk, pointer }: { walk: Walk; pointer: string }): boolean {
  const target = walk.resolver.follow(branch, pointer);
  return !target || spot.above.includes(target.pointer);
}

function branchPointer(target: Followed, index: number): string {
  return below(target.pointer, objectAt(target.value, "oneOf") ? "oneOf" : "anyOf", index);
}

/** Combines the parts of a schema: its own keywords, `allOf`, one branch of each choice. */
function combine(schema: JsonObject, spot: Spot, walk: Walk): JsonObject | null {
  const parts: JsonObject[] = [];
  for (const [index, part] of listAt(schema, "allOf").entries()) {
    const expanded = expand(part, { ...spot, pointer: below(spot.pointer, "allOf", index) }, walk);
    if (expanded) parts.push(expanded);
  }
  for (const key of ["oneOf", "anyOf"]) {
    const choice = chooseBranch(schema, key, { spot, walk });
    if (choice) parts.push(choice);
  }
  const own = ownKeywords(schema, spot, walk);
  const [only] = parts;
  const says = own["type"] !== undefined || own["properties"] !== undefined || own["items"] !== undefined;
  if (!only) return own;
  if (parts.length === 1 && !says) return { ...only, ...traits(schema) };
  // Members of different types contradict each other; the first one decides.
  const type = own["type"] ?? parts.find((part) => part["type"] !== undefined)?.["type"];
  return { ...own, allOf: parts.filter((part) => part["type"] === undefined || part["type"] === type) };
}

function chooseBranch(schema: JsonObject, key: string, { spot, walk }: { spot: Spot; walk: Walk }): JsonObject | null {
  const branches = listAt(schema, key)
    .map((value, index) => ({ value, pointer: below(spot.pointer, key, index) }))
    .filter(({ value, pointer }) => !allowsNullOnly(walk.resolver.follow(value, pointer)?.value));
  const wanted = spot.level === 0 ? branches.slice(walk.branch, walk.branch + 1) : [];
  for (const { value, pointer } of [...wanted, ...branches]) {
    const expanded = expand(value, { ...spot, pointer }, walk);
    if (!expanded) continue;
    const target = walk.resolver.follow(value, pointer);
    return target ? discriminated(expanded, schema, target) : expanded;
  }
  return null;
}

/** A branch selected by a discriminator contains its value. */
function discriminated(branch: JsonObject, schema: JsonObject, target: Followed): JsonObject {
  const discriminator = objectAt(schema, "discriminator");
  const property = discriminator && textAt(discriminator, "propertyName");
  const name = target.chain.map(componentName).find((each) => each !== null);
  if (!property || !name) return branch;
  const mapping = Object.entries(objectAt(discriminator, "mapping") ?? {});
  const value = mapping.find(([, to]) => typeof to === "string" && (target.chain.includes(to) || to === name))?.[0];
  const fixed: JsonObject = { const: value ?? name };
  const properties = objectAt(branch, "properties");
  if (properties) return { ...branch, properties: { ...properties, [property]: fixed } };
  return { ...branch, allOf: [...listAt(branch, "allOf"), { type: "object", properties: { [property]: fixed } }] };
}

function ownKeywords(schema: JsonObject, spot: Spot, walk: Walk): JsonObject {
  const own: Record<string, Json> = { ...traits(schema) };
  const type = typeOf(schema);
  if (type) own["type"] = type;
  for (const key of KEPT) {
    const value = member(schema, key);
    if (value !== undefined) own[key] = value;
  }
  const step = numberStep(schema);
  if (step !== null) own["const"] = step;
  for (const [key, most] of Object.entries(MOST_OF))
    if (typeof own[key] === "number") own[key] = Math.min(most, own[key]);
  return { ...own, ...childSchemas(schema, spot, walk) };
}

/** A list or a text that must be longer is shown as one of that length. */
const MOST_OF = { minItems: 3, minLength: 100 };

function childSchemas(schema: JsonObject, spot: Spot, walk: Walk): JsonObject {
  const child = (value: Maybe, ...keys: (string | number)[]) =>
    expand(value, { ...spot, pointer: below(spot.pointer, ...keys), level: spot.level + 1 }, walk);
  const children: Record<string, Json> = {};
  const properties = propertySchemas(schema, child);
  if (properties) children["properties"] = properties;
  const tuple = listAt(schema, "prefixItems");
  if (tuple.length > 0) children["prefixItems"] = tuple.map((each, index) => child(each, "prefixItems", index) ?? {});
  else if (schema["items"] !== undefined) {
    const items = child(schema["items"], "items");
    if (items) children["items"] = items;
    else if (typeOf(schema) === "array") children["const"] = [];
  }
  return children;
}

type Child = (value: Maybe, ...keys: (string | number)[]) => JsonObject | null;

/** Properties that a reader would send: no deprecated ones, and one key where the object is a map. */
function propertySchemas(schema: JsonObject, child: Child): JsonObject | null {
  const written = Object.entries(objectAt(schema, "properties") ?? {});
  const required = listAt(schema, "required");
  const found: Record<string, Json> = {};
  for (const [name, value] of written) {
    if (isTrue(value, "deprecated") && !required.includes(name)) continue;
    const expanded = child(value, "properties", name);
    if (expanded) found[name] = expanded;
  }
  const rest = member(schema, "additionalProperties");
  if (written.length === 0 && isObject(rest)) {
    const expanded = child(rest, "additionalProperties");
    if (expanded) found[mapKey(schema, rest)] = expanded;
  }
  return written.length === 0 && Object.keys(found).length === 0 ? null : found;
}

function mapKey(schema: JsonObject, rest: JsonObject): string {
  const names = objectAt(schema, "propertyNames");
  const [allowed] = names ? listAt(names, "enum") : [];
  return textAt(rest, "x-additionalPropertiesName") ?? (typeof allowed === "string" ? allowed : "key");
}

/** XML uses the name of the component for its element. */
function nameFor(target: Followed): JsonObject {
  const name = target.chain.map(componentName).find((each) => each !== null);
  const xml = objectAt(target.value, "xml");
  return name && !(xml && textAt(xml, "name")) ? { xml: { ...xml, name } } : {};
}

function named(schema: JsonObject | null, target: Followed): JsonObject | null {
  return schema && (target.chain.length > 1 || componentName(target.pointer))
    ? { ...schema, ...nameFor(target) }
    : schema;
}
