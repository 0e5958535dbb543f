// Writes a request with `fetch`: for the browser, for Node and in TypeScript.
import {
  isAuthorization,
  isFileValue,
  type NamedText,
  type RequestBody,
  type RequestPart,
  wireHeaders,
} from "../../request/request.js";
import {
  fileName,
  indentRest,
  lines,
  literalJson,
  quoteJson as quote,
  type Sample,
  withPossibleBody,
} from "../sample-parts.js";

/** `javascript`: files come from an `<input type="file">`; `node`: they are read from disk; `typescript`: the first, with types. */
export function write(given: Sample, dialect: string): string {
  const { method, url, body, user, request, isStreamed, isCut } = withPossibleBody(given);
  const headers = wireHeaders(request).map(
    (header) => `    ${quote(header.name)}: ${headerCode(header, user, dialect)}`,
  );
  const options = [
    method !== "GET" && `method: ${quote(method)}`,
    headers.length > 0 && `headers: {\n${headers.join(",\n")}\n  }`,
    body && `body: ${bodyCode(body, dialect)}`,
  ].filter((each) => typeof each === "string");
  const call = options.length === 0 ? "" : `, {\n  ${options.join(",\n  ")}\n}`;
  const typed = dialect === "typescript";
  return lines(
    readsFile(body) && dialect === "node" && ['import { openAsBlob } from "node:fs";', ""],
    body?.kind === "multipart" && [...formCode(body.parts, dialect), ""],
    isCut && `// fetch sends no body with ${method}.`,
    `const response${typed ? ": Response" : ""} = await fetch(${quote(url)}${call});`,
    "",
    isStreamed ? streamCode(dialect) : "console.log(await response.text());",
  );
}

/** Browsers differ in whether a stream can be iterated. */
function streamCode(dialect: string): string[] {
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
function headerCode(header: NamedText, user: Sample["user"], dialect: string): string {
  if (!user || !isAuthorization(header)) return quote(header.value);
  const text = quote(user.text);
  return `"Basic " + ${dialect === "node" ? `Buffer.from(${text}).toString("base64")` : `btoa(${text})`}`;
}

function bodyCode(body: RequestBody, dialect: string): string {
  if (body.kind === "multipart") return "form";
  if (body.kind === "file") return fileCode(body.file.$file, body.mediaType, dialect);
  const json = literalJson(body);
  return json ? `JSON.stringify(${indentRest(json.text, "  ")})` : quote(body.text);
}

function formCode(parts: readonly RequestPart[], dialect: string): string[] {
  return [
    "const form = new FormData();",
    ...parts.map((part) => `form.append(${quote(part.name)}, ${partCode(part, dialect)});`),
  ];
}

function partCode({ value, mediaType }: RequestPart, dialect: string): string {
  if (isFileValue(value)) {
    const name = dialect === "node" ? `, ${quote(fileName(value.$file))}` : "";
    return `${fileCode(value.$file, mediaType, dialect)}${name}`;
  }
  return mediaType ? `new Blob([${quote(value)}], { type: ${quote(mediaType)} })` : quote(value);
}

function fileCode(path: string, mediaType: string | null, dialect: string): string {
  if (dialect === "node")
    return `await openAsBlob(${quote(path)}${mediaType ? `, { type: ${quote(mediaType)} }` : ""})`;
  if (dialect === "typescript") return `document.querySelector<HTMLInputElement>("input[type=file]")!.files![0]`;
  return `document.querySelector("input[type=file]").files[0]`;
}

function readsFile(body: RequestBody | null): boolean {
  if (body?.kind === "multipart") return body.parts.some(({ value }) => isFileValue(value));
  return body?.kind === "file";
}
