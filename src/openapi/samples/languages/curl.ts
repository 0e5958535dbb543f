// Writes a request as a curl command for a POSIX shell.
import {
  headersBesideUser,
  isContentType,
  isFileValue,
  type NamedText,
  type RequestBody,
  type RequestModel,
  type RequestPart,
} from "../../request/request.js";
import { bodyKind } from "../../request/serialize-body.js";
import { encodeText } from "../../request/serialize-parameter.js";
import { headerLine, type Sample } from "../sample-parts.js";

/** The curl command, one option per line. */
export function write(sample: Sample): string {
  return [`curl ${methodOption(sample)}`.trimEnd(), ...options(sample)].join(" \\\n  ");
}

/** Quotes for a shell: only the apostrophe is special between apostrophes. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const FORM = "application/x-www-form-urlencoded";

function methodOption({ method, body }: RequestModel): string {
  if (method === "HEAD") return "--head";
  return method === "GET" && !body ? "" : `--request ${method}`;
}

function options({ url, cookies, body, user, isStreamed, request }: Sample): string[] {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return [
    ...(/[[\]]/.test(url) ? ["--globoff"] : []),
    ...(isStreamed ? ["-N"] : []),
    `--url ${shellQuote(url)}`,
    ...(user ? [`-u ${shellQuote(user.text)}`] : []),
    ...headersOf(request).map((header) => `--header ${shellQuote(headerLine(header))}`),
    ...(cookie ? [`--cookie ${shellQuote(cookie)}`] : []),
    ...(body ? bodyOptions(body) : []),
  ];
}

/** Cookies have an option of their own, and the type of a form goes without saying. */
function headersOf(request: RequestModel): readonly NamedText[] {
  const isForm = request.body?.kind === "text" && request.body.mediaType === FORM;
  return headersBesideUser({ ...request, cookies: [] }).filter(
    (header) => !(isForm && isContentType(header) && header.value === FORM),
  );
}

function bodyOptions(body: RequestBody): string[] {
  if (body.kind === "file") return [`--data-binary ${shellQuote(`@${body.file.$file}`)}`];
  if (body.kind === "multipart") return body.parts.map(formOption);
  return body.mediaType === FORM ? body.text.split("&").map(fieldOption) : [`--data-raw ${shellQuote(placed(body))}`];
}

/** The lines of JSON go on below their option: no string holds a line break, and spaces between values mean nothing. */
function placed({ text, mediaType }: Extract<RequestBody, { readonly kind: "text" }>): string {
  return bodyKind(mediaType) === "json" && /^[[{]/.test(text) ? text.replaceAll("\n", "\n  ") : text;
}

/** One field of an urlencoded form. curl encodes the value, but not the name. */
function fieldOption(pair: string): string {
  const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
  const plain = decodedText(value);
  const canEncode = name !== "" && plain !== null && encodeText(plain) === value && !plain.includes("\0");
  if (!canEncode) return `--data-raw ${shellQuote(pair)}`;
  return `--data-urlencode ${shellQuote(`${readableName(name)}=${plain}`)}`;
}

/** Brackets mean themselves in the names of a form. */
function readableName(name: string): string {
  return name.replaceAll("%5B", "[").replaceAll("%5D", "]");
}

function decodedText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function formOption({ name, value, mediaType }: RequestPart): string {
  const type = mediaType ? `;type=${mediaType}` : "";
  if (isFileValue(value)) return `-F ${shellQuote(`${name}=@${formValue(value.$file)}${type}`)}`;
  if (!mediaType) return `--form-string ${shellQuote(`${name}=${value}`)}`;
  return `-F ${shellQuote(`${name}=${formValue(value)}${type}`)}`;
}

/** These have a special meaning in `-F`, unless the value is quoted. */
function formValue(value: string): string {
  if (!/^[@<"\s]|[;,]|\s$/.test(value)) return value;
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
