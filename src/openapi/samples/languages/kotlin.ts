// Writes a request with OkHttp in Kotlin.
import { isFileValue, type RequestBody, type RequestPart } from "../../request/request.js";
import { fileName, indent, lines, type Sample, withPossibleBody } from "../sample-parts.js";

/** A whole program. */
export function write(given: Sample): string {
  const { method, url, body, user, headers, isStreamed, isCut } = withPossibleBody(given);
  const needsBody = ["POST", "PUT", "PATCH"].includes(method);
  const code = lines(
    body ? [...bodyLines(body), ""] : null,
    isCut && `// OkHttp sends no body with ${method}.`,
    "val request = Request.Builder()",
    `    .url(${quote(url)})`,
    `    .method(${quote(method)}, ${body ? "body" : needsBody ? "ByteArray(0).toRequestBody()" : "null"})`,
    user && `    .header("Authorization", Credentials.basic(${quote(user.name)}, ${quote(user.password)}))`,
    headers.map(({ name, value }) => `    .header(${quote(name)}, ${quote(value)})`),
    "    .build()",
    "",
    "OkHttpClient().newCall(request).execute().use { response ->",
    isStreamed
      ? "    response.body?.charStream()?.forEachLine { println(it) }"
      : "    println(response.body?.string())",
    "}",
  );
  return lines(
    "import java.io.File",
    user && "import okhttp3.Credentials",
    "import okhttp3.MediaType.Companion.toMediaType",
    "import okhttp3.MultipartBody",
    "import okhttp3.OkHttpClient",
    "import okhttp3.Request",
    "import okhttp3.RequestBody.Companion.asRequestBody",
    "import okhttp3.RequestBody.Companion.toRequestBody",
    "",
    "fun main() {",
    indent(code, "    "),
    "}",
  );
}

function bodyLines(body: RequestBody): string[] {
  if (body.kind === "multipart") {
    return [
      "val body = MultipartBody.Builder()",
      "    .setType(MultipartBody.FORM)",
      ...body.parts.map((part) => `    ${partCode(part)}`),
      "    .build()",
    ];
  }
  if (body.kind === "file") return [`val body = ${fileCode(body.file.$file, body.mediaType)}`];
  return [
    `val body = ${textCode(body.text)}`,
    `    .toByteArray().toRequestBody(${quote(body.mediaType)}.toMediaType())`,
  ];
}

function partCode({ name, value, mediaType }: RequestPart): string {
  if (isFileValue(value)) {
    return `.addFormDataPart(${quote(name)}, ${quote(fileName(value.$file))}, ${fileCode(value.$file, mediaType ?? "application/octet-stream")})`;
  }
  if (!mediaType) return `.addFormDataPart(${quote(name)}, ${quote(value)})`;
  return `.addFormDataPart(${quote(name)}, null, ${quote(value)}.toByteArray().toRequestBody(${quote(mediaType)}.toMediaType()))`;
}

function fileCode(path: string, mediaType: string): string {
  return `File(${quote(path)}).asRequestBody(${quote(mediaType)}.toMediaType())`;
}

/** One literal per line: Kotlin's raw strings would read `$` as a template. */
function textCode(text: string): string {
  const parts = text.split(/(?<=\n)/);
  return parts.length === 1 ? quote(text) : `(${parts.map(quote).join(" +\n    ")})`;
}

/** A JSON string whose dollar signs start no template; Kotlin has no `\f`. */
function quote(text: string): string {
  return JSON.stringify(text)
    .replaceAll("$", "\\$")
    .replace(/\\./g, (found) => (found === "\\f" ? "\\u000c" : found));
}
