// Resolves a schema: follows references, merges `allOf`, and separates `null` from other types.
import {
  entriesAt,
  isArray,
  isObject,
  isTrue,
  type Json,
  listAt,
  type Maybe,
  member,
  textAt,
  textsAt,
  typesOf,
} from "../../json.js";
import { below } from "../../pointer.js";
import { componentName, type OpenedObject } from "../../resolve.js";
import type { Located, Side } from "../comparison.js";

export interface EffectiveSchema {
  /** Null where any type goes, or where the choices say it. Without `null`. */
  readonly types: ReadonlySet<string> | null;
  readonly isNullable: boolean;
  /** Null where any value goes. */
  readonly values: readonly Json[] | null;
  readonly properties: ReadonlyMap<string, Located>;
  readonly required: ReadonlySet<string>;
  /** Choices of `oneOf` and `anyOf`; none where there is but one. */
  readonly choices: readonly OpenedObject[];
  /** Named schemas that are joined, which are compared by themselves. */
  readonly bases: ReadonlyMap<string, Located>;
  /** A keyword's first value among the joined schemas, with its pointer. */
  keyword(name: string): Located;
}

/** The name of the schema that a value refers to; null where it is written in place. */
export function nameOfSchema({ value, pointer }: Located, { resolver }: Side): string | null {
  const followed = resolver.follow(value, pointer);
  if (!followed || followed.chain.length === 1) return null;
  return followed.pointer.startsWith("#/components/schemas/") ? componentName(followed.pointer) : null;
}

/** Null where there is no schema, or its reference leads nowhere. `false` is a schema that nothing satisfies. */
export function effectiveSchema(located: Located, side: Side, asBases: ReadonlySet<string>): EffectiveSchema | null {
  const joined: OpenedObject[] = [];
  const bases = new Map<string, Located>();
  if (!join(located, { side, asBases, joined, bases, seen: new Set() })) return null;
  const keyword = (name: string): Located => {
    const holder = joined.find(({ value }) => member(value, name) !== undefined) ?? joined[0];
    return { value: member(holder?.value, name), pointer: below(holder?.pointer ?? "#", name) };
  };
  const { choices, hasNull } = choicesOf(joined, side);
  const said = joined.flatMap(({ value }) => typesOf(value) ?? []);
  const types = said.filter((type) => type !== "null");
  const values = valuesOf(keyword);
  return {
    types: types.length > 0 ? new Set(types) : impliedTypes(joined, values),
    isNullable: hasNull || said.includes("null") || joined.some(({ value }) => isTrue(value, "nullable")),
    values,
    properties: propertiesOf(joined),
    required: new Set(joined.flatMap(({ value }) => textsAt(value, "required"))),
    choices,
    bases,
    keyword,
  };
}

interface Joining {
  readonly side: Side;
  readonly asBases: ReadonlySet<string>;
  readonly joined: OpenedObject[];
  readonly bases: Map<string, Located>;
  readonly seen: Set<string>;
}

/** Adds a schema and all that it joins with `allOf`; false where there is none. */
function join(located: Located, joining: Joining): boolean {
  const { side, asBases, joined, bases, seen } = joining;
  const followed = side.resolver.follow(located.value, located.pointer);
  if (!followed || seen.has(followed.pointer)) return false;
  seen.add(followed.pointer);
  const { value, pointer, siblings } = followed;
  if (typeof value === "boolean") return joined.push({ value: value ? {} : { not: {} }, pointer }) > 0;
  if (!isObject(value)) return false;
  if (Object.keys(siblings).length > 0) joined.push({ value: siblings, pointer: located.pointer });
  joined.push({ value, pointer });
  for (const part of partsOf(value, pointer, side)) {
    const name = nameOfSchema(part, side);
    if (name !== null && asBases.has(name)) bases.set(name, part);
    else join(part, joining);
  }
  return true;
}

/** Names of the schemas that a schema joins, at any depth. */
export function baseNames(located: Located, side: Side, seen = new Set<string>()): Set<string> {
  const followed = side.resolver.follow(located.value, located.pointer);
  const names = new Set<string>();
  if (!followed || seen.has(followed.pointer)) return names;
  seen.add(followed.pointer);
  for (const part of partsOf(followed.value, followed.pointer, side)) {
    const name = nameOfSchema(part, side);
    if (name !== null) names.add(name);
    for (const inner of baseNames(part, side, seen)) names.add(inner);
  }
  return names;
}

/** What a schema joins: its `allOf`, and the only choice of a union, which is no choice. */
function partsOf(value: Maybe, pointer: string, side: Side): Located[] {
  const joined = listAt(value, "allOf").map((part, index) => ({
    value: part,
    pointer: below(pointer, "allOf", index),
  }));
  const { choices } = choicesIn({ value, pointer }, side);
  return choices.length === 1 ? [...joined, ...choices] : joined;
}

/** What the other keywords say of the type. */
function impliedTypes(joined: readonly OpenedObject[], values: readonly Json[] | null): ReadonlySet<string> | null {
  const has = (key: string) => joined.some(({ value }) => member(value, key) !== undefined);
  if (has("properties")) return new Set(["object"]);
  if (has("items") || has("prefixItems")) return new Set(["array"]);
  if (values === null) return null;
  return new Set(values.filter((value) => value !== null).map((value) => (isArray(value) ? "array" : typeof value)));
}

function valuesOf(keyword: (name: string) => Located): readonly Json[] | null {
  const constant = keyword("const").value;
  if (constant !== undefined) return [constant];
  const list = keyword("enum").value;
  return isArray(list) ? list : null;
}

/** The first of a name wins. */
function propertiesOf(joined: readonly OpenedObject[]): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  for (const { value, pointer } of joined)
    for (const [name, property] of entriesAt(value, "properties"))
      if (!found.has(name)) found.set(name, { value: property, pointer: below(pointer, "properties", name) });
  return found;
}

/** A choice that is null alone makes the schema nullable, and one that is left alone is joined. */
function choicesOf(joined: readonly OpenedObject[], side: Side) {
  const found = joined.map((each) => choicesIn(each, side));
  return {
    choices: found.flatMap(({ choices }) => (choices.length > 1 ? choices : [])),
    hasNull: found.some(({ hasNull }) => hasNull),
  };
}

function choicesIn({ value, pointer }: Located, { resolver }: Side) {
  const choices: OpenedObject[] = [];
  let hasNull = false;
  for (const key of ["oneOf", "anyOf"])
    for (const [index, choice] of listAt(value, key).entries()) {
      const at = below(pointer, key, index);
      const inside = resolver.follow(choice, at)?.value;
      if (textAt(inside, "type") === "null") hasNull = true;
      else if (isObject(choice)) choices.push({ value: choice, pointer: at });
    }
  return { choices, hasNull };
}
