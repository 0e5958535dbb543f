// The table of parameter styles, servers, and bodies by media type.
import { describe, expect, it } from "vitest";
import { fillServer, joinUrl, serializeRequest } from "../../src/openapi/request/serialize.js";
import { bodyKind, serializeBody } from "../../src/openapi/request/serialize-body.js";
import { headerText, pathText, queryPairs } from "../../src/openapi/request/serialize-parameter.js";
import type { ParameterStyle } from "../../src/openapi/views.js";

const list = ["blue", "black", "brown"];
const map = { R: 100, G: 200, B: 150 };
const rule = (style: ParameterStyle, explode: boolean) => ({ style, explode, allowReserved: false });
const query = (value: unknown, style: ParameterStyle, explode: boolean) =>
  queryPairs("color", value, rule(style, explode))
    .map((pair) => pair.join("="))
    .join("&");

describe("a path parameter", () => {
  it.each<[ParameterStyle, boolean, string, string]>([
    ["matrix", false, ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
    ["matrix", true, ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
    ["label", false, ".blue,black,brown", ".R,100,G,200,B,150"],
    ["label", true, ".blue.black.brown", ".R=100.G=200.B=150"],
    ["simple", false, "blue,black,brown", "R,100,G,200,B,150"],
    ["simple", true, "blue,black,brown", "R=100,G=200,B=150"],
  ])("in style %s with explode %s is %s and %s", (style, explode, array, object) => {
    expect(pathText("color", list, rule(style, explode))).toBe(array);
    expect(pathText("color", map, rule(style, explode))).toBe(object);
  });

  it("keeps reserved characters where they are allowed, but never leaves the path", () => {
    const reserved = { ...rule("simple", false), allowReserved: true };
    expect(pathText("p", "a:b@c/d?e#f", reserved)).toBe("a:b@c%2Fd%3Fe%23f");
  });
});

describe("a query parameter", () => {
  it.each<[ParameterStyle, boolean, string, string]>([
    ["form", false, "color=blue,black,brown", "color=R,100,G,200,B,150"],
    ["form", true, "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
    ["spaceDelimited", false, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
    ["pipeDelimited", false, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
    ["deepObject", true, "color[]=blue&color[]=black&color[]=brown", "color[R]=100&color[G]=200&color[B]=150"],
  ])("in style %s with explode %s is %s and %s", (style, explode, array, object) => {
    const encoded = (written: string) => written.replaceAll("[", "%5B").replaceAll("]", "%5D");
    expect(query(list, style, explode)).toBe(encoded(array));
    expect(query(map, style, explode)).toBe(encoded(object));
  });

  it("is left out where there is no value, not where it is empty, false or zero", () => {
    for (const nothing of [undefined, null, [], {}]) expect(query(nothing, "form", false)).toBe("");
    expect(query("", "form", true)).toBe("color=");
    expect([query(false, "form", true), query(0, "form", true)]).toEqual(["color=false", "color=0"]);
  });

  it("survives half of a surrogate pair", () => expect(query("a\ud800b", "form", true)).toBe("color=a%EF%BF%BDb"));
});

it("writes headers as they are, except what a header cannot carry", () => {
  expect(headerText(["a b", "c/d"], false)).toBe("a b,c/d");
  expect(headerText("line\r\nX-Evil: 1", false)).toBe("line%0D%0AX-Evil: 1");
});

it("joins a server to the path by one slash", () => {
  expect(joinUrl("https://a.example/v1/", "/x")).toBe("https://a.example/v1/x");
  expect(joinUrl("https://a.example", "x")).toBe("https://a.example/x");
});

it("fills in the variables of a server, and keeps those that have no value", () =>
  expect(fillServer("https://{region}.example/{base}", { region: "eu" })).toBe("https://eu.example/{base}"));

const bare = { method: "GET", server: "", path: "/r", parameters: [], credentials: [], body: null };

it.each([
  ["application/x-www-form-urlencoded", { a: "x y", b: ["1", "2"] }, "/r?a=x%20y&b=1&b=2&key=k"],
  [null, { a: "&" }, "/r?a=%26&key=k"],
  ["application/json", { a: [1] }, "/r?%7B%22a%22%3A%5B1%5D%7D&key=k"],
  ["application/jsonpath", "$.a&b", "/r?%24.a%26b&key=k"],
  ["application/x-www-form-urlencoded", {}, "/r?key=k"],
])("makes the whole query of a parameter of type %s that is %j, with a key after it", (mediaType, value, url) => {
  const parameters = [{ name: "all", in: "querystring", ...rule("form", true), mediaType, value } as const];
  const credentials = [{ in: "query", name: "key", value: "k" } as const];
  expect(serializeRequest({ ...bare, parameters, credentials }).url).toBe(url);
});

it.each([
  ["a=b/c d", true, ["c=a=b/c d"]],
  [["x", "y"], true, ["c=x", "c=y"]],
  [["x", "y"], false, ["c=x,y"]],
  [{ k: "v/w" }, true, ["k=v/w"]],
])("writes a cookie of the style cookie as it is: %j, explode %s", (value, explode, written) => {
  const parameters = [{ name: "c", in: "cookie", ...rule("cookie", explode), mediaType: null, value } as const];
  const { cookies } = serializeRequest({ ...bare, parameters });
  expect(cookies.map(({ name, value: text }) => `${name}=${text}`)).toEqual(written);
});

it.each([
  ["before a fragment, which is never sent", "/files/{id}#restore", "/files/{id}?q=a"],
  ["after the query that a path has already", "/x?a=1", "/x?a=1&q=a"],
])("puts the query %s", (_, path, url) => {
  const parameters = [{ name: "q", in: "query", ...rule("form", true), mediaType: null, value: "a" } as const];
  expect(serializeRequest({ ...bare, path, parameters }).url).toBe(url);
});

describe("a body", () => {
  it.each([
    ["application/json; charset=utf-8", "json"],
    ["application/merge-patch+json", "json"],
    ["application/x-ndjson", "lines"],
    ["application/x-www-form-urlencoded", "form"],
    ["multipart/mixed", "multipart"],
    ["application/atom+xml", "xml"],
    ["text/csv", "text"],
    ["application/pdf", "binary"],
  ])("of type %s is %s", (type, kind) => expect(bodyKind(type)).toBe(kind));

  const made = (mediaType: string, value: unknown, encoding = {}) =>
    serializeBody({ mediaType, content: { kind: "value", value }, encoding });

  it.each([
    ["says nested values as JSON", {}, "o=%7B%22x%22%3A0%7D"],
    ["spreads them if a style asks for it", { style: "deepObject", explode: true }, "o%5Bx%5D=0"],
  ])("as a form %s", (_, o, text) =>
    expect(made("application/x-www-form-urlencoded", { o: { x: 0 } }, { o })).toMatchObject({ kind: "text", text }),
  );

  it("as lines is one JSON text each", () =>
    expect(made("application/x-ndjson", [{ a: 1 }, 2])).toMatchObject({ kind: "text", text: '{"a":1}\n2\n' }));

  it.each([
    ["image/png, image/jpeg", "image/jpeg", "image/jpeg"],
    ["image/*", "image/gif", "image/gif"],
    ["image/png, image/jpeg", "text/plain", "image/png"],
    ["image/png", null, "image/png"],
  ])("of the types %s sends a file of the type %s as %s", (contentType, own, sent) => {
    const photo = { $file: "a", mediaType: own, blob: null };
    expect(made("multipart/form-data", { photo }, { photo: { contentType } })).toMatchObject({
      kind: "multipart",
      parts: [{ mediaType: sent }],
    });
  });
});
