// Turns a schema of a document into a finite one without references, made for the sampler: one branch, no nulls, no cycles.
import { isObject, isTrue, type Json, type JsonObject, listAt, type Maybe, member, objectAt, textAt } from "../json.js";
import { below } from "../pointer.js";
import { componentName, type Followed, type Resolver } from "../resolve.js";
import { derivedSchemas, mappedValues } from "./derived-schemas.js";
import { isWanted, type OptionalFields, requiredNames } from "./optional-fields.js";
import { sampleString } from "./sample-string.js";
import { allowsNullOnly, branchesOf } from "./schema-branches.js";
import { KEPT, knownValue, numberStep, samplerKey, traits, typeOf } from "./schema-keywords.js";

/** The limits of an expansion. */
export interface Expansion {
  readonly resolver: Resolver;
  /** Levels of properties and items below the top. */
  readonly depth: number;
  /** Most schemas visited; beyond it the whole expansion is given up. */
  readonly budget: number;
  /** Which branch of a `oneOf` or `anyOf` at the top is taken. */
  readonly branch: number;
  readonly optional: OptionalFields;
  /** The field whose schema it is; texts without an example take its name. */
  readonly name: string;
}

/** The finite schema; null where it exceeds the limits. */
export function expandSchema(pointer: string, expansion: Expansion): JsonObject | null {
  const walk: Walk = { ...expansion, left: { visits: expansion.budget } };
  const found = expansion.resolver.find(pointer);
  if (!found) return {};
  const { name } = expansion;
  const schema = expand(
    found.value,
    { pointer, level: 0, above: [], parts: [], isPart: false, required: new Set(), name },
    walk,
  );
  return walk.left.visits < 0 ? null : (schema ?? {});
}

interface Walk extends Expansion {
  readonly left: { visits: number };
}

/** The position of a schema. */
interface Spot {
  readonly pointer: string;
  readonly level: number;
  /** Schemas whose values hold this one's. */
  readonly above: readonly string[];
  /** Schemas that are being put together by `allOf` to one with this. */
  readonly parts: readonly string[];
  /** A member of an `allOf`: it describes the same value as the schema that holds it. */
  readonly isPart: boolean;
  /** What the schemas around it require of the same value. */
  readonly required: ReadonlySet<string>;
  readonly name: string;
}

/** Null where it is left out: it is recursive, too deep, or nothing can match it. */
function expand(value: Maybe, spot: Spot, walk: Walk): JsonObject | null {
  if (value === true) return {};
  walk.left.visits--;
  if (walk.left.visits < 0 || spot.level > walk.depth) return null;
  const target = walk.resolver.follow(value, spot.pointer);
  if (!target || !isObject(target.value)) return null;
  const { isPart } = spot;
  if (isPart ? spot.parts.includes(target.pointer) : isAbove(target, spot, walk)) return null;
  const schema: JsonObject = { ...target.value, ...target.siblings };
  const known = knownValue(schema);
  if (known) return { ...traits(schema), ...(target.pointer === spot.pointer ? {} : nameFor(target)), ...known };
  const inner: Spot = isPart
    ? partSpot(spot, target)
    : wholeSpot(spot, target, requiredNames(schema, target.pointer, walk));
  const derived = isPart ? null : expandDerived(schema, target, { spot: inner, walk });
  return derived ?? named(combine(schema, inner, walk), target);
}

function partSpot(spot: Spot, target: Followed): Spot {
  return { ...spot, pointer: target.pointer, parts: [...spot.parts, ...target.chain] };
}

function wholeSpot(spot: Spot, target: Followed, names: ReadonlySet<string>): Spot {
  const required = new Set([...spot.required, ...names]);
  return { ...spot, pointer: target.pointer, above: [...spot.above, ...target.chain], parts: target.chain, required };
}

