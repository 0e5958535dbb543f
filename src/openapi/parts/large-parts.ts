// Finds the schemas that are too large to be drawn with the schema that contains them: they get pages of their own.
import { addAll } from "../../shared/lists.js";
import { pathTo } from "../check/walk.js";
import { isObject, type Json, type JsonObject, listAt, objectAt } from "../json.js";
import { below, keysTo, pointerOf } from "../pointer.js";
import { type Resolver, reference } from "../resolve.js";
import type { Survey } from "./survey-schemas.js";

/** Names of parts, by the schema: of components their names, else pointers. Schemas with equal content share the first one's. */
type LargeParts = ReadonlyMap<object, string>;

/** Choices beyond these are only on the page of their union. */
export const MOST_CHOICES = 50;

/** With more rows than these, parts of so many rows get pages of their own: the more rows, the smaller parts. */
const LIMITS = [
  { most: 80, least: 20 },
  { most: 160, least: 5 },
  { most: 220, least: 1 },
];

/** The larger parts of every schema that has too many rows, inner parts first, and unions of too many choices. */
export function largeParts(survey: Survey, resolver: Resolver): LargeParts {
  const large = largeSchemas(survey, resolver);
  const names = new Map<object, string>();
  const firsts = new Map<string, string>();
  if (large.size === 0) return names;
  for (const { value, step } of survey.schemas) {
    if (!isObject(value) || !large.has(value) || names.has(value)) continue;
    const text = JSON.stringify(value);
    const name = firsts.get(text) ?? partName(pointerOf(pathTo(step)));
    firsts.set(text, name);
    names.set(value, name);
  }
  return names;
}

function largeSchemas({ schemas, uses }: Survey, resolver: Resolver): ReadonlySet<object> {
  const rows = new Map<object, number>();
  const large = new Set<object>();
  /** What is used in one place is drawn there. */
  const contentOf = (schema: Json): Json => {
    const target = reference(schema);
    if (target === null) return schema;
    return uses(target) === 1 ? (resolver.find(target)?.value ?? null) : null;
  };
  const rowsOf = (schema: Json): number => {
    if (!isObject(schema)) return 0;
    const known = rows.get(schema);
    if (known !== undefined) return known;
    rows.set(schema, 0);
    const parts = partsOf(schema, resolver).map(({ value, own }) => {
      const content = contentOf(value);
      return { content, own, rows: rowsOf(content) };
    });
    if (LISTS.some((key) => listAt(schema, key).length > MOST_CHOICES)) large.add(schema);
    let total = parts.reduce((sum, part) => sum + part.own + part.rows, 0);
    for (const { content, rows: held } of parts.sort((a, b) => b.rows - a.rows)) {
      if (!LIMITS.some(({ most, least }) => total > most && held >= least)) break;
      if (isObject(content)) large.add(content);
      total -= held;
    }
    rows.set(schema, total);
    return total;
  };
  for (const { value } of schemas) rowsOf(contentOf(value));
  return large;
}

interface Part {
  readonly value: Json;
  /** Rows that contain the part itself. */
  readonly own: 0 | 1;
}

/** What is below a schema. Members of an `allOf` are merged into it. */
function partsOf(schema: JsonObject, resolver: Resolver, merged = new Set<Json>()): Part[] {
  merged.add(schema);
  const parts: Part[] = [];
  const add = (values: Iterable<Json>): void => {
    for (const value of values) parts.push({ value, own: 1 });
  };
  for (const key of MAPS) if (schema[key] !== undefined) add(Object.values(objectAt(schema, key) ?? {}));
  for (const key of LISTS) if (schema[key] !== undefined) add(listAt(schema, key));
  for (const key of INNER) if (isObject(schema[key])) add([schema[key]]);
  const items = objectAt(schema, "items");
  if (items) parts.push({ value: items, own: 0 });
  for (const item of listAt(schema, "allOf")) {
    const target = reference(item);
    const content = target === null ? item : resolver.find(target)?.value;
    if (isObject(content) && !merged.has(content)) addAll(parts, partsOf(content, resolver, merged));
  }
  return parts;
}

const MAPS = "properties patternProperties dependentSchemas".split(" ");
const LISTS = "oneOf anyOf prefixItems".split(" ");
const INNER = "additionalProperties if then else not contains".split(" ");

/** The name of a component, or the pointer itself. */
function partName(pointer: string): string {
  const path = keysTo(pointer);
  return path.length === 3 && path[0] === "components" && path[1] === "schemas" ? (path[2] ?? pointer) : pointer;
}

/** Whether the name of a part is a pointer: the schema has no name. */
export function isPointer(name: string): boolean {
  return name.startsWith("#/");
}

/** Where the part of that name is. */
export function partPointer(name: string): string {
  return isPointer(name) ? name : below("#/components/schemas", name);
}

/** The name of a part; for one without a name, what its pointer says: `POST /orders customer.address`, `Order.lines`. */
export function partTitle(pointer: string): string {
  if (!isPointer(pointer)) return pointer;
  const [section, ...path] = keysTo(pointer);
  const names = path.flatMap((key, index) => (path[index - 1] === "properties" ? [key] : [])).join(".");
  if (section === "components") return [path[1] ?? "", names].filter(Boolean).join(".");
  const [item = "", method = ""] = path;
  return [method.toUpperCase(), item, names].filter(Boolean).join(" ");
}
