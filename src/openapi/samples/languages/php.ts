// Writes a request with PHP's curl functions.
import { basicUser, headersBesideUser, type RequestBody, type RequestModel } from "../../request/request.js";
import { isBlock, isMultipart, lines, multipartPieces, multipartType } from "../sample-parts.js";

/** A whole script. */
export function writePhp(request: RequestModel): string {
  const { method, url, body } = request;
  const user = basicUser(request);
  const headers = headersBesideUser(request).map(({ name, value }) =>
    value === "" ? `${name};` : `${name}: ${value}`,
  );
  if (isMultipart(request)) headers.push(`Content-Type: ${multipartType}`);
  return lines(
    "<?php",
    "",
    body && [`$body = ${bodyCode(body)};`, ""],
    "$curl = curl_init();",
    "",
    "curl_setopt_array($curl, [",
    `    CURLOPT_URL => ${quote(url)},`,
    request.isStreamed ? STREAM : "    CURLOPT_RETURNTRANSFER => true,",
    method === "HEAD" ? "    CURLOPT_NOBODY => true," : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    user && `    CURLOPT_USERPWD => ${quote(`${user.name}:${user.password}`)},`,
    headers.length > 0 && [
      "    CURLOPT_HTTPHEADER => [",
      ...headers.map((each) => `        ${quote(each)},`),
      "    ],",
    ],
    body && "    CURLOPT_POSTFIELDS => $body,",
    "]);",
    "",
    request.isStreamed ? "curl_exec($curl);" : "echo curl_exec($curl);",
    "",
    "curl_close($curl);",
  );
}

const STREAM = [
  "    CURLOPT_WRITEFUNCTION => function ($curl, $text) {",
  "        echo $text;",
  "        return strlen($text);",
  "    },",
];

function bodyCode(body: RequestBody): string {
  if (body.kind === "file") return `file_get_contents(${quote(body.file.$file)})`;
  if (body.kind === "multipart") {
    return multipartPieces(body.parts)
      .map((piece) => (piece.kind === "file" ? `file_get_contents(${quote(piece.path)})` : headQuote(piece.text)))
      .join("\n    . ");
  }
  return isBlock(body) ? `<<<'JSON'\n${body.text}\nJSON` : quote(body.text);
}

/** Between apostrophes only the apostrophe and the backslash are special. */
function quote(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}

/** Between quotation marks line ends can be written as escapes. */
function headQuote(text: string): string {
  const escaped = text
    .replace(/[\\"$]/g, "\\$&")
    .replaceAll("\r", "\\r")
    .replaceAll("\n", "\\n");
  return `"${escaped.replace(/\\r\\n(?!$)/g, '\\r\\n"\n    . "')}"`;
}
