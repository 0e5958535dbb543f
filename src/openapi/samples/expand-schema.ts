// Expands a schema for the sampler: no references, no cycles, no nulls, one branch.
import { isObject, type Json, type JsonObject, listAt, type Maybe, member, objectAt, textAt } from "../json.js";
import { derivedSchemas as allDerived } from "../parts/derived-schemas.js";
import type { Followed, Resolver } from "../resolve.js";
import { impliedValues } from "../view/schema/discriminator.js";
import { listMapping } from "../view/schema/list-mapping.js";
import type { Around, Child, Expansion, Spot, Walk } from "./expansion.js";
import {
  isBlank,
  isGiven,
  isHollow,
  isPlain,
  nameFor,
  propertySchemas,
  requiredNames,
  withoutBlanks,
} from "./property-schemas.js";
import { allowsNullOnly, branchesOf, knownValue, ownKeywords, traits, typeOf } from "./schema-keywords.js";

export interface Expanded {
  readonly schema: JsonObject;
  /** Whether anything was left out because it is too deep. */
  readonly isCut: boolean;
}

/** The finite schema; null where it exceeds the limits. */
export function expandSchema(pointer: string, expansion: Expansion): Expanded | null {
  const walk: Walk = { ...expansion, progress: { left: expansion.budget, isCut: false } };
  const { name } = expansion;
  const spot: Spot = { ...NOWHERE, above: [], parts: [], required: NOTHING, name };
  const schema = expand({ $ref: pointer }, spot, walk);
  const { left, isCut } = walk.progress;
  return left < 0 ? null : { schema: schema ?? {}, isCut };
}

const NOTHING: ReadonlySet<string> = new Set();
const NOWHERE = { level: 0, isEdge: false, isPart: false, isFew: false, whole: null };

/** Null where it is left out: it is recursive, too deep, or nothing can match it. */
function expand(value: Maybe, spot: Spot, walk: Walk): JsonObject | null {
  if (value === true) return {};
  walk.progress.left--;
  const isTooDeep = spot.level > walk.depth && !spot.isEdge;
  if (isTooDeep) walk.progress.isCut = true;
  if (walk.progress.left < 0 || isTooDeep) return null;
  const target = walk.resolver.follow(value);
  if (!target || !isObject(target.value)) return null;
  const isReferenced = target.value !== value;
  if (spot.isPart ? spot.parts.includes(target.value) : isAbove(target, spot, walk)) return null;
  const { value: own, siblings } = target;
  const schema = Object.keys(siblings).length > 0 ? { ...own, ...siblings } : own;
  const known = knownValue(schema);
  const name = isReferenced ? nameFor(target) : {};
  if (known) return { ...traits(schema), ...name, ...known };
  // Most schemas are texts and numbers: nothing below them asks where they are.
  if (isLeaf(schema)) return Object.assign(ownKeywords(schema, spot.name), name);
  const inner = spot.isPart ? partSpot(spot, target) : wholeSpot(spot, target, requiredNames(schema, walk));
  const derived = spot.isPart ? null : expandDerived(schema, target, { spot: inner, walk });
  if (derived) return derived;
  const combined = combineSome(schema, inner, walk);
  return { ...withPartValue(combined, schema, { spot, walk }), ...name };
}

/** What would be empty has a few properties instead. */
function combineSome(schema: JsonObject, spot: Spot, walk: Walk): JsonObject {
  const combined = combine(schema, spot, walk);
  if (spot.isPart || walk.optional === "all" || !isHollow(combined)) return combined;
  return combine(schema, { ...spot, isFew: true }, walk);
}

/** A member that tells schemas apart has the value of the one that it is a member of. */
function withPartValue(combined: JsonObject, schema: JsonObject, { spot, walk }: Around): JsonObject {
  const discriminator = spot.isPart ? objectAt(schema, "discriminator") : null;
  return discriminator && spot.whole ? discriminated(combined, discriminator, { target: spot.whole, walk }) : combined;
}

const HOLDERS = ["properties", "additionalProperties", "prefixItems", "items"];
const COMPOSING = [...HOLDERS, "allOf", "oneOf", "anyOf", "discriminator"];

/** Whether a schema is made of no other. */
function isLeaf(schema: JsonObject): boolean {
  return COMPOSING.every((key) => schema[key] === undefined);
}

function partSpot(spot: Spot, target: Followed): Spot {
  return { ...spot, parts: [...spot.parts, target.value] };
}

function wholeSpot(spot: Spot, whole: Followed, names: ReadonlySet<string>): Spot {
  const required = names.size > 0 ? new Set([...spot.required, ...names]) : spot.required;
  return { ...spot, whole, above: [...spot.above, whole.value], parts: [whole.value], required };
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
    const target = expanded && walk.resolver.follow(value);
    if (target) return discriminated(expanded, discriminator, { target, walk });
  }
  return null;
}

/** A schema may recur once if it offers a branch that does not recur. */
function isAbove({ value }: Followed, spot: Spot, walk: Walk): boolean {
  const times = spot.above.filter((each) => each === value).length;
  if (times === 0) return false;
  return times > 1 || !branchesOf(value).some((branch) => !leadsUp(branch, spot, walk));
}

function leadsUp(branch: Json, spot: Spot, walk: Walk): boolean {
  const target = walk.resolver.follow(branch);
  return !target || spot.above.includes(target.value);
}

