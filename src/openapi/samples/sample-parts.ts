// Owns helpers shared by sample languages: layout of lines, JSON as a literal, form parts.
import { parsedJson } from "../json.js";
import {
  basicUser,
  headersBesideUser,
  isBodiless,
  isContentType,
  isFileValue,
  type NamedText,
  type RequestBody,
  type RequestModel,
  type RequestPart,
} from "../request/request.js";
import { bodyKind } from "../request/serialize-body.js";

/** A request as languages write it. Its headers have the cookies, but not the user. */
export interface Sample extends RequestModel {
  /** As it is sent. */
  readonly request: RequestModel;
  readonly user: (NonNullable<ReturnType<typeof basicUser>> & { readonly text: string }) | null;
}

export function sampleOf(request: RequestModel): Sample {
  const user = basicUser(request);
  return {
    ...request,
    request,
    headers: headersBesideUser(request),
    user: user && { ...user, text: `${user.name}:${user.password}` },
  };
}

/** The request for clients that send no body with some methods. */
export function withPossibleBody(sample: Sample): Sample & { readonly isCut: boolean } {
  const isCut = sample.body !== null && isBodiless(sample.method);
  return { ...(isCut ? sampleOf(withoutBody(sample.request)) : sample), isCut };
}

/** The request without its body and what tells of it. */
function withoutBody(request: RequestModel): RequestModel {
  return { ...request, headers: request.headers.filter((header) => !isContentType(header)), body: null };
}

const KNOWN_METHODS = "GET POST PUT PATCH DELETE HEAD OPTIONS TRACE".split(" ");

/** Methods that clients have a name for. */
export function isKnownMethod(method: string): boolean {
  return KNOWN_METHODS.includes(method);
}

/** A header as libcurl takes it, which drops one without a value. */
export function headerLine({ name, value }: NamedText): string {
  return value === "" ? `${name};` : `${name}: ${value}`;
}

/** For C#, Go, Java, JavaScript and Python, in which every escape of a JSON string means the same. */
export function quoteJson(text: string): string {
  return JSON.stringify(text);
}

/** For Rust and Swift, which write control characters as `\u{…}`. */
export function quoteBraced(text: string): string {
  return JSON.stringify(text).replace(/\\(?:u([0-9a-f]{4})|.)/g, (found, code?: string) =>
    code ? `\\u{${code}}` : (SHORTS[found] ?? found),
  );
}

const SHORTS: Readonly<Record<string, string>> = { "\\b": "\\u{8}", "\\f": "\\u{c}" };

/** The most characters that the group of a pattern finds: raw strings are delimited by more. */
export function longestRun(text: string, pattern: RegExp): number {
  return Math.max(0, ...Array.from(text.matchAll(pattern), ([, run = ""]) => run.length));
}

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
  // Some clients send nothing for null.
  const value = parsedJson(body.text) ?? undefined;
  if (value === undefined || JSON.stringify(value) !== withoutSpace(body.text)) return null;
  const text = JSON.stringify(value, null, 2);
  return text.includes('"__proto__":') ? null : { value, text };
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

/** The boundary of manually built bodies. */
const BOUNDARY = "docs-boundary-7MA4YWxkTrZu0gW";

/** The code of a multipart body for languages whose standard library has none: texts with files between them. */
export function multipartPieces(
  parts: readonly RequestPart[],
  fileCode: (path: string) => string,
  textCode: (text: string) => string,
): string[] {
  const pieces: string[] = [];
  let text = "";
  for (const part of parts) {
    const type = partType(part);
    text += `--${BOUNDARY}\r\nContent-Disposition: ${disposition(part)}\r\n${type ? `Content-Type: ${type}\r\n` : ""}\r\n`;
    if (isFileValue(part.value)) {
      pieces.push(textCode(text), fileCode(part.value.$file));
      text = "";
    } else text += part.value;
    text += "\r\n";
  }
  return [...pieces, textCode(`${text}--${BOUNDARY}--\r\n`)];
}

/** The headers that go with `multipartPieces`. */
export function headersWithForm({ headers, body }: Sample): readonly NamedText[] {
  const type = { name: "Content-Type", value: `multipart/form-data; boundary=${BOUNDARY}` };
  return body?.kind === "multipart" ? [...headers, type] : headers;
}

function quoted(text: string): string {
  return text.replace(/["\r\n]/g, (each) => encodeURIComponent(each));
}

function withoutSpace(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (each) => (each.startsWith('"') ? each : ""));
}
