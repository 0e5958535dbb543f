// Opens a schema for display: references followed, `allOf` members laid together, null taken out of unions.
import { isArray, isObject, type Json, type JsonObject, type Maybe, objectAt, textAt } from "../../json.js";
import { componentName, type Resolver, reference } from "../../resolve.js";
import { allowsNullOnly } from "../../samples/schema-keywords.js";
import { type EnumEntry, enumOf, onlyValue } from "./enum-of.js";
import { type Layer, mergeLayers } from "./merge-layers.js";
import { RULES } from "./rules.js";

/** A schema as the page shows it. `keywords` has no `$ref`, `allOf`, `oneOf` or `anyOf` left. */
export interface OpenSchema {
  readonly keywords: JsonObject;
  /** Name of the component it refers to, if it adds nothing to it. */
  readonly name: string | null;
  /** Pointers that identify it; a schema with one of them below itself recurs. */
  readonly chain: readonly string[];
  readonly nullable: boolean;
  readonly enumEntries: readonly EnumEntry[];
  readonly selectors: readonly Selector[];
  /** Members of an `allOf` that contradict each other; they are listed instead of merged. */
  readonly conflict: readonly Json[];
  /** Its own discriminator without a `oneOf`: schemas that have it as an `allOf` member are its variants. */
  readonly base: JsonObject | null;
  /** A base schema's discriminator: in a schema derived from it that property has a fixed value. */
  readonly inherited: readonly JsonObject[];
  /** Layers with rules, such as `if`: those of several members hold side by side. */
  readonly ruleLayers: readonly JsonObject[];
  /** Where the outermost description is. */
  readonly pointer: string;
}

/** A `oneOf` or `anyOf`. */
export interface Selector {
  readonly mode: "one" | "any";
  readonly members: readonly Json[];
  readonly discriminator: JsonObject | null;
}

const MOST_LAYERS = 60;

/** Opens schemas of one document and remembers them. */
export function createOpener(resolver: Resolver, version: string): (value: Maybe, pointer?: string) => OpenSchema {
  const memo = new Map<object, OpenSchema>();
  return (value, pointer = "") => {
    if (typeof value !== "object" || value === null) return openWith(value, pointer, { resolver, version });
    const known = memo.get(value);
    if (known) return known;
    const opened = openWith(value, pointer, { resolver, version });
    memo.set(value, opened);
    return opened;
  };
}

interface Opening {
  readonly resolver: Resolver;
  readonly version: string;
}

function openWith(value: Maybe, pointer: string, { resolver, version }: Opening): OpenSchema {
  const flat: Flat = {
    resolver,
    ...{ layers: [], selectors: [], inherited: [], names: [], nullable: false, base: null, hasChoices: false },
    ...{ visited: new Set<string>(), chain: [], memberChain: [], memberBase: null },
  };
  flatten(value, pointer, { flat, owner: null, isOuter: true, isMember: false });
  const { keywords, conflict } = mergeLayers(flat.layers, version);
  const is30Null = version === "3.0" && keywords["nullable"] === true;
  const types = keywords["type"];
  const hasNull = isArray(types) ? types.includes("null") && types.length > 1 : false;
  const { entries, rest } = takeEnum(keywords, flat.selectors);
  const isNamed =
    flat.names.length === 1 &&
    !flat.hasChoices &&
    flat.layers.every((layer) => layer.name !== null || isAnnotation(layer.keywords));
  // A single member identifies the whole; one of several does not.
  const chain = isNamed ? [...flat.chain, ...flat.memberChain] : flat.chain;
  const isWrapper = isNamed && !flat.chain.some((each) => componentName(each) !== null);
  const memberBase = isWrapper ? flat.memberBase : null;
  return {
    keywords,
    name: isNamed ? (flat.names[0] ?? null) : null,
    chain,
    nullable: is30Null || hasNull || flat.nullable,
    enumEntries: entries,
    selectors: rest,
    conflict: conflict ? flat.layers.map((layer) => layer.keywords).filter((each) => !isAnnotation(each)) : [],
    base: flat.base ?? memberBase,
    ruleLayers: flat.layers
      .map((layer) => layer.keywords)
      .filter((each) => RULES.some((key) => Object.hasOwn(each, key))),
    inherited: flat.inherited.filter((each) => each !== memberBase),
    pointer: chain.at(-1) ?? pointer,
  };
}

interface Flat {
  readonly resolver: Resolver;
  /** Outermost first. */
  readonly layers: Layer[];
  readonly selectors: Selector[];
  readonly inherited: JsonObject[];
  readonly visited: Set<string>;
  readonly chain: string[];
  /** Pointers of the members that the schema itself refers to. */
  readonly memberChain: string[];
  readonly names: string[];
  base: JsonObject | null;
  /** The discriminator of a member that the schema refers to. */
  memberBase: JsonObject | null;
  nullable: boolean;
  /** Whether it adds choices to what it refers to. */
  hasChoices: boolean;
}

