// Chooses the properties that a sample shows of an object: of one whose content is too deep a few plain values.
import {
  entriesAt,
  isEmptyObject,
  isObject,
  isTrue,
  type Json,
  type JsonObject,
  listAt,
  type Maybe,
  member,
  objectAt,
  textAt,
  textsAt,
} from "../json.js";
import { componentName, type Followed } from "../resolve.js";
import { isHidden } from "../view/schema/block.js";
import { isFile } from "../view/schema/schema-type.js";
import type { Around, Child, Walk } from "./expansion.js";
import { allowsNullOnly, branchesOf, samplerKey, typeOf, writtenExamples } from "./schema-keywords.js";

/** Properties that a reader would send: no deprecated ones, and one key where the object is a map. */
export function propertySchemas(schema: JsonObject, child: Child, around: Around): JsonObject | null {
  const { spot, walk } = around;
  const written = entriesAt(schema, "properties");
  const isEdge = spot.level === walk.depth;
  const chosen = isEdge ? edgeProperties(written, spot, walk) : { first: written, enough: written.length };
  const asked = chooseProperties({ ...chosen, isAsked: (value) => isWanted(value, walk) }, child, around);
  if (isEdge && asked.size < written.length) walk.progress.isCut = true;
  const shown = asked.size === 0 && spot.isFew ? fewProperties(written, child, around) : asked;
  const found: Record<string, Json> = {};
  for (const [name] of written) {
    const expanded = shown.get(name);
    if (expanded) found[samplerKey(name)] = expanded;
  }
  const rest = schema["additionalProperties"];
  const isMap = written.length === 0 && isObject(rest) && Object.keys(rest).length > 0;
  if (isMap) {
    const key = mapKey(walk.resolver.follow(schema["propertyNames"])?.value, rest);
    const expanded = child(rest, key);
    if (expanded && !isHollow(expanded)) found[samplerKey(key)] = expanded;
  }
  return written.length === 0 && !isMap ? null : found;
}

/** The first plain values; where there are none, the first of the others. */
function fewProperties(first: EdgeProperties["first"], child: Child, around: Around): Map<string, JsonObject> {
  const isAsked = (value: Json) => isPlainSchema(value, around.walk);
  const plain = chooseProperties({ first, enough: FEW, isAsked }, child, around);
  return plain.size > 0 ? plain : chooseProperties({ first, enough: 1, isAsked: () => true }, child, around);
}

/** Schemas within schemas are followed no deeper than this. */
const DEEPEST = 8;

const NAMING = ["required", "allOf", "oneOf", "anyOf"];
const NO_NAMES: ReadonlySet<string> = new Set();

/** What a schema requires, itself or by its `allOf` and by a branch of its choices. */
export function requiredNames(schema: JsonObject, { resolver }: Walk): ReadonlySet<string> {
  if (NAMING.every((key) => schema[key] === undefined)) return NO_NAMES;
  const names = new Set<string>();
  const visit = (value: Maybe, depth: number): void => {
    const target = depth > DEEPEST ? null : resolver.follow(value);
    if (!target) return;
    for (const name of textsAt(target.value, "required")) names.add(name);
    for (const part of listAt(target.value, "allOf")) visit(part, depth + 1);
    const branch = branchesOf(target.value).find((each) => !allowsNullOnly(each));
    visit(branch, depth + 1);
  };
  visit(schema, 0);
  return names;
}

/** Whether a property that is not required is shown all the same. Files are what a request is about. */
function isWanted(value: Maybe, walk: Walk): boolean {
  if (walk.optional === "all" || isFileSchema(value, walk)) return true;
  return walk.optional === "exemplified" && isExemplified(value, walk);
}

function isFileSchema(value: Maybe, { resolver }: Walk): boolean {
  const schema = resolver.follow(value)?.value;
  const items = resolver.follow(member(schema, "items"))?.value;
  return [schema, items].some((each) => isObject(each) && isFile(each));
}

/** Whether an example is anywhere in a schema. All that a search in vain has seen has none. */
function isExemplified(value: Maybe, { resolver, exemplified }: Walk): boolean {
  const seen = new Set<Json>();
  const waiting = [value];
  for (const each of waiting) {
    const target = resolver.follow(each);
    if (!target || !isObject(target.value) || seen.has(target.value)) continue;
    const known = exemplified.get(target.value);
    if (known === false) continue;
    seen.add(target.value);
    if (known || [target.siblings, target.value].some((part) => writtenExamples(part).length > 0)) return true;
    waiting.push(...innerSchemas(target.value));
  }
  for (const each of seen) exemplified.set(each, false);
  return false;
}

function innerSchemas(schema: JsonObject): Maybe[] {
  const lists = ["prefixItems", "allOf", "oneOf", "anyOf"].flatMap((key) => listAt(schema, key));
  const properties = Object.values(objectAt(schema, "properties") ?? {});
  return [schema["items"], schema["additionalProperties"], ...lists, ...properties];
}