/** A base that is told apart by a discriminator is shown as one of the schemas that build on it. */
function expandDerived(schema: JsonObject, base: Followed, { spot, walk }: Around): JsonObject | null {
  const discriminator = objectAt(schema, "discriminator");
  if (!discriminator || branchesOf(schema).length > 0) return null;
  const pointers = derivedSchemas(discriminator, base, walk.resolver);
  const wanted = spot.level === 0 ? pointers.slice(walk.branch, walk.branch + 1) : [];
  for (const pointer of [...wanted, ...pointers]) {
    const value: JsonObject = { $ref: pointer };
    const expanded = expand(value, { ...spot, isPart: false, parts: [] }, walk);
    const target = expanded && walk.resolver.follow(value, "");
    if (target) return discriminated(expanded, discriminator, { target, walk });
  }
  return null;
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
    const expanded = expand(part, { ...spot, isPart: true, pointer: below(spot.pointer, "allOf", index) }, walk);
    if (expanded) parts.push(expanded);
  }
  for (const key of ["oneOf", "anyOf"]) {
    const choice = chooseBranch(schema, key, { spot: { ...spot, isPart: false }, walk });
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

interface Around {
  readonly spot: Spot;
  readonly walk: Walk;
}

function chooseBranch(schema: JsonObject, key: string, { spot, walk }: Around): JsonObject | null {
  const branches = listAt(schema, key)
    .map((value, index) => ({ value, pointer: below(spot.pointer, key, index) }))
    .filter(({ value, pointer }) => !allowsNullOnly(walk.resolver.follow(value, pointer)?.value));
  const wanted = spot.level === 0 ? branches.slice(walk.branch, walk.branch + 1) : [];
  for (const { value, pointer } of [...wanted, ...branches]) {
    const expanded = expand(value, { ...spot, pointer }, walk);
    if (!expanded) continue;
    const target = walk.resolver.follow(value, pointer);
    const discriminator = objectAt(schema, "discriminator");
    return target && discriminator ? discriminated(expanded, discriminator, { target, walk }) : expanded;
  }
  return null;
}

/** A schema that a discriminator selects contains its value. */
function discriminated(
  branch: JsonObject,
  discriminator: JsonObject,
  { target, walk }: { readonly target: Followed; readonly walk: Walk },
): JsonObject {
  const property = textAt(discriminator, "propertyName");
  const values = mappedValues(discriminator, walk.resolver);
  const mapped = target.chain.map((pointer) => values.get(pointer)).find((value) => value !== undefined);
  const value = mapped ?? target.chain.map(componentName).find((each) => each !== null);
  if (!property || value === undefined || value === null) return branch;
  const fixed: JsonObject = { const: value };
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
  const text = type === "string" ? sampleString(schema, spot.name) : null;
  if (text !== null) own["const"] = text;
  for (const [key, most] of Object.entries(MOST_OF))
    if (typeof own[key] === "number") own[key] = Math.min(most, own[key]);
  return { ...own, ...childSchemas(schema, spot, walk) };
}

/** A list or a text that must be longer is shown as one of that length. */
const MOST_OF = { minItems: 3, minLength: 100 };

function childSchemas(schema: JsonObject, spot: Spot, walk: Walk): JsonObject {
  const child: Child = (value, name, ...keys) => {
    const place = { pointer: below(spot.pointer, ...keys), level: spot.level + 1, name };
    return expand(value, { ...spot, ...place, isPart: false, parts: [], required: new Set() }, walk);
  };
  const children: Record<string, Json> = {};
  const properties = propertySchemas(schema, child, { spot, walk });
  if (properties) children["properties"] = properties;
  const tuple = listAt(schema, "prefixItems");
  if (tuple.length > 0)
    children["prefixItems"] = tuple.map((each, index) => child(each, spot.name, "prefixItems", index) ?? {});
  else if (schema["items"] !== undefined) {
    const items = child(schema["items"], spot.name, "items");
    if (items) children["items"] = items;
    else if (typeOf(schema) === "array") children["const"] = [];
  }
  return children;
}

type Child = (value: Maybe, name: string, ...keys: (string | number)[]) => JsonObject | null;

/** Properties that a reader would send: no deprecated ones, and one key where the object is a map. */
function propertySchemas(schema: JsonObject, child: Child, { spot, walk }: Around): JsonObject | null {
  const written = Object.entries(objectAt(schema, "properties") ?? {});
  const found: [string, Json][] = [];
  for (const [name, value] of written) {
    const pointer = below(spot.pointer, "properties", name);
    const isRequired = spot.required.has(name);
    if (!isRequired && (isTrue(value, "deprecated") || !isWanted(value, pointer, walk))) continue;
    const expanded = child(value, name, "properties", name);
    if (expanded) found.push([samplerKey(name), expanded]);
  }
  const rest = member(schema, "additionalProperties");
  if (written.length === 0 && isObject(rest)) {
    const key = mapKey(schema, rest);
    const expanded = child(rest, key, "additionalProperties");
    if (expanded) found.push([samplerKey(key), expanded]);
  }
  return written.length === 0 && found.length === 0 ? null : Object.fromEntries(found);
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
