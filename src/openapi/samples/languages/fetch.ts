// Writes a request with `fetch`: for the browser, for Node and in TypeScript.
import {
  basicUser,
  isBodiless,
  isFileValue,
  type NamedText,
  type RequestBody,
  type RequestModel,
  type RequestPart,
  wireHeaders,
  withoutBody,
} from "../../request/request.js";
import { fileName, indentRest, lines, literalJson } from "../sample-parts.js";

type Dialect = "browser" | "node" | "typescript";

/** For a browser; files come from an `<input type="file">`. */
export function writeJavaScript(request: RequestModel): string {
  return writeFetch(request, "browser");
}

/** For Node; files are read from disk. */
export function writeNode(request: RequestModel): string {
  return writeFetch(request, "node");
}

/** The browser's version, with types. */
export function writeTypeScript(request: RequestModel): string {
  return writeFetch(request, "typescript");
}

function writeFetch(given: RequestModel, dialect: Dialect): string {
  const hasForbiddenBody = given.body !== null && isBodiless(given.method);
  const request = hasForbiddenBody ? withoutBody(given) : given;
  const headers = wireHeaders(request);
  const options = [
    request.method !== "GET" && `method: ${quote(request.method)}`,
    headers.length > 0 &&
      `headers: {\n${headers.map(({ name, value }) => `    ${quote(name)}: ${headerCode({ name, value }, request, dialect)}`).join(",\n")}\n  }`,
    request.body && `body: ${bodyCode(request.body, dialect)}`,
  ].filter((each) => typeof each === "string");
  const call = options.length === 0 ? "" : `, {\n  ${options.join(",\n  ")}\n}`;
  const typed = dialect === "typescript";
  return lines(
    readsFile(request.body) && dialect === "node" && ['import { openAsBlob } from "node:fs";', ""],
    request.body?.kind === "multipart" && [...formCode(request.body.parts, dialect), ""],
    hasForbiddenBody && `// fetch sends no body with ${request.method}.`,
    `const response${typed ? ": Response" : ""} = await fetch(${quote(request.url)}${call});`,
    "",
    request.isStreamed ? streamCode(dialect) : "console.log(await response.text());",
  );
}

/** Browsers differ in whether a stream can be iterated. */
function streamCode(dialect: Dialect): string[] {
  const body = dialect === "typescript" ? "response.body!" : "response.body";
  const texts = `${body}.pipeThrough(new TextDecoderStream())`;
  if (dialect === "node") return [`for await (const text of ${texts}) {`, "  process.stdout.write(text);", "}"];
  return [
    `const reader = ${texts}.getReader();`,
    "while (true) {",
    "  const { done, value } = await reader.read();",
    "  if (done) break;",
    "  console.log(value);",
    "}",
  ];
}

/** The user in plain text, so that a reader can put in another. */
function headerCode({ name, value }: NamedText, request: RequestModel, dialect: Dialect): string {
  const user = name.toLowerCase() === "authorization" ? basicUser(request) : null;
  if (!user) return quote(value);
  const text = quote(`${user.name}:${user.password}`);
  return `"Basic " + ${dialect === "node" ? `Buffer.from(${text}).toString("base64")` : `btoa(${text})`}`;
}

function bodyCode(body: RequestBody, dialect: Dialect): string {
  if (body.kind === "multipart") return "form";
  if (body.kind === "file") return fileCode(body.file.$file, body.mediaType, dialect);
  const json = literalJson(body);
  return json ? `JSON.stringify(${indentRest(json.text, "  ")})` : quote(body.text);
}

function formCode(parts: readonly RequestPart[], dialect: Dialect): string[] {
  return [
    "const form = new FormData();",
    ...parts.map((part) => `form.append(${quote(part.name)}, ${partCode(part, dialect)});`),
  ];
}

function partCode({ value, mediaType }: RequestPart, dialect: Dialect): string {
  if (isFileValue(value)) {
    const name = dialect === "node" ? `, ${quote(fileName(value.$file))}` : "";
    return `${fileCode(value.$file, mediaType, dialect)}${name}`;
  }
  return mediaType ? `new Blob([${quote(value)}], { type: ${quote(mediaType)} })` : quote(value);
}

function fileCode(path: string, mediaType: string | null, dialect: Dialect): string {
  if (dialect === "node")
    return `await openAsBlob(${quote(path)}${mediaType ? `, { type: ${quote(mediaType)} }` : ""})`;
  if (dialect === "browser") return `document.querySelector("input[type=file]").files[0]`;
  return `document.querySelector<HTMLInputElement>("input[type=file]")!.files![0]`;
}

function readsFile(body: RequestBody | null): boolean {
  if (body?.kind === "multipart") return body.parts.some(({ value }) => isFileValue(value));
  return body?.kind === "file";
}

/** JSON strings are JavaScript strings. */
function quote(text: string): string {
  return JSON.stringify(text);
}
