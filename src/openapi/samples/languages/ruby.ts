// Writes a request with Ruby's `net/http`.
import type { RequestBody } from "../../request/request.js";
import { headersWithForm, isBlock, isKnownMethod, lines, multipartPieces, type Sample } from "../sample-parts.js";

/** A whole script. */
export function write(sample: Sample): string {
  const { method, url, body, user, isStreamed } = sample;
  return lines(
    'require "net/http"',
    'require "uri"',
    "",
    `uri = URI(${quote(url)})`,
    `request = ${requestCode(method, body !== null)}`,
    user && `request.basic_auth(${quote(user.name)}, ${quote(user.password)})`,
    headersWithForm(sample).map(({ name, value }) => `request[${quote(name)}] = ${quote(value)}`),
    body && `request.body = ${bodyCode(body)}`,
    "",
    isStreamed ? STREAMED : WHOLE,
  );
}

const START = 'Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|';

const WHOLE = [`response = ${START}`, "  http.request(request)", "end", "", "puts response.body"];

const STREAMED = [
  START,
  "  http.request(request) do |response|",
  "    response.read_body { |text| print text }",
  "  end",
  "end",
];

/** Classes for methods without a body refuse one, so such a request is built by hand. */
function requestCode(method: string, hasBody: boolean): string {
  const refuses = hasBody && method === "TRACE";
  if (!isKnownMethod(method) || refuses) return `Net::HTTPGenericRequest.new(${quote(method)}, ${hasBody}, true, uri)`;
  return `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`;
}

function bodyCode(body: RequestBody): string {
  if (body.kind === "file") return fileCode(body.file.$file);
  if (body.kind === "text") return isBlock(body) ? `<<~'JSON'\n${body.text}\nJSON` : quote(body.text);
  const pieces = multipartPieces(
    body.parts,
    fileCode,
    (text) => `${quote(text).replace(/\\r\\n(?!"$)/g, '\\r\\n" \\\n    "')}.b`,
  );
  return `[\n${pieces.map((each) => `  ${each},`).join("\n")}\n].join`;
}

function fileCode(path: string): string {
  return `File.binread(${quote(path)})`;
}

/** A JSON string, with the sign that would start an interpolation escaped. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll("#", "\\#");
}
