// Writes a request with libcurl, in C and in C++.
import { isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import { headerLine, indent, isBlock, lines, type Sample } from "../sample-parts.js";

/** A whole program. `dialect` is `c` or `c++`. */
export function write({ method, url, body, user, headers }: Sample, dialect: string): string {
  const code = lines(
    `CURL *curl = curl_easy_init();`,
    `curl_easy_setopt(curl, CURLOPT_URL, ${quote(url)});`,
    method === "HEAD"
      ? "curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);"
      : `curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${quote(method)});`,
    user && `curl_easy_setopt(curl, CURLOPT_USERPWD, ${quote(user.text)});`,
    headers.length > 0 && [
      "",
      `struct curl_slist *headers = ${empty(dialect)};`,
      ...headers.map((each) => `headers = curl_slist_append(headers, ${quote(headerLine(each))});`),
      "curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);",
    ],
    body && ["", ...bodyLines(body, dialect)],
    "",
    "CURLcode result = curl_easy_perform(curl);",
    "",
    body?.kind === "file" && "fclose(file);",
    body?.kind === "multipart" && "curl_mime_free(form);",
    headers.length > 0 && "curl_slist_free_all(headers);",
    "curl_easy_cleanup(curl);",
    "return result == CURLE_OK ? 0 : 1;",
  );
  return lines(
    dialect === "c" ? "#include <stdio.h>" : ["#include <cstdio>", "#include <string>"],
    "#include <curl/curl.h>",
    "",
    dialect === "c" ? "int main(void) {" : "int main() {",
    indent(code, "  "),
    "}",
  );
}

function empty(dialect: string): string {
  return dialect === "c" ? "NULL" : "nullptr";
}

function bodyLines(body: RequestBody, dialect: string): string[] {
  if (body.kind === "text" && dialect === "c")
    return [`const char *body =\n  ${textCode(body.text)};`, "curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);"];
  if (body.kind === "text")
    return [`const std::string body = ${block(body)};`, "curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.c_str());"];
  if (body.kind === "multipart") {
    return [
      "curl_mime *form = curl_mime_init(curl);",
      `curl_mimepart *part = ${empty(dialect)};`,
      ...body.parts.flatMap(partLines),
      "curl_easy_setopt(curl, CURLOPT_MIMEPOST, form);",
    ];
  }
  return [
    `FILE *file = fopen(${quote(body.file.$file)}, "rb");`,
    "fseek(file, 0, SEEK_END);",
    "long size = ftell(file);",
    "rewind(file);",
    "curl_easy_setopt(curl, CURLOPT_POST, 1L);",
    "curl_easy_setopt(curl, CURLOPT_READDATA, file);",
    "curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, size);",
  ];
}

function partLines({ name, value, mediaType }: RequestPart): string[] {
  const content = isFileValue(value)
    ? `curl_mime_filedata(part, ${quote(value.$file)});`
    : `curl_mime_data(part, ${quote(value)}, CURL_ZERO_TERMINATED);`;
  return [
    "part = curl_mime_addpart(form);",
    `curl_mime_name(part, ${quote(name)});`,
    content,
    ...(mediaType ? [`curl_mime_type(part, ${quote(mediaType)});`] : []),
  ];
}

/** Adjacent literals are one string in C. */
function textCode(text: string): string {
  return text
    .split(/(?<=\n)/)
    .map(quote)
    .join("\n  ");
}

function block(body: RequestBody & { readonly kind: "text" }): string {
  return isBlock(body) && !body.text.includes(')body"') ? `R"body(${body.text})body"` : quote(body.text);
}

/** Control characters are octal in C, and two question marks could begin a trigraph. */
function quote(text: string): string {
  return JSON.stringify(text)
    .replace(/\\(?:u([0-9a-f]{4})|.)/g, (found, code?: string) => (code ? octal(code) : found))
    .replaceAll("??", "?\\?");
}

function octal(code: string): string {
  return `\\${Number.parseInt(code, 16).toString(8).padStart(3, "0")}`;
}
