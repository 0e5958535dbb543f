// Writes a request with Python's `requests`.
import { isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import { fileName, isKnownMethod, lines, literalJson, quoteJson as quote, type Sample } from "../sample-parts.js";

/** The script: URL, body and headers first, then one call. */
export function write({ method, url, body, user, headers, isStreamed }: Sample): string {
  const json = body && literalJson(body);
  const known = isKnownMethod(method) && method !== "TRACE";
  const given = [
    ...(known ? ["url"] : [quote(method), "url"]),
    ...(body ? [bodyArgument(body, json !== null)] : []),
    ...(headers.length > 0 ? ["headers=headers"] : []),
    ...(user ? [`auth=(${quote(user.name)}, ${quote(user.password)})`] : []),
    ...(isStreamed ? ["stream=True"] : []),
  ];
  return lines(
    "import requests",
    "",
    `url = ${quote(url)}`,
    body && bodyLines(body, json),
    headers.length > 0 &&
      `headers = {\n${headers.map(({ name, value }) => `    ${quote(name)}: ${quote(value)},`).join("\n")}\n}`,
    "",
    `response = requests.${known ? method.toLowerCase() : "request"}(${given.join(", ")})`,
    "",
    isStreamed ? ["for line in response.iter_lines():", '    print(line.decode("utf-8"))'] : "print(response.text)",
  );
}

function bodyArgument(body: RequestBody, isJson: boolean): string {
  if (body.kind === "multipart") return "files=files";
  if (body.kind === "file") return "data=data";
  return isJson ? "json=payload" : 'data=payload.encode("utf-8")';
}

function bodyLines(body: RequestBody, json: { readonly value: unknown } | null): string {
  if (body.kind === "file") return `data = open(${quote(body.file.$file)}, "rb")`;
  if (body.kind === "multipart")
    return `files = [\n${body.parts.map((part) => `    ${partCode(part)},`).join("\n")}\n]`;
  return `payload = ${json ? literal(json.value, "") : quote(body.text)}`;
}

/** `requests` takes every part as a file; one without a file name is an ordinary field. */
function partCode({ name, value, mediaType }: RequestPart): string {
  const type = mediaType ? `, ${quote(mediaType)}` : "";
  if (!isFileValue(value)) return `(${quote(name)}, (None, ${quote(value)}${type}))`;
  return `(${quote(name)}, (${quote(fileName(value.$file))}, open(${quote(value.$file)}, "rb")${type}))`;
}

/** JSON as Python writes it. */
function literal(value: unknown, margin: string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${margin}    `;
  const members = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).map(([key, each]) => `${quote(key)}: ${literal(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (members.length === 0) return `${open}${close}`;
  return `${open}\n${members.map((each) => `${inner}${each},`).join("\n")}\n${margin}${close}`;
}
