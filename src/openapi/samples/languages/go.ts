// Writes a request with Go's `net/http`.
import { isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import {
  disposition,
  hasOddCharacters,
  indent,
  isBlock,
  lines,
  partType,
  quoteJson as quote,
  type Sample,
} from "../sample-parts.js";

/** A whole program. */
export function write(sample: Sample): string {
  const { method, url, body, user, headers, isStreamed } = sample;
  const code = lines(
    body ? bodyLines(body) : null,
    `request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${body ? (body.kind === "multipart" ? "&body" : "body") : "nil"})`,
    CHECK,
    user && `request.SetBasicAuth(${quote(user.name)}, ${quote(user.password)})`,
    headers.map(({ name, value }) => `request.Header.Set(${quote(name)}, ${quote(value)})`),
    body?.kind === "multipart" && 'request.Header.Set("Content-Type", form.FormDataContentType())',
    "",
    "response, err := http.DefaultClient.Do(request)",
    CHECK,
    "defer response.Body.Close()",
    "",
    isStreamed ? STREAM : ["text, err := io.ReadAll(response.Body)", CHECK, "fmt.Println(string(text))"],
  );
  return lines(
    "package main",
    "",
    "import (",
    imports(sample).map((name) => `\t${quote(name)}`),
    ")",
    "",
    "func main() {",
    indent(code, "\t"),
    "}",
  );
}

const CHECK = "if err != nil {\n\tpanic(err)\n}";

const STREAM = [
  "lines := bufio.NewScanner(response.Body)",
  "for lines.Scan() {",
  "\tfmt.Println(lines.Text())",
  "}",
  "if err := lines.Err(); err != nil {\n\tpanic(err)\n}",
];

/** In the order that gofmt puts them in. */
function imports({ body, isStreamed }: Sample): string[] {
  const parts = body?.kind === "multipart" ? body.parts : [];
  const hasFile = body?.kind === "file" || parts.some(({ value }) => isFileValue(value));
  const hasType = parts.some((part) => partType(part));
  return [
    ...(isStreamed ? ["bufio"] : []),
    ...(body?.kind === "multipart" ? ["bytes"] : []),
    "fmt",
    ...(!isStreamed || hasType ? ["io"] : []),
    ...(body?.kind === "multipart" ? ["mime/multipart"] : []),
    "net/http",
    ...(hasType ? ["net/textproto"] : []),
    ...(hasFile ? ["os"] : []),
    ...(body?.kind === "text" ? ["strings"] : []),
  ];
}

function bodyLines(body: RequestBody): string[] {
  if (body.kind === "text")
    return [`body := strings.NewReader(${isBlock(body) ? raw(body.text) : quote(body.text)})`, ""];
  if (body.kind === "file") return [`body, err := os.Open(${quote(body.file.$file)})`, CHECK, "defer body.Close()", ""];
  return [
    "var body bytes.Buffer",
    "form := multipart.NewWriter(&body)",
    ...body.parts.flatMap(partLines),
    "form.Close()",
    "",
  ];
}

function partLines(part: RequestPart, index: number): string[] {
  const type = partType(part);
  if (!isFileValue(part.value) && !type) return [`form.WriteField(${quote(part.name)}, ${quote(part.value)})`];
  const name = `part${index + 1}`;
  const head = [
    `${name}, _ := form.CreatePart(textproto.MIMEHeader{`,
    `\t"Content-Disposition": {${raw(disposition(part))}},`,
    `\t"Content-Type":        {${quote(type ?? "")}},`,
    "})",
  ];
  if (!isFileValue(part.value)) return [...head, `io.WriteString(${name}, ${raw(part.value)})`];
  const file = `file${index + 1}`;
  return [...head, `${file}, err := os.Open(${quote(part.value.$file)})`, CHECK, `io.Copy(${name}, ${file})`];
}

/** A raw string where nothing in it needs an escape. */
function raw(text: string): string {
  return text.includes("`") || hasOddCharacters(text) ? quote(text) : `\`${text}\``;
}
