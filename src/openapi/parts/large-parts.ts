// Finds the nameless schemas that are too large to be drawn with what holds them: they get pages of their own.
import { pathTo, walk } from "../check/walk.js";
import { isObject, type Json, type JsonObject, listAt, member, objectAt } from "../json.js";
import { pathOf, pointerOf } from "../pointer.js";
import { reference } from "../resolve.js";

/** Pointers of nameless schemas, by the schema. Schemas that say the same have the pointer of the first one. */
export type LargeParts = ReadonlyMap<object, string>;

/** Nothing that is drawn as a whole has more nameless rows than about this many, and nothing smaller stands alone. */
const MOST_ROWS = 120;
const LEAST_ROWS = 30;

/** The larger parts of every schema that has too many rows, from the inside to the outside. */
export function largeParts(document: JsonObject): LargeParts {
  const large = largeSchemas(document);
  const pointers = new Map<object, string>();
  const firsts = new Map<string, string>();
  if (large.size === 0) return pointers;
  walk(document, ({ kind, value, step }) => {
    if (kind !== "schema" || !isObject(value) || !large.has(value) || pointers.has(value)) return;
    const text = JSON.stringify(value);
    const pointer = firsts.get(text) ?? pointerOf(pathTo(step));
    firsts.set(text, pointer);
    pointers.set(value, pointer);
  });
  return pointers;
}

function largeSchemas(document: JsonObject): ReadonlySet<object> {
  const rows = new Map<object, number>();
  const large = new Set<object>();
  const rowsOf = (schema: Json): number => {
    if (!isObject(schema) || reference(schema) !== null) return 0;
    const known = rows.get(schema);
    if (known !== undefined) return known;
    rows.set(schema, 0);
    const parts = partsOf(schema).map((part) => ({ ...part, rows: rowsOf(part.value) }));
    let total = parts.reduce((sum, part) => sum + part.own + part.rows, 0);
    for (const part of parts.sort((a, b) => b.rows - a.rows)) {
      if (total <= MOST_ROWS || part.rows < LEAST_ROWS) break;
      if (isObject(part.value)) large.add(part.value);
      total -= part.rows;
    }
    rows.set(schema, total);
    return total;
  };
  walk(document, ({ kind, value }) => void (kind === "schema" && rowsOf(value)));
  return large;
}

interface Part {
  readonly value: Json;
  /** Rows that hold the part itself. */
  readonly own: 0 | 1;
}

/** What stands below a schema; members of an `allOf` are laid together with it. */
function partsOf(schema: JsonObject): Part[] {
  const rows = ["properties", "patternProperties"].flatMap((key) => Object.values(objectAt(schema, key) ?? {}));
  const choices = ["oneOf", "anyOf"].flatMap((key) => listAt(schema, key));
  const rest = member(schema, "additionalProperties");
  const merged = listAt(schema, "allOf").filter((item) => isObject(item) && reference(item) === null);
  return [
    ...[...rows, ...choices].map((value): Part => ({ value, own: 1 })),
    ...(isObject(rest) ? [{ value: rest, own: 1 } as const] : []),
    ...[member(schema, "items")].flatMap((value): Part[] => (isObject(value) ? [{ value, own: 0 }] : [])),
    ...merged.flatMap((item) => (isObject(item) ? partsOf(item) : [])),
  ];
}

/** Whether the name of a part is a pointer: the part is nameless. */
export function isPointer(name: string): boolean {
  return name.startsWith("#/");
}

/** What a nameless part is called: `POST /orders customer.address`, `Order.lines`. */
export function pointerInWords(pointer: string): string {
  const [section, ...path] = pathOf(pointer) ?? [];
  const names = path.flatMap((key, index) => (path[index - 1] === "properties" ? [key] : [])).join(".");
  if (section === "components") return [path[1] ?? "", names].filter((part) => part !== "").join(".");
  const [item = "", method = ""] = path;
  return [method.toUpperCase(), item, names].filter((part) => part !== "").join(" ");
}
