// Names the type of a schema in words: `string | null`, `Pet[]`, `map<string, integer>`.
import { isArray, isObject, type Json, type JsonObject, type Maybe, textAt, typesOf } from "../../json.js";
import type { SchemaType } from "../../schema-views.js";
import { isAnything, isEmptyList } from "./constraints.js";
import type { OpenSchema } from "./open-schema.js";

/** The opener of the document's schemas. */
export type OpenNext = (value: Maybe) => OpenSchema;

const KNOWN: readonly SchemaType[] = ["string", "integer", "number", "boolean", "object", "array"];
const FILE_TYPES =
  /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|.*zip.*|x-tar|gzip|vnd\.rar|x-rar-.*|x-7z-.*)$/;

/** The allowed types except null; inferred from other keywords where none is named. Empty for any. */
export function schemaTypes(schema: OpenSchema): SchemaType[] {
  const { keywords } = schema;
  if (isFile(keywords)) return ["file"];
  const written = typesOf(keywords);
  if (written)
    return KNOWN.filter((type) => written.includes(type)).sort((a, b) => written.indexOf(a) - written.indexOf(b));
  if (schema.enumEntries.length > 0) return valueTypes(schema.enumEntries.map(({ value }) => value));
  if (Object.hasOwn(keywords, "const")) return valueTypes([keywords["const"] ?? null]);
  return IMPLYING.filter(([, keys]) => keys.some((key) => Object.hasOwn(keywords, key)))
    .slice(0, 1)
    .map(([type]) => type);
}

/** Keywords that only make sense of one type. */
const IMPLYING: readonly (readonly [SchemaType, readonly string[]])[] = [
  ["object", ["properties", "patternProperties", "additionalProperties", "propertyNames", "minProperties"]],
  ["array", ["items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems"]],
  ["string", ["pattern", "minLength", "maxLength", "contentMediaType", "contentEncoding"]],
  ["number", ["minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum"]],
];

/** Only null is allowed. */
export function isOnlyNull(schema: OpenSchema): boolean {
  const types = typesOf(schema.keywords);
  if (types) return types.length > 0 && types.every((type) => type === "null");
  if (schema.selectors.length > 0) return false;
  const values = schema.enumEntries.map(({ value }) => value);
  if (values.length > 0) return values.every((value) => value === null);
  return Object.hasOwn(schema.keywords, "const") && schema.keywords["const"] === null;
}

/** Whether null is allowed. */
export function allowsNull(schema: OpenSchema): boolean {
  return schema.nullable || schema.enumEntries.some(({ value }) => value === null);
}

/** Null among the members of a union is told once, for the whole of it. */
function hasNullMember({ name, selectors }: OpenSchema, open: OpenNext): boolean {
  if (name !== null) return false;
  const opened = selectors.flatMap(({ members }) => members.map((item) => open(item)));
  return opened.some((item) => allowsNull(item) || isOnlyNull(item));
}

/** The schema `false`, or one that excludes everything. */
function isNever(keywords: JsonObject): boolean {
  return isAnything(keywords["not"]);
}

/** Bytes rather than text. */
export function isFile(keywords: JsonObject): boolean {
  const types = typesOf(keywords);
  if (types && !types.includes("string")) return false;
  const format = textAt(keywords, "format");
  if (format === "binary") return true;
  const media = textAt(keywords, "contentMediaType");
  return media !== null && textAt(keywords, "contentEncoding") === null && FILE_TYPES.test(media);
}

/** `string <email>`; what is beside null keeps its format: `string <date> | null`. */
export function typeWithFormat(type: string, format: string | null): string {
  return format === null ? type : type.replace(/(?= \| null$)|$/, () => ` <${format}>`);
}

export function typeLabel(schema: OpenSchema, open: OpenNext, depth = 0): string {
  if (isOnlyNull(schema)) return "null";
  const label = plainLabel(schema, open, depth);
  return (allowsNull(schema) || hasNullMember(schema, open)) && label !== "any" ? `${label} | null` : label;
}

function plainLabel(schema: OpenSchema, open: OpenNext, depth: number): string {
  const { keywords, name } = schema;
  if (schema.conflict.length > 0) return "all of";
  if (isNever(keywords)) return "never";
  const types = schemaTypes(schema);
  if (name !== null && (schema.selectors.length > 0 || types.includes("object"))) return name;
  if (schema.selectors.length > 0)
    return unionLabel(schema, open, depth) ?? (types.length > 0 ? types.join(" | ") : "any");
  if (types.length === 0) return "any";
  return types
    .map((type) => {
      if (type === "array" && isEmptyList(keywords)) return "[]";
      if (type === "array") return tupleLabel(keywords, open, depth) ?? `${itemLabel(keywords, open, depth)}[]`;
      return type === "object" ? mapLabel(keywords, open, depth) : type;
    })
    .join(" | ");
}

/** A few positions by their types: `[number, string]`. */
function tupleLabel(keywords: JsonObject, open: OpenNext, depth: number): string | null {
  const positions = keywords["prefixItems"];
  if (!isArray(positions) || positions.length === 0 || positions.length > 4 || depth > 2) return null;
  return `[${positions.map((each) => typeLabel(open(each), open, depth + 1)).join(", ")}]`;
}

function itemLabel(keywords: JsonObject, open: OpenNext, depth: number): string {
  const items = keywords["items"];
  if (items === undefined || isArray(items) || depth > 4 || isArray(keywords["prefixItems"])) return "any";
  const label = typeLabel(open(items), open, depth + 1);
  return label.includes(" | ") ? `(${label})` : label;
}

function mapLabel(keywords: JsonObject, open: OpenNext, depth: number): string {
  const values = keywords["additionalProperties"];
  if (!isObject(values) || isObject(keywords["properties"]) || isObject(keywords["patternProperties"]) || depth > 4)
    return "object";
  return `map<string, ${typeLabel(open(values), open, depth + 1)}>`;
}

/** The members' labels, if there are few and they differ. */
function unionLabel({ selectors, keywords }: OpenSchema, open: OpenNext, depth: number): string | null {
  const [selector] = selectors;
  if (!selector || selectors.length > 1 || depth > 4 || isObject(keywords["properties"])) return null;
  const members = selector.members.map((item) => open(item)).filter((item) => !isOnlyNull(item));
  const labels = [...new Set(members.map((item) => plainLabel(item, open, depth + 1)))];
  if (labels.length > 4 || labels.includes("any")) return null;
  return labels.join(" | ");
}

function valueTypes(values: readonly Json[]): SchemaType[] {
  const types = new Set<SchemaType>();
  for (const value of values) {
    if (typeof value === "string") types.add("string");
    else if (typeof value === "number") types.add(Number.isInteger(value) ? "integer" : "number");
    else if (typeof value === "boolean") types.add("boolean");
    else if (isArray(value)) types.add("array");
    else if (isObject(value)) types.add("object");
  }
  if (types.has("number")) types.delete("integer");
  return [...types];
}
