// Finds numbers whose schema says string: YAML reads `01234` and `1.10` as numbers.
import { entriesAt, isArray, isObject, type Json, type JsonObject, listAt, type Maybe, member } from "../json.js";
import { keysTo, type Path } from "../pointer.js";
import { type Resolver, reference } from "../resolve.js";

/** A value that was read as a number or as true or false, by its path in the document. */
interface MistakenText {
  readonly path: Path;
  readonly value: Json;
}

/** A value of the document that a schema describes. */
interface Described {
  readonly value: Maybe;
  readonly schema: Maybe;
  readonly path: Path;
}

/** Objects that hold values beside their schema, such as parameters and media types: the values with their paths. */
export function valuesBeside(holder: JsonObject, at: Path, resolver: Resolver): Described[] {
  const schema = holder["schema"];
  if (schema === undefined) return [];
  const named = entriesAt(holder, "examples").map(([name, example]): Described => {
    const target = reference(example) === null ? null : resolver.follow(example);
    const path = target ? keysTo(target.pointer) : [...at, "examples", name];
    return { value: member(target?.value ?? example, "value"), schema, path: [...path, "value"] };
  });
  return [{ value: holder["example"], schema, path: [...at, "example"] }, ...named];
}

/** What a schema says of values of its own. */
export function valuesOfSchema(schema: JsonObject, at: Path): Described[] {
  const single = ["default", "example", "const"].map((key) => ({ value: schema[key], schema, path: [...at, key] }));
  const listed = listAt(schema, "examples").map((value, index) => ({
    value,
    schema,
    path: [...at, "examples", String(index)],
  }));
  return [...single, ...listed];
}

/** Every scalar within a value that is no text where text is the only type. */
export function mistakenTexts({ value, schema, path }: Described, resolver: Resolver): MistakenText[] {
  if (value === undefined || !holdsScalars(value)) return [];
  return search({ value, schemas: layersOf(schema, resolver), path }, resolver);
}

interface Searched {
  readonly value: Json;
  /** All that is said of the value: references followed, parts of `allOf` and choices side by side. */
  readonly schemas: readonly JsonObject[];
  readonly path: Path;
}

function search({ value, schemas, path }: Searched, resolver: Resolver): MistakenText[] {
  if (schemas.length === 0) return [];
  if (typeof value === "number" || typeof value === "boolean") return isText(schemas) ? [{ path, value }] : [];
  const inside = (key: string, each: Json, children: readonly Maybe[]) => {
    const layers = children.flatMap((child) => layersOf(child, resolver));
    return search({ value: each, schemas: layers, path: [...path, key] }, resolver);
  };
  if (isArray(value))
    return value.flatMap((each, index) =>
      inside(
        String(index),
        each,
        schemas.map((schema) => listAt(schema, "prefixItems")[index] ?? schema["items"]),
      ),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const named = schemas.map((schema) => member(schema["properties"], key));
    const isNamed = named.some((child) => child !== undefined);
    return inside(key, each, isNamed ? named : schemas.map((schema) => schema["additionalProperties"]));
  });
}

/** Nothing but text, or null, may stand there. */
function isText(schemas: readonly JsonObject[]): boolean {
  const types = schemas.flatMap(({ type }) => (isArray(type) ? type : type === undefined ? [] : [type]));
  return types.includes("string") && types.every((type) => type === "string" || type === "null");
}

function layersOf(written: Maybe, resolver: Resolver, seen: ReadonlySet<Json> = new Set()): JsonObject[] {
  const schema = resolver.follow(written)?.value;
  if (!isObject(schema) || seen.has(schema)) return [];
  const within = new Set([...seen, schema]);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) => listAt(schema, key));
  return [schema, ...parts.flatMap((part) => layersOf(part, resolver, within))];
}

function holdsScalars(value: Json): boolean {
  if (typeof value === "number" || typeof value === "boolean") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsScalars);
}
