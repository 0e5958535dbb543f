// Requests that break careless generators, each as input and as what must arrive.
import { filePlaceholder, type NamedText } from "../../../src/openapi/request/request.js";
import type { ParameterInput, RequestInput } from "../../../src/openapi/request/serialize.js";
import type { ParameterStyle } from "../../../src/openapi/views.js";
import type { ReceivedPart } from "./echo-server.js";

export interface HardRequest {
  readonly name: string;
  readonly input: Omit<RequestInput, "server">;
  readonly expected: {
    readonly url: string;
    readonly headers: readonly NamedText[];
    /** A string is compared as it is, anything else as JSON. */
    readonly body: unknown;
    readonly parts: readonly ReceivedPart[];
  };
}

const list = ["blue", "black", "brown"];
const map = { R: 100, G: 200, B: 150 };
type Encodings = NonNullable<RequestInput["body"]>["encoding"];

const nasty = `it's "q" \\ $HOME \${x} \`y\` #{z} %d é 日本 😀 </script> '''`;

const numbers = { n: 1.5, big: 2 ** 60 };
const values = { name: nasty, ...numbers, nothing: null, ok: true, no: false, list: [], map: {}, constructor: "c" };

function parameter(name: string, place: ParameterInput["in"], rest: Partial<ParameterInput>): ParameterInput {
  const style: ParameterStyle = place === "query" || place === "cookie" ? "form" : "simple";
  const usual = { style, explode: style === "form", allowReserved: false, mediaType: null, value: "" };
  return { name, in: place, ...usual, ...rest };
}

type Sent = Partial<HardRequest["input"]>;

function hard(name: string, input: Sent, expected: Partial<HardRequest["expected"]>): HardRequest {
  return {
    name,
    input: { method: "GET", path: "/r", parameters: [], credentials: [], body: null, ...input },
    expected: { url: "/r", headers: [], body: "", parts: [], ...expected },
  };
}

function body(mediaType: string, value: unknown, encoding: Encodings = {}): RequestInput["body"] {
  return { mediaType, content: { kind: "value", value }, encoding };
}

function text(mediaType: string, text: string): RequestInput["body"] {
  return { mediaType, content: { kind: "text", text }, encoding: {} };
}

const json = (value: unknown) => body("application/json", value);
const typed = (type: string): NamedText => ({ name: "Content-Type", value: type });
const authorized = (value: string) => ({ in: "header", name: "Authorization", value }) as const;