/** Combines the parts of a schema: its own keywords, `allOf`, one branch of each choice. */
function combine(schema: JsonObject, spot: Spot, walk: Walk): JsonObject {
  const parts: JsonObject[] = [];
  for (const part of listAt(schema, "allOf")) {
    const expanded = expand(part, { ...spot, isPart: true }, walk);
    if (expanded) parts.push(expanded);
  }
  for (const key of ["oneOf", "anyOf"]) {
    const choice = chooseBranch(schema, key, { spot: { ...spot, isPart: false }, walk });
    if (choice) parts.push(choice);
  }
  const own = Object.assign(ownKeywords(schema, spot.name), childSchemas(schema, spot, walk));
  const [only] = parts;
  const says = own["type"] !== undefined || own["properties"] !== undefined || own["items"] !== undefined;
  if (!only) return own;
  if (parts.length === 1 && !says) return { ...only, ...traits(schema) };
  // Members of different types contradict each other; the first one decides.
  const type = own["type"] ?? parts.find((part) => part["type"] !== undefined)?.["type"];
  const allOf = parts.filter((part) => part["type"] === undefined || part["type"] === type);
  const given = type === "object" ? undefined : allOf.find(isGiven);
  if (given) return { ...given, ...traits(schema) };
  // What a part says of a text goes before what its name suggests.
  if (own["format"] === undefined && allOf.some((part) => part["type"] !== undefined)) delete own["const"];
  return withoutBlanks({ ...own, allOf });
}

function chooseBranch(schema: JsonObject, key: string, { spot, walk }: Around): JsonObject | null {
  const branches = listAt(schema, key).filter((value) => !allowsNullOnly(walk.resolver.follow(value)?.value));
  const wanted = spot.level === 0 ? branches.slice(walk.branch, walk.branch + 1) : [];
  let first: JsonObject | null = null;
  for (const value of [...wanted, ...branches]) {
    const expanded = expand(value, spot, walk);
    if (!expanded) continue;
    first ??= expanded;
    if (isBlank(expanded)) continue;
    const target = walk.resolver.follow(value);
    const discriminator = objectAt(schema, "discriminator");
    return target && discriminator ? discriminated(expanded, discriminator, { target, walk }) : expanded;
  }
  return first;
}

/** A schema that a discriminator selects contains its value. */
function discriminated(
  branch: JsonObject,
  discriminator: JsonObject,
  { target, walk }: { readonly target: Followed; readonly walk: Walk },
): JsonObject {
  const property = textAt(discriminator, "propertyName");
  const values = listMapping(discriminator, documentOf(walk.resolver), walk.resolver);
  const [mapped] = target.chain.flatMap((pointer) => values.get(pointer) ?? []);
  const [implied] = impliedValues(target.chain, limitedProperty(target.value, property ?? "", walk.resolver));
  const value = mapped ?? implied ?? [...values.values()][0]?.[0];
  if (!property || value === undefined) return branch;
  const fixed: JsonObject = { const: value };
  const properties = objectAt(branch, "properties");
  if (properties) return { ...branch, properties: { ...properties, [property]: fixed } };
  return { ...branch, allOf: [...listAt(branch, "allOf"), { type: "object", properties: { [property]: fixed } }] };
}

/** Pointers, in the order in which pages offer them: what builds on the base, then what the mapping names besides. */
function derivedSchemas(discriminator: JsonObject, base: Followed, resolver: Resolver): string[] {
  const document = documentOf(resolver);
  const derived = allDerived(document, resolver).get(base.pointer) ?? [];
  const mapped = listMapping(discriminator, document, resolver).keys();
  return [...new Set([...derived, ...mapped])].filter(
    (pointer) => resolver.follow({ $ref: pointer })?.value !== base.value,
  );
}

/** Deeper, `allOf` is a circle. */
const DEEPEST = 8;

/** A property of a schema, or of what it is made of, that has but some values; the one written last counts. */
function limitedProperty(schema: Maybe, name: string, resolver: Resolver): Maybe {
  const search = (part: Maybe, depth: number): Maybe => {
    const own = resolver.follow(objectAt(part, "properties")?.[name])?.value;
    if (member(own, "const") !== undefined || listAt(own, "enum").length > 0) return own;
    if (depth > DEEPEST) return undefined;
    for (const each of listAt(part, "allOf").toReversed()) {
      const found = search(resolver.follow(each)?.value, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(schema, 0);
}

function documentOf(resolver: Resolver): JsonObject {
  const root = resolver.find("#")?.value;
  return isObject(root) ? root : {};
}

const NO_CHILDREN: JsonObject = {};

function childSchemas(schema: JsonObject, spot: Spot, walk: Walk): JsonObject {
  if (HOLDERS.every((key) => schema[key] === undefined)) return NO_CHILDREN;
  const isEdge = spot.level === walk.depth;
  const below: Spot = { ...spot, ...NOWHERE, level: spot.level + 1, isEdge, parts: [], required: NOTHING };
  const child: Child = (value, name) => {
    const expanded = expand(value, { ...below, name }, walk);
    if (!isEdge || expanded === null || isPlain(expanded)) return expanded;
    walk.progress.isCut = true;
    return null;
  };
  const children: Record<string, Json> = {};
  const properties = propertySchemas(schema, child, { spot, walk });
  if (properties) children["properties"] = properties;
  const tuple = listAt(schema, "prefixItems");
  if (tuple.length > 0) children["prefixItems"] = tuple.map((each) => child(each, spot.name) ?? {});
  else if (schema["items"] !== undefined) {
    const items = child(schema["items"], spot.name);
    if (items) children["items"] = items;
    else if (typeOf(schema) === "array") children["const"] = [];
  }
  return children;
}
