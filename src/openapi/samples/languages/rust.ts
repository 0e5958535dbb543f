// Writes a request with Rust's reqwest (blocking).
import { isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import {
  indent,
  isBlock,
  isKnownMethod,
  lines,
  longestRun,
  quoteBraced as quote,
  type Sample,
} from "../sample-parts.js";

/** A whole program. */
export function write({ method, url, body, user, headers, isStreamed }: Sample): string {
  const code = lines(
    body?.kind === "multipart" &&
      ["let form = Form::new()", ...body.parts.map((part) => `    ${partCode(part)}`)].join("\n").concat(";\n"),
    "let response = Client::new()",
    `    .request(${methodCode(method)}, ${quote(url)})`,
    user && `    .basic_auth(${quote(user.name)}, Some(${quote(user.password)}))`,
    headers.map(({ name, value }) => `    .header(${quote(name)}, ${quote(value)})`),
    body && `    ${bodyCode(body)}`,
    "    .send()?;",
    "",
    isStreamed
      ? ["for line in BufReader::new(response).lines() {", '    println!("{}", line?);', "}"]
      : 'println!("{}", response.text()?);',
    "Ok(())",
  );
  return lines(
    "use reqwest::blocking::Client;",
    body?.kind === "multipart" && "use reqwest::blocking::multipart::{Form, Part};",
    "use reqwest::Method;",
    isStreamed && "use std::io::{BufRead, BufReader};",
    "",
    "fn main() -> Result<(), Box<dyn std::error::Error>> {",
    indent(code, "    "),
    "}",
  );
}

function methodCode(method: string): string {
  return isKnownMethod(method) ? `Method::${method}` : `Method::from_bytes(b${quote(method)})?`;
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
  const fence = "#".repeat(longestRun(text, /"(#*)/g) + 1);
  return `r${fence}"${text}"${fence}`;
}
