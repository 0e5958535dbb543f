// Properties of our views are those that swagger-parser's dereferenced document has.
import SwaggerParser from "@apidevtools/swagger-parser";
import { expect, it } from "vitest";
import { isObject, type Json, type JsonObject, member, objectAt } from "../../src/openapi/json.js";
import type { SchemaView } from "../../src/openapi/schema-views.js";
import { readCase } from "./read-case.js";

const CASES: readonly (readonly [string, string])[] = [
  ["additional-properties.yaml", "GET /m"],
  ["circular-direct.yaml", "GET /nodes"],
  ["ref-everything.yaml", "PUT /things/{id}"],
  ["ref-everything.yaml", "GET /alias/{id}"],
  ["anchors.yaml", "POST /a/{id}"],
  ["multipart.yaml", "POST /upload"],
  ["null-unions.yaml", "GET /x"],
  ["nullable-30.yaml", "GET /x"],
  ["deprecated.yaml", "GET /old"],
  ["yaml-anchors.yaml", "GET /a"],
  ["ref-siblings-31.yaml", "GET /t"],
];

/** `path type` of each property, as deep as our view goes. */
function ours(schema: SchemaView, path: string): string[] {
  const rows = schema.rows.filter(({ kind }) => kind === "property");
  return [
    ...rows.flatMap((row) => [`${path}.${row.name}`, ...ours(row.schema, `${path}.${row.name}`)]),
    ...(schema.items ? ours(schema.items, `${path}[]`) : []),
  ];
}

/** The same of the dereferenced schema; `ended` are places where ours stops. */
function theirs(schema: Json | undefined, path: string, ended: ReadonlySet<string>): string[] {
  if (ended.has(path)) return [];
  const whole = mergedUnion(schema);
  const properties = Object.entries(objectAt(whole, "properties") ?? {});
  const items = member(whole, "items");
  return [
    ...properties.flatMap(([name, value]) => [`${path}.${name}`, ...theirs(value, `${path}.${name}`, ended)]),
    ...(isObject(items) ? theirs(items, `${path}[]`, ended) : []),
  ];
}

/** A union with null, or an `allOf` of one, is its other member. */
function mergedUnion(schema: Json | undefined): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const members = member(schema, key);
    if (!Array.isArray(members)) continue;
    const [only, ...others] = members.filter((one) => member(one, "type") !== "null");
    if (isObject(only) && others.length === 0) return { ...only, ...schema, [key]: [] };
  }
  return schema;
}

function ends(schema: SchemaView, path: string): string[] {
  if (schema.end && !schema.items) return [path];
  return [
    ...schema.rows.flatMap((row) => ends(row.schema, `${path}.${row.name}`)),
    ...(schema.items ? ends(schema.items, `${path}[]`) : []),
  ];
}

function at(value: unknown, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((inner, key) => member(inner ?? null, key), value as Json);
}

it.each(CASES)("what is resolved agrees with a whole dereference of %s: %s", async (file, name) => {
  const read = await readCase(file);
  const [method = "", path = ""] = name.split(" ");
  const needed = { openapi: "", info: { title: "", version: "" }, paths: {} };
  const copy = Object.assign(needed, structuredClone(read.viewer.description.document));
  const whole = await SwaggerParser.dereference(copy, { resolve: { external: false } });
  const operation = at(whole, "paths", path, method.toLowerCase());
  const view = read.endpoint(name);
  const places = [
    ...view.responses.map(({ status, media }) => ({ media, content: at(operation, "responses", status, "content") })),
    { media: view.body?.media ?? [], content: at(operation, "requestBody", "content") },
  ];
  const all = places.flatMap(({ media, content }) =>
    media.map(({ type, schema }) => ({ schema, written: at(content, type, "schema") })),
  );
  const shown = all.flatMap(({ schema, written }) => (schema ? { schema, written } : []));
  for (const { schema, written } of shown)
    expect(ours(schema, "")).toEqual(theirs(written, "", new Set(ends(schema, ""))));
  expect(shown.length + view.parameters.length).toBeGreaterThan(0);
});
