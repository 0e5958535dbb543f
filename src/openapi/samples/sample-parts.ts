// Owns helpers shared by sample languages: layout of lines, JSON as a literal, form parts.
import { isFileValue, type RequestBody, type RequestModel, type RequestPart } from "../request/request.js";
import { bodyKind } from "../request/serialize-body.js";

/** Generates one request in one language. */
export type WriteSample = (request: RequestModel) => string;

/** Joins lines, leaving out the ones that do not apply. */
export function lines(...parts: readonly (string | false | null | undefined | readonly string[])[]): string {
  return parts
    .flat()
    .filter((each) => typeof each === "string")
    .join("\n");
}

/** Indents every line but the first and empty ones. */
export function indentRest(text: string, by: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${by}`);
}

/** Indents every line. */
export function indent(text: string, by: string): string {
  return `${by}${indentRest(text, by)}`;
}

/**
 * The value of a JSON body that says the same when written as a literal. Numbers beyond a double's precision and
 * `__proto__` would change on the way, so such a body stays text.
 */
export function literalJson(body: RequestBody): { readonly value: unknown; readonly text: string } | null {
  if (body.kind !== "text" || bodyKind(body.mediaType) !== "json") return null;
  try {
    const value: unknown = JSON.parse(body.text);
    const text = JSON.stringify(value, null, 2);
    if (JSON.stringify(value) !== withoutSpace(body.text) || text.includes('"__proto__":')) return null;
    return { value, text };
  } catch {
    return null;
  }
}

/** Whether this is pretty JSON, in which no line can end a raw string and no trailing space can get lost. */
export function isBlock(body: RequestBody): boolean {
  return body.kind === "text" && /^[[{]\n/.test(body.text) && !hasOddCharacters(body.text);
}

/** Control characters other than line feeds must be escaped, as raw strings lose or forbid them. */
export function hasOddCharacters(text: string): boolean {
  return [...text].some((each) => (each < " " && each !== "\n") || each === "\u007f");
}

/** The last segment of a path: the name under which a file is sent. */
export function fileName(path: string): string {
  return path.split("/").pop() ?? path;
}

/** A part's `Content-Disposition`, quoted as browsers do. */
export function disposition({ name, value }: RequestPart): string {
  const file = isFileValue(value) ? `; filename="${quoted(fileName(value.$file))}"` : "";
  return `form-data; name="${quoted(name)}"${file}`;
}

/** The type a part is sent with; null where it needs none. */
export function partType({ value, mediaType }: RequestPart): string | null {
  return mediaType ?? (isFileValue(value) ? "application/octet-stream" : null);
}

/** A piece of a manually built multipart body. */
type Piece = { readonly kind: "text"; readonly text: string } | { readonly kind: "file"; readonly path: string };

/** The boundary of manually built bodies. */
const BOUNDARY = "docs-boundary-7MA4YWxkTrZu0gW";

/** A multipart body for languages whose standard library has none: texts with files between them. */
export function multipartPieces(parts: readonly RequestPart[]): Piece[] {
  const pieces: Piece[] = [];
  let text = "";
  for (const part of parts) {
    const type = partType(part);
    text += `--${BOUNDARY}\r\nContent-Disposition: ${disposition(part)}\r\n${type ? `Content-Type: ${type}\r\n` : ""}\r\n`;
    if (isFileValue(part.value)) {
      pieces.push({ kind: "text", text }, { kind: "file", path: part.value.$file });
      text = "";
    } else text += part.value;
    text += "\r\n";
  }
  return [...pieces, { kind: "text", text: `${text}--${BOUNDARY}--\r\n` }];
}

/** The header that goes with `multipartPieces`. */
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** The headers of a sample with a manually built multipart body. */
export function isMultipart({ body }: RequestModel): boolean {
  return body?.kind === "multipart";
}

function quoted(text: string): string {
  return text.replace(/["\r\n]/g, (each) => encodeURIComponent(each));
}

function withoutSpace(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (each) => (each.startsWith('"') ? each : ""));
}
