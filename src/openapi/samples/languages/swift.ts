// Writes a request with Swift's URLSession.
import {
  basicUser,
  headersBesideUser,
  isBodiless,
  type RequestBody,
  type RequestModel,
  withoutBody,
} from "../../request/request.js";
import { isBlock, isMultipart, lines, multipartPieces, multipartType } from "../sample-parts.js";

/** Top-level code. */
export function writeSwift(given: RequestModel): string {
  const hasForbiddenBody = given.body !== null && isBodiless(given.method);
  const request = hasForbiddenBody ? withoutBody(given) : given;
  const { method, url, body } = request;
  const user = basicUser(request);
  return lines(
    "import Foundation",
    "#if canImport(FoundationNetworking)",
    "import FoundationNetworking",
    "#endif",
    "",
    hasForbiddenBody && `// URLSession sends no body with ${method}.`,
    `var request = URLRequest(url: URL(string: ${quote(url)})!)`,
    `request.httpMethod = ${quote(method)}`,
    user && [
      `let user = ${quote(`${user.name}:${user.password}`)}`,
      'request.setValue("Basic " + Data(user.utf8).base64EncodedString(), forHTTPHeaderField: "Authorization")',
    ],
    headersBesideUser(request).map(
      ({ name, value }) => `request.setValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`,
    ),
    isMultipart(request) && `request.setValue(${quote(multipartType)}, forHTTPHeaderField: "Content-Type")`,
    body && bodyLines(body),
    "",
    request.isStreamed ? STREAMED : WHOLE,
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
  if (body.kind === "file")
    return [`request.httpBody = try Data(contentsOf: URL(fileURLWithPath: ${quote(body.file.$file)}))`];
  if (body.kind === "text")
    return [`request.httpBody = Data(${isBlock(body) ? rawString(body.text) : quote(body.text)}.utf8)`];
  const pieces = multipartPieces(body.parts).map((piece) =>
    piece.kind === "file"
      ? `body.append(try Data(contentsOf: URL(fileURLWithPath: ${quote(piece.path)})))`
      : `body.append(Data(${quote(piece.text)}.utf8))`,
  );
  return ["", "var body = Data()", ...pieces, "request.httpBody = body"];
}

/** A raw string is delimited by more signs than follow any quotation mark or backslash in it. */
function rawString(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/["\\](#*)/g)].map(([, run]) => run?.length ?? 0));
  const fence = "#".repeat(longest + 1);
  return `${fence}"""\n${text}\n"""${fence}`;
}

/** Swift writes control characters as `\u{…}`. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\\(?:u([0-9a-f]{4})|.)/g, (found, code?: string) =>
    code ? `\\u{${code}}` : (SHORTS[found] ?? found),
  );
}

const SHORTS: Readonly<Record<string, string>> = { "\\b": "\\u{8}", "\\f": "\\u{c}" };
