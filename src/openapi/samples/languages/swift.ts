// Writes a request with Swift's URLSession.
import type { RequestBody } from "../../request/request.js";
import {
  headersWithForm,
  isBlock,
  lines,
  longestRun,
  multipartPieces,
  quoteBraced as quote,
  type Sample,
  withPossibleBody,
} from "../sample-parts.js";

/** Top-level code. */
export function write(given: Sample): string {
  const { isCut, ...sample } = withPossibleBody(given);
  const { method, url, body, user, isStreamed } = sample;
  return lines(
    "import Foundation",
    "#if canImport(FoundationNetworking)",
    "import FoundationNetworking",
    "#endif",
    "",
    isCut && `// URLSession sends no body with ${method}.`,
    `var request = URLRequest(url: URL(string: ${quote(url)})!)`,
    `request.httpMethod = ${quote(method)}`,
    user && [
      `let user = ${quote(user.text)}`,
      'request.setValue("Basic " + Data(user.utf8).base64EncodedString(), forHTTPHeaderField: "Authorization")',
    ],
    headersWithForm(sample).map(
      ({ name, value }) => `request.setValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`,
    ),
    body && bodyLines(body),
    "",
    isStreamed ? STREAMED : WHOLE,
  );
}

const WHOLE = [
  "let (data, _) = try await URLSession.shared.data(for: request)",
  "print(String(decoding: data, as: UTF8.self))",
];

const STREAMED = [
  "let (bytes, _) = try await URLSession.shared.bytes(for: request)",
  "for try await line in bytes.lines {",
  "    print(line)",
  "}",
];

function bodyLines(body: RequestBody): string[] {
  if (body.kind === "file") return [`request.httpBody = ${fileCode(body.file.$file)}`];
  if (body.kind === "text")
    return [`request.httpBody = Data(${isBlock(body) ? rawString(body.text) : quote(body.text)}.utf8)`];
  const pieces = multipartPieces(body.parts, fileCode, (text) => `Data(${quote(text)}.utf8)`);
  return ["", "var body = Data()", ...pieces.map((piece) => `body.append(${piece})`), "request.httpBody = body"];
}

function fileCode(path: string): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${quote(path)}))`;
}

/** A raw string is delimited by more signs than follow any quotation mark or backslash in it. */
function rawString(text: string): string {
  const fence = "#".repeat(longestRun(text, /["\\](#*)/g) + 1);
  return `${fence}"""\n${text}\n"""${fence}`;
}
