// Writes a request with Rust's reqwest (blocking).
import {
  basicUser,
  headersBesideUser,
  isFileValue,
  type RequestBody,
  type RequestModel,
  type RequestPart,
} from "../../request/request.js";
import { indent, isBlock, lines } from "../sample-parts.js";

/** A whole program. */
export function writeRust(request: RequestModel): string {
  const { method, url, body } = request;
  const user = basicUser(request);
  const code = lines(
    body?.kind === "multipart" &&
      ["let form = Form::new()", ...body.parts.map((part) => `    ${partCode(part)}`)].join("\n").concat(";\n"),
    "let response = Client::new()",
    `    .request(${methodCode(method)}, ${quote(url)})`,
    user && `    .basic_auth(${quote(user.name)}, Some(${quote(user.password)}))`,
    headersBesideUser(request).map(({ name, value }) => `    .header(${quote(name)}, ${quote(value)})`),
    body && `    ${bodyCode(body)}`,
    "    .send()?;",
    "",
    request.isStreamed
      ? ["for line in BufReader::new(response).lines() {", '    println!("{}", line?);', "}"]
      : 'println!("{}", response.text()?);',
    "Ok(())",
  );
  return lines(
    "use reqwest::blocking::Client;",
    body?.kind === "multipart" && "use reqwest::blocking::multipart::{Form, Part};",
    "use reqwest::Method;",
    request.isStreamed && "use std::io::{BufRead, BufReader};",
    "",
    "fn main() -> Result<(), Box<dyn std::error::Error>> {",
    indent(code, "    "),
    "}",
  );
}

function methodCode(method: string): string {
  const known = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"];
  return known.includes(method) ? `Method::${method}` : `Method::from_bytes(b${quote(method)})?`;
}

function bodyCode(body: RequestBody): string {
  if (body.kind === "multipart") return ".multipart(form)";
  return body.kind === "file" ? `.body(std::fs::read(${quote(body.file.$file)})?)` : `.body(${block(body)})`;
}

function partCode({ name, value, mediaType }: RequestPart): string {
  if (!isFileValue(value) && !mediaType) return `.text(${quote(name)}, ${quote(value)})`;
  const part = isFileValue(value) ? `Part::file(${quote(value.$file)})?` : `Part::text(${quote(value)})`;
  return `.part(${quote(name)}, ${part}${mediaType ? `.mime_str(${quote(mediaType)})?` : ""})`;
}

/** A raw string is delimited by more signs than follow any quotation mark in it. */
function block(body: RequestBody & { readonly kind: "text" }): string {
  const { text } = body;
  if (!isBlock(body)) return quote(text);
  const longest = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, run]) => run?.length ?? 0));
  const fence = "#".repeat(longest + 1);
  return `r${fence}"${text}"${fence}`;
}

/** Rust writes control characters as `\u{…}`. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\\(?:u([0-9a-f]{4})|.)/g, (found, code?: string) =>
    code ? `\\u{${code}}` : (SHORTS[found] ?? found),
  );
}

const SHORTS: Readonly<Record<string, string>> = { "\\b": "\\u{8}", "\\f": "\\u{c}" };