/** Whether a schema is one of texts, numbers, true or false, as far as can be seen without expanding it. */
function isPlainSchema(value: Maybe, walk: Walk, depth = 0): boolean {
  const schema = walk.resolver.follow(value)?.value;
  if (!isObject(schema) || depth > DEEPEST) return false;
  const type = typeOf(schema);
  if (type !== null) return type !== "object" && type !== "array";
  const parts = [...listAt(schema, "allOf"), ...branchesOf(schema), ...listAt(schema, "enum").slice(0, 1)];
  return parts.some((part) => !isObject(part) || isPlainSchema(part, walk, depth + 1));
}

interface Choosable extends EdgeProperties {
  readonly isAsked: (value: Json) => boolean;
}

function chooseProperties(
  { first, enough, isAsked }: Choosable,
  child: Child,
  { spot, walk }: Around,
): Map<string, JsonObject> {
  const shown = new Map<string, JsonObject>();
  for (const [name, value] of first) {
    const isRequired = spot.required.has(name);
    if (!isRequired && (shown.size >= enough || isTrue(value, "deprecated") || !isAsked(value))) continue;
    const expanded = child(value, name);
    if (expanded && (isRequired || !isHollow(expanded)) && !isHidden(expanded, walk.direction))
      shown.set(name, expanded);
  }
  return shown;
}

const PLAIN_TYPES = new Set<Json | undefined>(["string", "number", "integer", "boolean"]);

/** Whether an expanded schema is a text, a number, true or false, or a value that the author gave. */
export function isPlain(expanded: JsonObject): boolean {
  if (expanded["const"] !== undefined || PLAIN_TYPES.has(expanded["type"])) return true;
  return listAt(expanded, "allOf").some((part) => isObject(part) && isPlain(part));
}

/** Whether an expanded object has properties, but none that is shown. */
export function isHollow(expanded: JsonObject): boolean {
  if (expanded["const"] !== undefined) return false;
  const properties = objectAt(expanded, "properties");
  const parts = listAt(expanded, "allOf");
  if (!properties && parts.length === 0) return false;
  return Object.keys(properties ?? {}).length === 0 && parts.every((part) => isObject(part) && isHollow(part));
}

/** Whether nothing but its name is known of a value. */
export function isBlank(expanded: Json): boolean {
  return isObject(expanded) && Object.keys(expanded).every((key) => key === "xml");
}

/** Whether the author gave the value, rather than a type that one was made for. */
export function isGiven(expanded: Maybe): boolean {
  return isObject(expanded) && expanded["const"] !== undefined && expanded["type"] === undefined;
}

/** The sampler takes what the last part says of a property, even if that is nothing, or no more than its type. */
export function withoutBlanks(whole: JsonObject): JsonObject {
  const said = new Map<string, Json>();
  const blank: Record<string, Json> = {};
  for (const [name, schema] of propertiesIn(whole)) {
    const before = said.get(name);
    const isLess = isBlank(schema) || (isGiven(before) && !isGiven(schema) && isObject(schema) && isPlain(schema));
    if (before !== undefined && isLess) blank[name] = before;
    else said.set(name, schema);
  }
  return isEmptyObject(blank)
    ? whole
    : { ...whole, allOf: [...listAt(whole, "allOf"), { type: "object", properties: blank }] };
}

function propertiesIn(part: Maybe): [string, Json][] {
  return [...entriesAt(part, "properties"), ...listAt(part, "allOf").flatMap(propertiesIn)];
}

/** Most values of an object that is cut, of one at the top, and the properties that are looked at for them. */
const FEW = 3;
const FEW_AT_TOP = 40;
const LOOKED_AT = 12;

/** Properties by importance, and how many of them are enough. */
interface EdgeProperties {
  readonly first: readonly [string, Json][];
  readonly enough: number;
}

/** Required ones first. */
function edgeProperties(
  properties: readonly [string, Json][],
  { required, level }: { readonly required: ReadonlySet<string>; readonly level: number },
  { mostAtEdge }: Pick<Walk, "mostAtEdge">,
): EdgeProperties {
  const needed = properties.filter(([name]) => required.has(name));
  const asked = level === 0 ? needed : needed.slice(0, mostAtEdge);
  const others = properties.filter(([name]) => !required.has(name));
  const looked = level === 0 ? FEW_AT_TOP : LOOKED_AT;
  return { first: [...asked, ...others.slice(0, looked)], enough: level === 0 ? FEW_AT_TOP : FEW };
}

/** The key that an example of a map has. */
function mapKey(names: Maybe, rest: JsonObject): string {
  const [allowed] = listAt(names, "enum");
  return textAt(rest, "x-additionalPropertiesName") ?? (typeof allowed === "string" ? allowed : "key");
}

/** XML uses the name of the component for its element. */
export function nameFor(target: Followed): JsonObject {
  const name = target.chain.map(componentName).find((each) => each !== null);
  const xml = objectAt(target.value, "xml");
  return name && !(xml && textAt(xml, "name")) ? { xml: { ...xml, name } } : {};
}
