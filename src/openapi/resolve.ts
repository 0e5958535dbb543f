// Follows `$ref`s one at a time, when somebody looks: nothing is inlined and nothing is changed.
import { once } from "../shared/once.js";
import { isArray, isObject, type Json, type JsonObject, type Maybe, member, textAt } from "./json.js";
import { below, pathOf } from "./pointer.js";

/** A value of the document with its pointer. */
interface Found {
  readonly value: Json;
  readonly pointer: string;
}

/** The end of a chain of references. */
export interface Followed extends Found {
  /** Pointers of every reference on the way and of the end. A schema is identified by any of them. */
  readonly chain: readonly string[];
  /** Siblings of the `$ref`s; the outermost wins. Empty where there are none. */
  readonly siblings: JsonObject;
}

/** An object with its pointer, its reference followed. */
export interface OpenedObject {
  readonly value: JsonObject;
  readonly pointer: string;
}

export interface Resolver {
  /** Whether the document is one of OpenAPI 3.2, in which path items know more methods. */
  readonly isVersion32: boolean;
  /** Samples of its schemas: most schemas are those of many operations, which refer to one place. */
  readonly samples: Map<string, Json>;
  /** The value at a local pointer or `#anchor`, or null. */
  find(pointer: string): Found | null;
  /** Follows references to the end; null where the chain is broken or endless. The pointer is that of the value, if it matters. */
  follow(value: Maybe, pointer?: string): Followed | null;
  /** An object that is no schema: `summary` and `description` next to the reference override its own. */
  open(value: Maybe, pointer?: string): OpenedObject | null;
}

const NO_SIBLINGS: JsonObject = {};

export function createResolver(document: JsonObject): Resolver {
  const version = String(document["openapi"]);
  const isVersion32 = /^3\.2(?:\.|$)/.test(version);
  const is30 = /^3\.0(?:\.|$)/.test(version);
  const memo = new Map<string, Found | null>();
  const anchors = once(() => listAnchors(document));

  function find(pointer: string): Found | null {
    const known = memo.get(pointer);
    if (known !== undefined) return known;
    memo.set(pointer, null);
    const found = walkTo(pointer);
    memo.set(pointer, found);
    return found;
  }

  function walkTo(pointer: string): Found | null {
    const path = pathOf(pointer);
    if (!path) return anchors().get(pointer) ?? null;
    let at: Found = { value: document, pointer: "#" };
    for (const key of path) {
      const next = step(at, key) ?? step(follow(at.value, at.pointer), key);
      if (!next) return null;
      at = next;
    }
    return at;
  }

  function follow(value: Maybe, pointer = ""): Followed | null {
    if (value === undefined) return null;
    if (reference(value) === null) return { value, pointer, chain: [pointer], siblings: NO_SIBLINGS };
    return followChain({ value, pointer }, find, is30);
  }

  return {
    ...{ isVersion32, find, follow },
    samples: new Map(),
    open: (value, pointer) => openedObject(follow(value, pointer)),
  };
}

function followChain(start: Found, find: Resolver["find"], is30: boolean): Followed | null {
  let at = start;
  let siblings = NO_SIBLINGS;
  const chain = [start.pointer];
  for (;;) {
    const target = reference(at.value);
    if (target === null) return { value: at.value, pointer: at.pointer, chain, siblings };
    siblings = overlay(siblings, at.value, is30);
    const next = find(target);
    if (!next || chain.includes(next.pointer)) return null;
    chain.push(next.pointer);
    at = next;
  }
}

function openedObject(target: Followed | null): OpenedObject | null {
  if (!target || !isObject(target.value)) return null;
  const summary = textAt(target.siblings, "summary");
  const description = textAt(target.siblings, "description");
  if (summary === null && description === null) return { value: target.value, pointer: target.pointer };
  const words: JsonObject = { ...(summary !== null && { summary }), ...(description !== null && { description }) };
  return { value: { ...target.value, ...words }, pointer: target.pointer };
}

/** An object's `$ref`, or null where it is no reference. */
export function reference(value: Maybe): string | null {
  const target = isObject(value) && Object.hasOwn(value, "$ref") ? value["$ref"] : null;
  return typeof target === "string" ? target : null;
}

/** The name of the component at a pointer: `Pet` for `#/components/schemas/Pet`. */
export function componentName(pointer: string): string | null {
  return COMPONENT.test(pointer) ? (pathOf(pointer)?.[2] ?? null) : null;
}

const COMPONENT = /^#\/components\/[^/]+\/[^/]+$/;

function step(at: Found | null, key: string): Found | null {
  const value = isArray(at?.value) ? at.value[Number(key)] : member(at?.value, key);
  return at === null || value === undefined ? null : { value, pointer: below(at.pointer, key) };
}

/** What 3.0 still reads next to a `$ref`, because nobody writes it to be ignored. */
export function isHonoured30(key: string): boolean {
  return HONOURED.has(key) || key.startsWith("x-");
}

const HONOURED = new Set([
  ..."description summary title deprecated readOnly writeOnly".split(" "),
  ..."nullable default example examples externalDocs xml".split(" "),
]);

function overlay(outer: JsonObject, holder: Json, is30: boolean): JsonObject {
  if (!isObject(holder) || Object.keys(holder).length === 1) return outer;
  const { $ref: _, ...siblings } = holder;
  if (!is30) return { ...siblings, ...outer };
  const honoured = Object.entries(siblings).filter(([key]) => isHonoured30(key));
  return { ...Object.fromEntries(honoured), ...outer };
}

/** Schemas with an `$anchor` or `$dynamicAnchor`. */
function listAnchors(document: JsonObject): ReadonlyMap<string, Found> {
  const anchors = new Map<string, Found>();
  const seen = new Set<Json>();
  const visit = (value: Json, pointer: string): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    for (const key of ["$anchor", "$dynamicAnchor"]) {
      const name = textAt(value, key);
      if (name !== null && !anchors.has(`#${name}`)) anchors.set(`#${name}`, { value, pointer });
    }
    for (const [key, child] of Object.entries(value)) visit(child, below(pointer, key));
  };
  visit(document, "#");
  return anchors;
}
