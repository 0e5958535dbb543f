// Writes a request with Dart's `http` package.
import { isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import { fileName, indent, isBlock, lines, type Sample } from "../sample-parts.js";

/** A whole program. */
export function write({ method, url, body, user, headers, isStreamed }: Sample): string {
  const multipart = body?.kind === "multipart";
  return lines(
    (user || isStreamed) && "import 'dart:convert';",
    body && body.kind !== "text" && "import 'dart:io';",
    "import 'package:http/http.dart' as http;",
    multipart && body.parts.some(({ mediaType }) => mediaType) && "import 'package:http_parser/http_parser.dart';",
    "",
    "Future<void> main() async {",
    `  final request = http.${multipart ? "MultipartRequest" : "Request"}(${quote(method)}, Uri.parse(${quote(url)}));`,
    user && [
      `  final user = base64Encode(utf8.encode(${quote(user.text)}));`,
      "  request.headers['Authorization'] = 'Basic $user';",
    ],
    headers.length > 0 && [
      "  request.headers.addAll({",
      ...headers.map(({ name, value }) => `    ${quote(name)}: ${quote(value)},`),
      "  });",
    ],
    body && bodyLines(body),
    "",
    "  final response = await request.send();",
    isStreamed
      ? "  await response.stream.transform(utf8.decoder).transform(const LineSplitter()).forEach(print);"
      : "  print(await response.stream.bytesToString());",
    "}",
  );
}

function bodyLines(body: RequestBody): string {
  if (body.kind === "file") return `  request.bodyBytes = await File(${quote(body.file.$file)}).readAsBytes();`;
  if (body.kind === "text") return `  request.body = ${block(body)};`;
  return indent(body.parts.map((part) => `request.files.add(${partCode(part)});`).join("\n"), "  ");
}

/** `fields` could hold each name only once, so plain values are parts, too. */
function partCode({ name, value, mediaType }: RequestPart): string {
  const type = mediaType ? `, contentType: MediaType.parse(${quote(mediaType)})` : "";
  if (!isFileValue(value)) return `http.MultipartFile.fromString(${quote(name)}, ${quote(value)}${type})`;
  return `await http.MultipartFile.fromPath(${quote(name)}, ${quote(value.$file)}, filename: ${quote(fileName(value.$file))}${type})`;
}

function block(body: RequestBody & { readonly kind: "text" }): string {
  return isBlock(body) && !body.text.includes("'''")
    ? `r'''
${body.text}'''`
    : quote(body.text);
}

/** Between apostrophes; a dollar sign would start an interpolation. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replace(/['$]/g, "\\$&")}'`;
}