interface LayerContext {
  readonly flat: Flat;
  /** Name of the component that the text belongs to. */
  readonly owner: string | null;
  readonly isOuter: boolean;
  /** Whether the schema itself refers to what is laid out. */
  readonly isMember: boolean;
}

/** Lays out a schema, the siblings of its reference, and its `allOf` members, from the outside to the inside. */
function flatten(value: Maybe, pointer: string, context: LayerContext): void {
  const { flat, owner, isOuter } = context;
  const target = flat.resolver.follow(value, pointer);
  if (!target || flat.layers.length > MOST_LAYERS) return;
  const isReference = target.chain.length > 1;
  if (isReference && flat.visited.has(target.pointer)) return;
  flat.visited.add(target.pointer);
  const known = target.chain.filter(Boolean);
  if (isOuter) flat.chain.push(...known);
  else if (isReference && owner === null) flat.memberChain.push(...known);
  if (Object.keys(target.siblings).length > 0) addLayer(target.siblings, { ...context, isMember: false });
  const found = isReference ? (target.chain.map(componentName).find((name) => name !== null) ?? null) : null;
  if (owner === null && found !== null) flat.names.push(found);
  const place = { flat, owner: owner ?? found, isOuter, isMember: isReference && owner === null && !isOuter };
  if (target.value === false) flat.layers.push({ keywords: { not: {} }, name: place.owner, isOuter });
  if (isObject(target.value)) addLayer(target.value, place);
}

function addLayer(schema: JsonObject, { flat, owner, isOuter, isMember }: LayerContext): void {
  const { allOf, oneOf, anyOf, discriminator, ...keywords } = schema;
  flat.layers.push({ keywords, name: owner, isOuter });
  const inner: Json[] = isArray(allOf) ? [...allOf] : [];
  const beside = wordsBeside(inner);
  if (beside) flat.layers.push({ keywords: beside, name: owner, isOuter });
  const own = isObject(discriminator) ? discriminator : null;
  for (const [mode, members] of [
    ["one", oneOf],
    ["any", anyOf],
  ] as const) {
    if (!isArray(members)) continue;
    const others = members.filter((item) => !allowsNullOnly(flat.resolver.follow(item)?.value));
    if (others.length < members.length) flat.nullable = true;
    const isNamedConstant = onlyValue(others[0]) !== undefined && textAt(others[0], "title") !== null;
    if (others.length === 1 && !isNamedConstant) inner.push(...others);
    else if (others.length > 0) {
      flat.selectors.push({ mode, members: others, discriminator: own });
      flat.hasChoices ||= owner === null;
    }
  }
  if (own && !isArray(oneOf) && !isArray(anyOf)) {
    if (isOuter) flat.base ??= own;
    else flat.inherited.push(own);
    if (isMember) flat.memberBase ??= own;
  }
  for (const item of inner) flatten(item, "", { flat, owner, isOuter: false, isMember: false });
}

/**
 * What `allOf: [$ref, { … }]` says beside its references, as in OpenAPI 3.0 nothing else can: all of a member that only
 * describes, of another its description.
 */
function wordsBeside(members: readonly Json[]): JsonObject | null {
  const [written, ...others] = members.filter((item) => reference(item) === null);
  if (!isObject(written) || others.length > 0 || members.length < 2) return null;
  if (isAnnotation(written)) return written;
  const { description } = written;
  return description === undefined ? null : { description };
}

/** Keywords that do not restrict the value: a reference with only such siblings keeps its name. */
function isAnnotation(keywords: JsonObject): boolean {
  return Object.keys(keywords).every(
    (key) => key.startsWith("x-") || ANNOTATIONS.has(key) || (key === "type" && keywords["type"] === "object"),
  );
}

const ANNOTATIONS = new Set([
  ..."title description default example examples deprecated readOnly writeOnly nullable".split(" "),
  ..."externalDocs $comment xml".split(" "),
]);

/** A union of constants is an enumeration with named values. */
function takeEnum(keywords: JsonObject, selectors: readonly Selector[]): { entries: EnumEntry[]; rest: Selector[] } {
  const rest: Selector[] = [];
  let entries = enumOf(keywords);
  for (const selector of selectors) {
    const constants = entries.length === 0 ? constantsOf(selector) : null;
    if (constants) entries = constants;
    else rest.push(selector);
  }
  return { entries, rest };
}

function constantsOf({ members }: Selector): EnumEntry[] | null {
  const entries: EnumEntry[] = [];
  for (const item of members) {
    const value = onlyValue(item);
    if (value === undefined || objectAt(item, "properties")) return null;
    entries.push({ value, name: textAt(item, "title"), description: textAt(item, "description") });
  }
  return entries;
}
