// Writes a request as a curl command for a POSIX shell.
import { isFileValue, type RequestBody, type RequestModel, type RequestPart } from "../request.js";

/** The curl command, one option per line. */
export function writeCurl(request: RequestModel): string {
  return [`curl ${methodOption(request)}`.trimEnd(), ...options(request)].join(" \\\n  ");
}

/** Quotes for a shell: only the apostrophe is special between apostrophes. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function methodOption({ method, body }: RequestModel): string {
  if (method === "HEAD") return "--head";
  return method === "GET" && !body ? "" : `--request ${method}`;
}

function options({ url, headers, cookies, body }: RequestModel): string[] {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return [
    ...(/[[\]]/.test(url) ? ["--globoff"] : []),
    `--url ${shellQuote(url)}`,
    ...headers.map(({ name, value }) => `--header ${shellQuote(value === "" ? `${name};` : `${name}: ${value}`)}`),
    ...(cookie ? [`--cookie ${shellQuote(cookie)}`] : []),
    ...(body ? bodyOptions(body) : []),
  ];
}

function bodyOptions(body: RequestBody): string[] {
  if (body.kind === "file") return [`--data-binary ${shellQuote(`@${body.file.$file}`)}`];
  if (body.kind === "text") return [`--data-raw ${shellQuote(body.text)}`];
  return body.parts.map(formOption);
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
