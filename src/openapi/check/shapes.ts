// Knows the kinds of objects in an OpenAPI document, so that a `$ref` inside an example is not mistaken for one.
import { METHODS } from "../operations.js";

export type Kind =
  | "document"
  | "components"
  | "paths"
  | "path item"
  | "operation"
  | "parameter"
  | "request body"
  | "media type"
  | "encoding"
  | "response"
  | "header"
  | "example"
  | "link"
  | "callback"
  | "security scheme"
  | "schema";

/** The content of a member: one object, a list of them, or a map of them. A schema's `items` may be one or a list. */
export type Child = Kind | { readonly list: Kind } | { readonly map: Kind };

interface Shape {
  /** Whether a reference is allowed in its place. */
  readonly referable: boolean;
  readonly fields: Readonly<Record<string, Child>>;
  /** The content of every other member (except `x-…`). */
  readonly rest?: Child;
}

export const SHAPES: Readonly<Record<Kind, Shape>> = {
  document: {
    referable: false,
    fields: {
      paths: "paths",
      webhooks: { map: "path item" },
      "x-webhooks": { map: "path item" },
      components: "components",
    },
  },
  components: {
    referable: false,
    fields: {
      schemas: { map: "schema" },
      responses: { map: "response" },
      parameters: { map: "parameter" },
      examples: { map: "example" },
      requestBodies: { map: "request body" },
      headers: { map: "header" },
      securitySchemes: { map: "security scheme" },
      links: { map: "link" },
      callbacks: { map: "callback" },
      pathItems: { map: "path item" },
      mediaTypes: { map: "media type" },
    },
  },
  paths: { referable: false, fields: {}, rest: "path item" },
  "path item": {
    referable: true,
    fields: {
      ...Object.fromEntries([...METHODS].map((method) => [method, "operation" as const])),
      query: "operation",
      additionalOperations: { map: "operation" },
      parameters: { list: "parameter" },
    },
  },
  operation: {
    referable: false,
    fields: {
      parameters: { list: "parameter" },
      requestBody: "request body",
      responses: { map: "response" },
      callbacks: { map: "callback" },
    },
  },
  parameter: {
    referable: true,
    fields: { schema: "schema", content: { map: "media type" }, examples: { map: "example" } },
  },
  "request body": { referable: true, fields: { content: { map: "media type" } } },
  "media type": {
    referable: false,
    fields: {
      ...{ schema: "schema", itemSchema: "schema", examples: { map: "example" } },
      ...{ encoding: { map: "encoding" }, prefixEncoding: { list: "encoding" }, itemEncoding: "encoding" },
    },
  },
  encoding: { referable: false, fields: { headers: { map: "header" } } },
  response: {
    referable: true,
    fields: { headers: { map: "header" }, content: { map: "media type" }, links: { map: "link" } },
  },
  header: {
    referable: true,
    fields: { schema: "schema", content: { map: "media type" }, examples: { map: "example" } },
  },
  example: { referable: true, fields: {} },
  link: { referable: true, fields: {} },
  callback: { referable: true, fields: {}, rest: "path item" },
  "security scheme": { referable: true, fields: {} },
  schema: {
    referable: true,
    fields: {
      properties: { map: "schema" },
      patternProperties: { map: "schema" },
      dependentSchemas: { map: "schema" },
      $defs: { map: "schema" },
      definitions: { map: "schema" },
      allOf: { list: "schema" },
      oneOf: { list: "schema" },
      anyOf: { list: "schema" },
      prefixItems: { list: "schema" },
      items: "schema",
      contains: "schema",
      not: "schema",
      if: "schema",
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: "schema",
      else: "schema",
      additionalProperties: "schema",
      unevaluatedProperties: "schema",
      unevaluatedItems: "schema",
      propertyNames: "schema",
      contentSchema: "schema",
    },
  },
};

/** The section below `components` for objects of a kind. */
export function sectionOf(kind: Kind): string | null {
  for (const [section, child] of Object.entries(SHAPES.components.fields))
    if (typeof child === "object" && "map" in child && child.map === kind) return section;
  return null;
}

/** The kind of object at a path; null where the specification does not define it. */
export function kindAt(path: readonly string[]): Kind | null {
  let at: Child = "document";
  for (const key of path) {
    const next: Child | undefined = typeof at === "string" ? childOf(at, key) : "list" in at ? at.list : at.map;
    if (next === undefined) return null;
    at = next;
  }
  return typeof at === "string" ? at : null;
}

/** The content of a member of that kind of object; undefined for plain data. */
export function childOf(kind: Kind, key: string): Child | undefined {
  const { fields, rest } = SHAPES[kind];
  if (Object.hasOwn(fields, key)) return fields[key];
  return key.startsWith("x-") ? undefined : rest;
}
