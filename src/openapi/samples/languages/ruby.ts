// Writes a request with Ruby's `net/http`.
import { basicUser, headersBesideUser, type RequestBody, type RequestModel } from "../../request/request.js";
import { isBlock, isMultipart, lines, multipartPieces, multipartType } from "../sample-parts.js";

/** A whole script. */
export function writeRuby(request: RequestModel): string {
  const { method, url, body } = request;
  const user = basicUser(request);
  return lines(
    'require "net/http"',
    'require "uri"',
    "",
    `uri = URI(${quote(url)})`,
    `request = ${requestCode(method, body !== null)}`,
    user && `request.basic_auth(${quote(user.name)}, ${quote(user.password)})`,
    headersBesideUser(request).map(({ name, value }) => `request[${quote(name)}] = ${quote(value)}`),
    isMultipart(request) && `request["Content-Type"] = ${quote(multipartType)}`,
    body && `request.body = ${bodyCode(body)}`,
    "",
    request.isStreamed ? STREAMED : WHOLE,
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

const KNOWN = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"];

/** Classes for methods without a body refuse one, so such a request is built by hand. */
function requestCode(method: string, hasBody: boolean): string {
  const refuses = hasBody && method === "TRACE";
  if (!KNOWN.includes(method) || refuses) return `Net::HTTPGenericRequest.new(${quote(method)}, ${hasBody}, true, uri)`;
  return `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`;
}

function bodyCode(body: RequestBody): string {
  if (body.kind === "file") return `File.binread(${quote(body.file.$file)})`;
  if (body.kind === "text") return isBlock(body) ? `<<~'JSON'\n${body.text}\nJSON` : quote(body.text);
  const pieces = multipartPieces(body.parts).map((piece) =>
    piece.kind === "file"
      ? `File.binread(${quote(piece.path)})`
      : `${quote(piece.text).replace(/\\r\\n(?!"$)/g, '\\r\\n" \\\n    "')}.b`,
  );
  return `[\n${pieces.map((each) => `  ${each},`).join("\n")}\n].join`;
}

/** A JSON string, with the sign that would start an interpolation escaped. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll("#", "\\#");
}
