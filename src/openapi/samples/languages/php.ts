// Writes a request with PHP's curl functions.
import type { RequestBody } from "../../request/request.js";
import { headerLine, headersWithForm, isBlock, lines, multipartPieces, type Sample } from "../sample-parts.js";

/** A whole script. */
export function write(sample: Sample): string {
  const { method, url, body, user, isStreamed } = sample;
  const headers = headersWithForm(sample).map(headerLine);
  return lines(
    "<?php",
    "",
    body && [`$body = ${bodyCode(body)};`, ""],
    "$curl = curl_init();",
    "",
    "curl_setopt_array($curl, [",
    `    CURLOPT_URL => ${quote(url)},`,
    isStreamed ? STREAM : "    CURLOPT_RETURNTRANSFER => true,",
    method === "HEAD" ? "    CURLOPT_NOBODY => true," : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    user && `    CURLOPT_USERPWD => ${quote(user.text)},`,
    headers.length > 0 && [
      "    CURLOPT_HTTPHEADER => [",
      ...headers.map((each) => `        ${quote(each)},`),
      "    ],",
    ],
    body && "    CURLOPT_POSTFIELDS => $body,",
    "]);",
    "",
    isStreamed ? "curl_exec($curl);" : "echo curl_exec($curl);",
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
  if (body.kind === "file") return fileCode(body.file.$file);
  if (body.kind === "multipart") return multipartPieces(body.parts, fileCode, headQuote).join("\n    . ");
  return isBlock(body) ? `<<<'JSON'\n${body.text}\nJSON` : quote(body.text);
}

function fileCode(path: string): string {
  return `file_get_contents(${quote(path)})`;
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
