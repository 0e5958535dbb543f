// Turns a page's own words for an endpoint (front matter `api` and its parameter fields) into a description, so that one way draws both.

import { decodeEntities } from "../content/parse/decode-entities.js";
import type { Html } from "../model.js";
import type { Description } from "../openapi/description.js";
import type { Json, JsonObject } from "../openapi/json.js";

/** What a page and the settings say about an endpoint without a description. */
export interface WrittenEndpoint {
  /** `METHOD url-or-path`. */
  readonly api: string;
  readonly title: string;
  /** `bearer`, `basic`, `key`, `cobo` or `none`; null for none. */
  readonly authMethod: string | null;
  /** The header for `key`. */
  readonly authName: string | null;
  readonly contentType: string | null;
  /** Base addresses for a path. */
  readonly servers: readonly string[];
  /** The drawn article. Its parameter fields belong to the endpoint. */
  readonly html: Html;
}

/** A description with this one operation, and its target; null where `api` does not consist of two words. */
export function describeWritten(
  written: WrittenEndpoint,
): { readonly description: Description; readonly method: string; readonly path: string } | null {
  const [, word = "", address = ""] = /^\s*([A-Za-z]+)\s+(\S+)\s*$/.exec(written.api) ?? [];
  if (address === "") return null;
  const method = word.toUpperCase() === "DEL" ? "DELETE" : word.toUpperCase();
  const { servers, path } = splitAddress(address, written.servers);
  const fields = readWrittenFields(written.html);
  const security = securityOf(written);
  const document: JsonObject = {
    openapi: "3.1.0",
    info: { title: written.title, version: "1" },
    servers: servers.map(serverOf),
    paths: { [path]: { [method.toLowerCase()]: operationOf(written, fields) } },
    components: { securitySchemes: security },
    security: Object.keys(security).map((name) => ({ [name]: [] })),
  };
  const id = "written";
  const description: Description = {
    id,
    kind: "openapi",
    source: { kind: "file", file: id },
    format: "json",
    version: "3.1",
    title: written.title,
    document,
    exactNumbers: {},
    hash: "",
  };
  return { description, method, path };
}

function operationOf({ title, contentType }: WrittenEndpoint, fields: readonly WrittenField[]): JsonObject {
  const parameters = fields
    .filter(({ location, name }) => location !== "body" && name !== "")
    .map(({ location, name, type, isRequired }) => ({
      name,
      in: location,
      required: isRequired || location === "path",
      schema: schemaOf(type),
    }));
  const body = fields.filter(({ location }) => location === "body");
  const type =
    contentType ?? (body.some((each) => each.type.startsWith("file")) ? "multipart/form-data" : "application/json");
  return {
    summary: title,
    parameters,
    ...(body.length > 0 && {
      requestBody: {
        required: body.some(({ isRequired }) => isRequired),
        content: { [type]: { schema: bodySchema(body) } },
      },
    }),
  };
}

/** A field without a name is the whole body. */
function bodySchema(fields: readonly WrittenField[]): JsonObject {
  const whole = fields.find(({ name }) => name === "" || name === "body");
  return whole && fields.length === 1 ? fieldSchema(whole) : objectSchema(fields);
}

function objectSchema(fields: readonly WrittenField[]): JsonObject {
  return {
    type: "object",
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  };
}

/** What contains fields is an object or a list of objects, whatever its type is called. */
function fieldSchema({ type, inner }: WrittenField): JsonObject {
  if (inner.length === 0) return schemaOf(type);
  const held = objectSchema(inner);
  return /\[\]$|^array\b/i.test(type.trim()) ? { type: "array", items: held } : held;
}

