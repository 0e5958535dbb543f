// Visits every object of a description once, with its kind: a `$ref` inside an example is not mistaken for one.
import { isArray, isObject, type Json, keyed } from "../json.js";
import { METHODS, type Operation } from "../operations.js";
import type { Path } from "../pointer.js";

/** The path from the root, kept as a chain, since most visits never need all of it. */
export interface Step {
  readonly above: Step | null;
  readonly key: string;
}

/** One object of the document. A reference is visited as an object of the kind it refers to. */
export interface Visited {
  readonly kind: Kind;
  readonly value: Json;
  readonly step: Step | null;
}

type Visit = (visited: Visited) => void;

/** Walks a document, or one object of another kind, in file order. */
export function walk(value: Json, visit: Visit, kind: Kind = "document"): void {
  enter({ kind, value, step: null }, visit);
}

/** Where a walk begins. */
export type Start = Pick<Visited, "kind" | "value">;

/** What one operation is made of: itself, and what its path says for it. */
export function startsOf({ value, item }: Pick<Operation, "value" | "item">): Start[] {
  return [
    { kind: "operation", value },
    { kind: "path item", value: { parameters: item["parameters"] ?? [] } },
  ];
}

/** Walks all of them, and what the visits lead on to. */
export function walkOn(
  starts: readonly Start[],
  visit: (visited: Visited, goOn: (start: Start) => void) => void,
): void {
  const waiting = [...starts];
  const goOn = (start: Start) => waiting.push(start);
  for (let start = waiting.pop(); start; start = waiting.pop())
    walk(start.value, (visited) => visit(visited, goOn), start.kind);
}

export function pathTo(step: Step | null, ...more: readonly string[]): Path {
  const keys: string[] = [];
  for (let at = step; at; at = at.above) keys.push(at.key);
  return [...keys.reverse(), ...more];
}

function enter(visited: Visited, visit: Visit): void {
  visit(visited);
  const { kind, value, step } = visited;
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    const child = childOf(kind, key);
    if (child !== undefined) enterChild(child, { value: value[key] ?? null, step: { above: step, key } }, visit);
  }
}

function enterChild(child: Child, { value, step }: Omit<Visited, "kind">, visit: Visit): void {
  const held = keyed(value);
  if (!held) return;
  const kind = typeof child === "string" ? child : "list" in child ? child.list : child.map;
  const isOne = kind === child && !isArray(value);
  if (isOne) enter({ kind, value, step }, visit);
  else
    for (const key of Object.keys(held)) enter({ kind, value: held[key] ?? null, step: { above: step, key } }, visit);
}

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
type Child = Kind | { readonly list: Kind } | { readonly map: Kind };

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
function childOf(kind: Kind, key: string): Child | undefined {
  const { fields, rest } = SHAPES[kind];
  if (Object.hasOwn(fields, key)) return fields[key];
  return key.startsWith("x-") ? undefined : rest;
}
