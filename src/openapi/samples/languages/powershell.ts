// Writes a request for PowerShell 7.
import { isContentType, isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import { fileName, isBlock, isKnownMethod, lines, partType, type Sample } from "../sample-parts.js";

/** Headers and body first, then one `Invoke-WebRequest`. */
export function write({ method, url, body, user, isStreamed, ...sample }: Sample): string {
  const headers = sample.headers.filter((header) => !isContentType(header));
  const hasHeaders = headers.length > 0 || user !== null;
  return lines(
    user && `$user = [Text.Encoding]::UTF8.GetBytes(${quote(user.text)})`,
    hasHeaders && [
      "$headers = @{",
      ...(user ? ["    'Authorization' = 'Basic ' + [Convert]::ToBase64String($user)"] : []),
      ...headers.map(({ name, value }) => `    ${quote(name)} = ${quote(value)}`),
      "}",
    ],
    body && bodyLines(body),
    (hasHeaders || body !== null) && "",
    isStreamed && "# Invoke-WebRequest waits for the end of the stream.",
    `$response = Invoke-WebRequest -Uri ${quote(url)} ${methodOption(method)}${hasHeaders ? " -Headers $headers -SkipHeaderValidation" : ""}${body ? bodyOption(body) : ""}`,
    "$response.Content",
  );
}

function methodOption(method: string): string {
  return isKnownMethod(method) ? `-Method ${method}` : `-CustomMethod ${quote(method)}`;
}

function bodyOption(body: RequestBody): string {
  if (body.kind === "multipart") return " -Body $form";
  const type = ` -ContentType ${quote(body.mediaType)}`;
  return body.kind === "file"
    ? `${type} -InFile ${quote(body.file.$file)}`
    : `${type} -Body ([Text.Encoding]::UTF8.GetBytes($body))`;
}

function bodyLines(body: RequestBody): string[] {
  if (body.kind === "file") return [];
  if (body.kind === "text") return [`$body = ${isBlock(body) ? hereString(body.text) : quote(body.text)}`];
  return ["$form = [Net.Http.MultipartFormDataContent]::new()", ...body.parts.flatMap(partLines)];
}

function partLines(part: RequestPart): string[] {
  const type = partType(part);
  const content = isFileValue(part.value)
    ? `[Net.Http.ByteArrayContent]::new([IO.File]::ReadAllBytes(${quote(part.value.$file)}))`
    : `[Net.Http.StringContent]::new(${quote(part.value)})`;
  return [
    `$part = ${content}`,
    `$part.Headers.ContentType = ${type ? `[Net.Http.Headers.MediaTypeHeaderValue]::Parse(${quote(type)})` : "$null"}`,
    `$form.Add($part, ${quote(part.name)}${isFileValue(part.value) ? `, ${quote(fileName(part.value.$file))}` : ""})`,
  ];
}

/** Ends only at an apostrophe at the start of a line, which pretty JSON never has. */
function hereString(text: string): string {
  return `@'\n${text}\n'@`;
}

/** PowerShell treats typographic apostrophes as apostrophes; doubling escapes each. */
function quote(text: string): string {
  return `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, "$&$&")}'`;
}
