// Writes a request with Java's own HTTP client (Java 17).
import { basicUser, headersBesideUser, type RequestBody, type RequestModel } from "../../request/request.js";
import { indent, indentRest, isBlock, isMultipart, lines, multipartPieces, multipartType } from "../sample-parts.js";

/** A whole class. */
export function writeJava(request: RequestModel): string {
  const { method, url, body } = request;
  const headers = [...headersBesideUser(request)];
  const user = basicUser(request);
  if (isMultipart(request)) headers.push({ name: "Content-Type", value: multipartType });
  const code = lines(
    user && [
      `String user = ${quote(`${user.name}:${user.password}`)};`,
      "String credentials = Base64.getEncoder().encodeToString(user.getBytes());",
      "",
    ],
    "HttpRequest request = HttpRequest.newBuilder()",
    `    .uri(URI.create(${quote(url)}))`,
    `    .method(${quote(method)}, ${indentRest(body ? bodyCode(body) : "BodyPublishers.noBody()", "    ")})`,
    user && '    .header("Authorization", "Basic " + credentials)',
    headers.map(({ name, value }) => `    .header(${quote(name)}, ${quote(value)})`),
    "    .build();",
    "",
    `HttpResponse<${request.isStreamed ? "Stream<String>" : "String"}> response = HttpClient.newHttpClient()`,
    `    .send(request, HttpResponse.BodyHandlers.${request.isStreamed ? "ofLines" : "ofString"}());`,
    "",
    request.isStreamed ? "response.body().forEach(System.out::println);" : "System.out.println(response.body());",
  );
  return lines(
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpRequest.BodyPublishers;",
    "import java.net.http.HttpResponse;",
    body && body.kind !== "text" && "import java.nio.file.Path;",
    user && "import java.util.Base64;",
    request.isStreamed && "import java.util.stream.Stream;",
    "",
    "public class Example {",
    "    public static void main(String[] args) throws Exception {",
    indent(code, "        "),
    "    }",
    "}",
  );
}

function bodyCode(body: RequestBody): string {
  if (body.kind === "file") return `BodyPublishers.ofFile(Path.of(${quote(body.file.$file)}))`;
  if (body.kind === "text")
    return `BodyPublishers.ofString(${isBlock(body) ? textBlock(body.text) : quote(body.text)})`;
  const pieces = multipartPieces(body.parts).map((piece) =>
    piece.kind === "file"
      ? `BodyPublishers.ofFile(Path.of(${quote(piece.path)}))`
      : `BodyPublishers.ofString(${quote(piece.text)})`,
  );
  return `BodyPublishers.concat(\n${pieces.map((each) => `    ${each}`).join(",\n")}\n)`;
}

/** Java strips the indentation shared by all lines of a text block. */
function textBlock(text: string): string {
  return `"""\n${text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""')}"""`;
}

/** Every escape of a JSON string means the same in Java. */
function quote(text: string): string {
  return JSON.stringify(text);
}
