// Chooses the properties that a sample shows of an object: of one whose content is too deep a few plain values.
import { entriesAt, isObject, isTrue, type Json, type JsonObject, listAt, member, objectAt, textAt } from "../json.js";
import { componentName, type Followed } from "../resolve.js";
import { isHidden } from "../view/schema/block.js";
import type { Around, Child, Walk } from "./expansion.js";
import { isPlainSchema, isWanted } from "./optional-fields.js";
import { samplerKey } from "./schema-keywords.js";

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
  const rest = member(schema, "additionalProperties");
  const isMap = written.length === 0 && isObject(rest) && Object.keys(rest).length > 0;
  if (isMap) {
    const key = mapKey(schema, rest);
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
function mapKey(schema: JsonObject, rest: JsonObject): string {
  const names = objectAt(schema, "propertyNames");
  const [allowed] = names ? listAt(names, "enum") : [];
  return textAt(rest, "x-additionalPropertiesName") ?? (typeof allowed === "string" ? allowed : "key");
}

/** XML uses the name of the component for its element. */
export function nameFor(target: Followed): JsonObject {
  const name = target.chain.map(componentName).find((each) => each !== null);
  const xml = objectAt(target.value, "xml");
  return name && !(xml && textAt(xml, "name")) ? { xml: { ...xml, name } } : {};
}
