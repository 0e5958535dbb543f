// Makes an example value for a schema: the sampler, given a schema it cannot get wrong and kept within a size.
import { sample } from "openapi-sampler";
import { isArray, isObject, type Json, type JsonObject, type Maybe, member } from "../json.js";
import { reference } from "../resolve.js";
import { type Expanded, expandSchema } from "./expand-schema.js";
import type { Expansion } from "./expansion.js";
import { withRealKeys } from "./schema-keywords.js";

/** The purpose of a sample. */
export interface SampleAim extends Pick<Expansion, "resolver" | "direction" | "optional" | "branch"> {
  /** What the value is called, if it has a name. */
  readonly name?: string;
}

/** Of 14,645 bodies made for two sets of descriptions 884 do not fit their schema; with six levels 907, many of JSON API. */
const DEEPEST = 10;
/** Schemas to look at before a sample is made shallower; one level may have as many as it likes. */
const MOST_SCHEMAS = 600;
const MOST_AT_TOP = 3000;
const MOST_CHARACTERS = 2_500;

/** The example as a value. Never fails: where nothing is known it is null. */
export function sampleValue(pointer: string, aim: SampleAim): Json {
  const { resolver, direction, optional, branch, name } = aim;
  const holder = resolver.find(pointer)?.value;
  const place = isObject(holder) && Object.keys(holder).length === 1 ? (reference(holder) ?? pointer) : pointer;
  const key = JSON.stringify([place, direction, optional, branch, name]);
  const made = resolver.samples.get(key) ?? newSample(place, aim);
  resolver.samples.set(key, made);
  return made;
}

function newSample(pointer: string, aim: SampleAim): Json {
  const made = within(pointer, aim, (schema) => toJson(sample(schema, settings(aim)))) ?? null;
  if (aim.optional !== "exemplified" || isBrief(made)) return made;
  return shortened(sampleValue(pointer, { ...aim, optional: "none" }), made);
}

/** The example as an XML document; null where there is none, or it is nested deeper than the sampler writes. */
export function sampleXml(pointer: string, aim: SampleAim): string | null {
  const text = within(pointer, aim, (schema) => writeXml(schema, aim));
  if (typeof text !== "string") return null;
  const isLong = aim.optional === "exemplified" && text.length > BRIEF.characters;
  return isLong ? sampleXml(pointer, { ...aim, optional: "none" }) : withRealKeys(text.trim());
}

function writeXml(schema: JsonObject, aim: SampleAim): unknown {
  try {
    // The sampler only names the root element if it gets there through a reference.
    return sample({ $ref: "#/root" }, { ...settings(aim), format: "xml" }, { root: { type: "object", ...schema } });
  } catch {
    return null;
  }
}

type Expand = (depth: number, mostAtEdge?: number) => Expanded | null;

/** Properties of the objects in an object, where all that they require would be too much; without any, nothing would tell of them. */
const FEW_REQUIRED = [6, 3];

function abridged<T>(at: Expand, make: (schema: JsonObject) => T): T | null {
  for (const most of FEW_REQUIRED) {
    const expanded = at(1, most);
    const made = expanded && make(expanded.schema);
    if (made !== null && isShort(made)) return made;
  }
  return null;
}

/** The deepest sample that fits: from the top ever deeper, as long as there is more of it and it does not grow too large. */
function within<T>(pointer: string, aim: SampleAim, make: (schema: JsonObject) => T): T | null {
  const exemplified = new Map<Json, boolean>();
  const at: Expand = (depth, mostAtEdge = Number.POSITIVE_INFINITY) => {
    const budget = depth > 1 ? MOST_SCHEMAS : MOST_AT_TOP;
    return expandSchema(pointer, { ...aim, depth, mostAtEdge, budget, exemplified, name: aim.name ?? "string" });
  };
  let found: T | null = null;
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const expanded = at(depth);
    if (!expanded) return found;
    const made = make(expanded.schema);
    if (depth > 0 && !isShort(made)) return depth === 1 ? (abridged(at, make) ?? found) : found;
    found = made;
    if (!expanded.isCut) return found;
  }
  return found;
}

function isShort(made: unknown): boolean {
  return (JSON.stringify(made) ?? "").length <= MOST_CHARACTERS;
}

function settings({ direction }: Pick<SampleAim, "direction">) {
  return {
    skipReadOnly: direction === "request",
    skipWriteOnly: direction === "response",
    quiet: true,
  };
}

/** Drops what cannot be written as JSON. */
function toJson(value: unknown): Json {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(withRealKeys(text));
}

/** What the body of a short sample may have. */
const BRIEF = { lines: 9, characters: 400 };

/** Whether an example is short as it is. */
function isBrief(value: Json): boolean {
  const { lines, characters } = sizeOf(value);
  return lines <= BRIEF.lines && characters <= BRIEF.characters;
}

/** What is needed, and of the rest as much as leaves it short. */
function shortened(needed: Json, whole: Json): Json {
  const { lines, characters } = sizeOf(needed);
  return filled(needed, whole, { lines: BRIEF.lines - lines, characters: BRIEF.characters - characters });
}

/** What is left; falls. */
interface Room {
  lines: number;
  characters: number;
}

function filled(needed: Json, whole: Maybe, room: Room): Json {
  if (isArray(needed) && isArray(whole)) return needed.map((each, index) => filled(each, whole[index], room));
  if (!isObject(needed) || !isObject(whole)) return needed;
  const entries = Object.entries({ ...whole, ...needed }).map(([name]): [string, Json] | null => {
    const own = member(needed, name);
    const offered = member(whole, name);
    if (own !== undefined) return [name, filled(own, offered, room)];
    return offered !== undefined && takes(offered, room) ? [name, offered] : null;
  });
  return Object.fromEntries(entries.filter((each) => each !== null));
}

function takes(value: Json, room: Room): boolean {
  const { lines, characters } = sizeOf(value);
  if (lines > room.lines || characters > room.characters) return false;
  room.lines -= lines;
  room.characters -= characters;
  return true;
}

function sizeOf(value: Json): Room {
  const text = JSON.stringify(value, null, 2);
  return { lines: text.split("\n").length, characters: text.length };
}