/** `file` is a path on this machine; its text is `content of a file`. */
export function hardRequests(file: string): HardRequest[] {
  const fileName = file.split("/").pop() ?? "";
  const upload = (name: string, type: string): ReceivedPart => ({ name, fileName, type, text: "content of a file" });
  const field = (name: string, text: string, type: string | null = null): ReceivedPart => {
    return { name, fileName: null, type, text };
  };
  const oak = { query: "oak" };
  const user = `Basic ${btoa('me <$HOME>:it\'s "q" \\ #{x}:y')}`;
  const line = `@${nasty}\n\ttab\r\n  indented \n"""\nJSON\n'@\nend??=\u0001\u007f\b\f`;
  return [
    hard("nothing but a path", {}, {}),
    hard(
      "quotes and shell signs in path, query, header and JSON",
      {
        method: "POST",
        path: "/plants/{name}",
        parameters: [
          parameter("name", "path", { value: "O'Brien/é" }),
          parameter("tags", "query", { value: ["a", "b c"] }),
          parameter("filter[name]", "query", { value: "it's $HOME `x` \\" }),
          parameter("X-Note", "header", { value: 'line"quote' }),
        ],
        body: json(values),
      },
      {
        url: "/plants/O%27Brien%2F%C3%A9?tags=a&tags=b%20c&filter%5Bname%5D=it%27s%20%24HOME%20%60x%60%20%5C",
        headers: [{ name: "X-Note", value: 'line"quote' }, typed("application/json")],
        body: values,
      },
    ),
    hard(
      "every query style",
      {
        parameters: [
          parameter("a", "query", { value: list }),
          parameter("b", "query", { value: list, explode: false }),
          parameter("c", "query", { value: list, style: "spaceDelimited", explode: false }),
          parameter("d", "query", { value: list, style: "pipeDelimited", explode: false }),
          parameter("e", "query", { value: map }),
          parameter("f", "query", { value: map, explode: false }),
          parameter("g", "query", { value: map, style: "deepObject" }),
          parameter("h", "query", { value: "a/b?c:d@e&f", allowReserved: true }),
          parameter("i", "query", { value: { x: ["1", 2] }, mediaType: "application/json" }),
        ],
      },
      {
        url:
          "/r?a=blue&a=black&a=brown&b=blue,black,brown&c=blue%20black%20brown&d=blue%7Cblack%7Cbrown" +
          "&R=100&G=200&B=150&f=R,100,G,200,B,150&g%5BR%5D=100&g%5BG%5D=200&g%5BB%5D=150&h=a/b%3Fc:d@e%26f" +
          "&i=%7B%22x%22%3A%5B%221%22%2C2%5D%7D",
      },
    ),
    hard(
      "every path style",
      {
        path: "/{a}/{b}/{c}/{d}/{e}/{f}('{g}'):cancel",
        parameters: [
          parameter("a", "path", { value: list }),
          parameter("b", "path", { value: map, explode: true }),
          parameter("c", "path", { value: list, style: "label", explode: true }),
          parameter("d", "path", { value: map, style: "matrix", explode: true }),
          parameter("e", "path", { value: list, style: "matrix" }),
          parameter("f", "path", { value: "Users" }),
          parameter("g", "path", { value: "a/b c" }),
        ],
      },
      {
        url: "/blue,black,brown/R=100,G=200,B=150/.blue.black.brown/;R=100;G=200;B=150/;e=blue,black,brown/Users('a%2Fb%20c'):cancel",
      },
    ),
    hard(
      "headers, cookies and credentials",
      {
        method: "DELETE",
        parameters: [
          parameter("X-List", "header", { value: list }),
          parameter("X-Map", "header", { value: map, explode: true }),
          parameter("X-Unicode", "header", { value: "Zoë" }),
          parameter("theme", "cookie", { value: "it's; dark" }),
          parameter("tags", "cookie", { value: ["a", "b"], explode: false }),
        ],
        credentials: [
          authorized("Bearer a'b\"c$d"),
          { in: "query", name: "api_key", value: "k&y=" },
          { in: "cookie", name: "sid", value: "s 1" },
        ],
      },
      {
        url: "/r?api_key=k%26y%3D",
        headers: [
          { name: "X-List", value: "blue,black,brown" },
          { name: "X-Map", value: "R=100,G=200,B=150" },
          { name: "X-Unicode", value: "Zo%C3%AB" },
          { name: "Authorization", value: "Bearer a'b\"c$d" },
          { name: "Cookie", value: "theme=it%27s%3B%20dark; tags=a,b; sid=s%201" },
        ],
      },
    ),
    hard(
      "a multipart form with files, repeated names and typed parts",
      {
        method: "POST",
        body: body(
          "multipart/form-data",
          {
            file: filePlaceholder(null, file),
            many: [filePlaceholder("image/png", file), filePlaceholder("image/png", file)],
            meta: { a: 0, text: 'semi; "colon"' },
            tags: ["@one", "<two;type=x", nasty],
            line: "first\nsecond",
          },
          { meta: { contentType: "application/json" } },
        ),
      },
      {
        parts: [
          upload("file", "application/octet-stream"),
          upload("many", "image/png"),
          upload("many", "image/png"),
          field("meta", '{"a":0,"text":"semi; \\"colon\\""}', "application/json"),
          field("tags", "@one"),
          field("tags", "<two;type=x"),
          field("tags", nasty),
          field("line", "first\nsecond"),
        ],
      },
    ),
    hard(
      "an urlencoded form",
      {
        method: "PUT",
        body: body(
          "application/x-www-form-urlencoded",
          { a: ["x y", "é"], o: { x: 0 }, p: { y: "'" }, q: "&=+%" },
          { o: { style: "deepObject", explode: true } },
        ),
      },
      {
        headers: [typed("application/x-www-form-urlencoded")],
        body: "a=x%20y&a=%C3%A9&o%5Bx%5D=0&p=%7B%22y%22%3A%22%27%22%7D&q=%26%3D%2B%25",
      },
    ),
    hard("a password", { credentials: [authorized(user)] }, { headers: [{ name: "Authorization", value: user }] }),
    hard(
      "what is answered in pieces",
      { method: "POST", path: "/stream", isStreamed: true, body: json({ stream: true }) },
      { url: "/stream", body: { stream: true } },
    ),
    hard(
      "a form that is answered in pieces",
      {
        method: "POST",
        path: "/stream",
        isStreamed: true,
        credentials: [authorized(`Basic ${btoa("me:x")}`)],
        body: body("multipart/form-data", { model: "small", audio: filePlaceholder(null, file) }),
      },
      { url: "/stream", parts: [field("model", "small"), upload("audio", "application/octet-stream")] },
    ),
    hard("a body with GET", { body: json(oak) }, { headers: [typed("application/json")], body: oak }),
    hard(
      "text with every awkward character",
      { method: "PATCH", body: text("text/plain", line) },
      { headers: [typed("text/plain")], body: line },
    ),
    hard(
      "JSON whose numbers no double holds",
      { method: "POST", body: text("application/json", '{"n": 12345678901234567890}') },
      { headers: [typed("application/json")], body: '{"n": 12345678901234567890}' },
    ),
    hard(
      "a file as the body",
      { method: "POST", body: body("image/png", filePlaceholder(null, file)) },
      { headers: [typed("image/png")], body: "content of a file" },
    ),
  ];
}
