// Writes a request with .NET's HttpClient in C#.
import { isContentType, isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import { fileName, isBlock, lines, longestRun, partType, quoteJson as quote, type Sample } from "../sample-parts.js";

/** Top-level statements. */
export function write({ method, url, body, user, headers, isStreamed }: Sample): string {
  return lines(
    "using System.Net.Http;",
    "using System.Net.Http.Headers;",
    user && "using System.Text;",
    "",
    "using var client = new HttpClient();",
    `using var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});`,
    user && [
      `var user = Encoding.UTF8.GetBytes(${quote(user.text)});`,
      'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(user));',
    ],
    headers
      .filter((header) => !isContentType(header))
      .map(({ name, value }) => `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`),
    body && bodyLines(body),
    "",
    isStreamed ? STREAMED : WHOLE,
  );
}

const WHOLE = [
  "using var response = await client.SendAsync(request);",
  "Console.WriteLine(await response.Content.ReadAsStringAsync());",
];

const STREAMED = [
  "using var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);",
  "using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());",
  "while (await reader.ReadLineAsync() is string line) Console.WriteLine(line);",
];

/** The bytes of a file. */
function fileCode(path: string): string {
  return `new ByteArrayContent(await File.ReadAllBytesAsync(${quote(path)}))`;
}

function bodyLines(body: RequestBody): string[] {
  if (body.kind === "multipart") {
    return ["var form = new MultipartFormDataContent();", ...body.parts.flatMap(partLines), "request.Content = form;"];
  }
  const content =
    body.kind === "file"
      ? fileCode(body.file.$file)
      : `new StringContent(${isBlock(body) ? rawString(body.text) : quote(body.text)})`;
  return [
    `request.Content = ${content};`,
    `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quote(body.mediaType)});`,
  ];
}

function partLines(part: RequestPart, index: number): string[] {
  const name = `part${index + 1}`;
  const type = partType(part);
  const content = isFileValue(part.value) ? fileCode(part.value.$file) : `new StringContent(${quote(part.value)})`;
  return [
    `var ${name} = ${content};`,
    `${name}.Headers.ContentType = ${type ? `MediaTypeHeaderValue.Parse(${quote(type)})` : "null"};`,
    `form.Add(${name}, ${quote(part.name)}${isFileValue(part.value) ? `, ${quote(fileName(part.value.$file))}` : ""});`,
  ];
}

/** A raw string is delimited by more quotation marks than it has in a row. */
function rawString(text: string): string {
  const fence = '"'.repeat(Math.max(2, longestRun(text, /("+)/g)) + 1);
  return `${fence}\n${text}\n${fence}`;
}