/** The schema for a type in the writer's words: the first of several types, or an enum where the words are not types. */
function schemaOf(written: string): JsonObject {
  const alternatives = written.split("|").map((each) => each.trim());
  if (alternatives.length > 1) {
    const first = alternatives.map(schemaOf).find((each) => each["type"] !== undefined);
    const areValues = alternatives.every((each) => /^["']?[a-z][\w-]*["']?$/.test(each));
    return first ?? (areValues ? { type: "string", enum: alternatives.map((each) => each.replace(/["']/g, "")) } : {});
  }
  const type = written.trim().toLowerCase();
  if (type.endsWith("[]")) return { type: "array", items: schemaOf(type.slice(0, -2)) };
  const [, holder, inner = ""] = /^(enum|array|list)<(.*)>$/.exec(type) ?? [];
  if (holder) return holder === "enum" ? schemaOf(inner) : { type: "array", items: schemaOf(inner) };
  if (type === "file") return { type: "string", contentMediaType: "application/octet-stream" };
  const name = TYPE_NAMES[type] ?? type;
  return /^(string|number|integer|boolean|object|array)$/.test(name) ? { type: name } : {};
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  str: "string",
  enum: "string",
  int: "integer",
  float: "number",
  bool: "boolean",
};

function splitAddress(
  address: string,
  servers: readonly string[],
): { readonly servers: readonly string[]; readonly path: string } {
  const [, origin, rest = ""] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(address) ?? [];
  if (origin) return { servers: [origin], path: rest.startsWith("/") ? rest : `/${rest}` };
  return { servers, path: address.startsWith("/") ? address : `/${address}` };
}

/** A name in braces is a variable; until it is filled in, its value is its name. */
function serverOf(url: string): JsonObject {
  const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  return { url, variables: Object.fromEntries(names.map((name) => [name, { default: `{${name}}` }])) };
}

function securityOf({ authMethod, authName }: WrittenEndpoint): JsonObject {
  const schemes: Readonly<Record<string, Json>> = {
    bearer: { type: "http", scheme: "bearer" },
    basic: { type: "http", scheme: "basic" },
    key: { type: "apiKey", in: "header", name: authName ?? "Key" },
    cobo: { type: "apiKey", in: "header", name: "API-SECRET" },
  };
  const scheme = authMethod === null ? undefined : schemes[authMethod];
  return scheme === undefined || authMethod === null ? {} : { [authMethod]: scheme };
}

/** Reads the parameter fields of a drawn article. A body field inside another one is part of it. */
interface WrittenField {
  readonly location: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly inner: readonly WrittenField[];
}

interface OpenField {
  readonly location: string;
  readonly inner: WrittenField[];
  /** The number of enclosing elements. */
  readonly depth: number;
}

/** Our own field component drew them: each starts with its location, and its head has its name. */
function readWrittenFields(html: Html): WrittenField[] {
  const fields: WrittenField[] = [];
  const open: OpenField[] = [];
  let depth = 0;
  for (const part of html.split(/(?=<div[^>]* data-location=")/)) {
    const location = /^<div[^>]* data-location="(\w+)"/.exec(part)?.[1];
    if (location) {
      const inner: WrittenField[] = [];
      const parent = open.at(-1);
      const holder = parent?.location === "body" && location === "body" ? parent.inner : fields;
      holder.push({ location, ...readHead(part), inner });
      open.push({ location, inner, depth });
    }
    for (const [, slash] of part.matchAll(/<(\/?)div\b/g)) {
      depth += slash ? -1 : 1;
      if (open.at(-1)?.depth === depth) open.pop();
    }
  }
  return fields;
}

function readHead(part: string): Pick<WrittenField, "name" | "type" | "isRequired"> {
  const head = part.split('class="field-content')[0] ?? "";
  const name = /data-component-part="field-name">([^<]*)</.exec(head)?.[1] ?? "";
  const type = /class="field-type"[^>]*>([^<]*)</.exec(head)?.[1] ?? "";
  return {
    name: decodeEntities(name),
    type: decodeEntities(type),
    isRequired: head.includes('class="field-required"'),
  };
}
