// Serializes a request body by its media type.

import { parsedJson } from "../json.js";
import type { MediaKind, ParameterStyle } from "../views.js";
import { type FileValue, filePlaceholder, isFileValue, type RequestBody, type RequestPart } from "./request.js";
import { encodeText, isMissing, presentEntries, queryPairs, textOf } from "./serialize-parameter.js";

/** How one property of a form is serialized: OpenAPI's Encoding Object. */
export interface PropertyEncoding {
  readonly contentType?: string | undefined;
  readonly style?: ParameterStyle | undefined;
  readonly explode?: boolean | undefined;
  readonly allowReserved?: boolean | undefined;
}

/** A body before serialization: a value, or text that is sent as it is. */
export interface BodyInput {
  readonly mediaType: string;
  readonly content:
    | { readonly kind: "value"; readonly value: unknown }
    | { readonly kind: "text"; readonly text: string };
  readonly encoding: Readonly<Record<string, PropertyEncoding>>;
}

/** The kind of a media type; unknown application types are files. */
export function bodyKind(mediaType: string): MediaKind {
  const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/event-stream") return "events";
  if (/^application\/(x-)?(ndjson|jsonl|json-?lines|json-seq|stream\+json)$/.test(type)) return "lines";
  if (/(^|[/+])json$/.test(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type.startsWith("multipart/")) return "multipart";
  if (/(^|[/+])xml$/.test(type)) return "xml";
  if (/^text\/|(^|[/+])(yaml|x-yaml|javascript|graphql|csv|sql|toml)$/.test(type)) return "text";
  return type === "*/*" ? "json" : "binary";
}

/** Serializes a body. Null where the value is left out, and for a form without fields. */
export function serializeBody({ mediaType, content, encoding }: BodyInput): RequestBody | null {
  if (content.kind === "text") return { kind: "text", mediaType, text: content.text };
  const { value } = content;
  if (value === undefined) return null;
  const kind = bodyKind(mediaType);
  if ((kind === "multipart" || kind === "form") && isMap(value) && entriesOf(value).length === 0) return null;
  if (kind === "multipart") return { kind: "multipart", parts: entriesOf(value).flatMap(partsOf(encoding)) };
  if (kind === "binary" || isFileValue(value)) return { kind: "file", mediaType, file: asFile(value, mediaType) };
  return { kind: "text", mediaType: concrete(mediaType), text: bodyText(kind, value, encoding) };
}

function bodyText(kind: MediaKind, value: unknown, encoding: BodyInput["encoding"]): string {
  if (kind === "json") return JSON.stringify(value, null, 2);
  if (kind === "form") return formText(value, encoding);
  if (kind === "lines" && Array.isArray(value)) return value.map((each) => `${JSON.stringify(each)}\n`).join("");
  return textOf(value);
}

/** The fields of an urlencoded form. */
export function formText(value: unknown, encoding: BodyInput["encoding"]): string {
  return entriesOf(value).map(fieldText(encoding)).filter(Boolean).join("&");
}

/** Without a style, a nested property is JSON: spread over the form it would lose its name. */
function fieldText(encoding: BodyInput["encoding"]): (entry: [string, unknown]) => string {
  return ([name, value]) => {
    const rule = encoding[name];
    const hasStyle = rule?.style !== undefined || rule?.explode !== undefined || rule?.allowReserved !== undefined;
    if (!hasStyle && isMap(value)) return `${encodeText(name)}=${encodeText(JSON.stringify(value))}`;
    const style = rule?.style ?? "form";
    const explode = rule?.explode ?? style === "form";
    return queryPairs(name, value, { style, explode, allowReserved: rule?.allowReserved ?? false })
      .map(([key, text]) => `${key}=${text}`)
      .join("&");
  };
}

function partsOf(encoding: BodyInput["encoding"]): (entry: [string, unknown]) => RequestPart[] {
  return ([name, value]) => {
    const asked = firstType(encoding[name]?.contentType);
    const values = Array.isArray(value) && !(asked && bodyKind(asked) === "json") ? value : [value];
    return values
      .filter((each) => !isMissing(each))
      .map((each) =>
        isFileValue(each)
          ? { name, value: each, mediaType: fileType(encoding[name]?.contentType, each.mediaType) }
          : partOf(name, each, asked),
      );
  };
}

function partOf(name: string, value: unknown, asked: string | null): RequestPart {
  if (typeof value === "object") return { name, value: JSON.stringify(value), mediaType: asked ?? "application/json" };
  return { name, value: asked && bodyKind(asked) === "json" ? jsonText(value) : textOf(value), mediaType: asked };
}

/** Text that is already JSON stays as it is. */
function jsonText(value: unknown): string {
  return typeof value === "string" && parsedJson(value) !== undefined ? value : JSON.stringify(value);
}

/** A file keeps its type if it is one of those requested. */
function fileType(contentType: string | undefined, own: string | null): string | null {
  const asked = contentType?.split(",").map((each) => each.trim().toLowerCase()) ?? [];
  const isAsked =
    own !== null && asked.some((each) => each === own || each === `${own.split("/")[0]}/*` || each === "*/*");
  return isAsked ? own : (firstType(contentType) ?? own);
}

/** The first of several types; a range such as `image/*` names none. */
export function firstType(contentType: string | null | undefined): string | null {
  const first = contentType?.split(",")[0]?.trim();
  return first && !first.includes("*") ? first : null;
}

function concrete(mediaType: string): string {
  return mediaType === "*/*" ? "application/json" : mediaType;
}

function asFile(value: unknown, mediaType: string): FileValue {
  return isFileValue(value) ? value : filePlaceholder(mediaType);
}

function entriesOf(value: unknown): [string, unknown][] {
  return isMap(value) ? presentEntries(value) : [];
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isFileValue(value);
}
