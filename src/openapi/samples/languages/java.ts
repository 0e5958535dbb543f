// Writes a request with Java's own HTTP client (Java 17).
import type { RequestBody } from "../../request/request.js";
import {
  headersWithForm,
  indent,
  indentRest,
  isBlock,
  lines,
  multipartPieces,
  quoteJson as quote,
  type Sample,
} from "../sample-parts.js";

/** A whole class. */
export function write(sample: Sample): string {
  const { method, url, body, user, isStreamed } = sample;
  const code = lines(
    user && [
      `String user = ${quote(user.text)};`,
      "String credentials = Base64.getEncoder().encodeToString(user.getBytes());",
      "",
    ],
    "HttpRequest request = HttpRequest.newBuilder()",
    `    .uri(URI.create(${quote(url)}))`,
    `    .method(${quote(method)}, ${indentRest(body ? bodyCode(body) : "BodyPublishers.noBody()", "    ")})`,
    user && '    .header("Authorization", "Basic " + credentials)',
    headersWithForm(sample).map(({ name, value }) => `    .header(${quote(name)}, ${quote(value)})`),
    "    .build();",
    "",
    `HttpResponse<${isStreamed ? "Stream<String>" : "String"}> response = HttpClient.newHttpClient()`,
    `    .send(request, HttpResponse.BodyHandlers.${isStreamed ? "ofLines" : "ofString"}());`,
    "",
    isStreamed ? "response.body().forEach(System.out::println);" : "System.out.println(response.body());",
  );
  return lines(
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpRequest.BodyPublishers;",
    "import java.net.http.HttpResponse;",
    body && body.kind !== "text" && "import java.nio.file.Path;",
    user && "import java.util.Base64;",
    isStreamed && "import java.util.stream.Stream;",
    "",
    "public class Example {",
    "    public static void main(String[] args) throws Exception {",
    indent(code, "        "),
    "    }",
    "}",
  );
}

function bodyCode(body: RequestBody): string {
  if (body.kind === "file") return fileCode(body.file.$file);
  if (body.kind === "text")
    return `BodyPublishers.ofString(${isBlock(body) ? textBlock(body.text) : quote(body.text)})`;
  const pieces = multipartPieces(body.parts, fileCode, (text) => `BodyPublishers.ofString(${quote(text)})`);
  return `BodyPublishers.concat(\n${pieces.map((each) => `    ${each}`).join(",\n")}\n)`;
}

function fileCode(path: string): string {
  return `BodyPublishers.ofFile(Path.of(${quote(path)}))`;
}

/** Java strips the indentation shared by all lines of a text block. */
function textBlock(text: string): string {
  return `"""\n${text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""')}"""`;
}
