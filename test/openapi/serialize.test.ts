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
    expect(pathText("p", "a:b@c/d?e#f", { style: "simple", explode: false, allowReserved: true })).toBe(
      "a:b@c%2Fd%3Fe%23f",
    );
  });
});

describe("a query parameter", () => {
  it.each<[ParameterStyle, boolean, string, string]>([
    ["form", false, "color=blue,black,brown", "color=R,100,G,200,B,150"],
    ["form", true, "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
    ["spaceDelimited", false, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
    ["pipeDelimited", false, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
    [
      "deepObject",
      true,
      "color%5B%5D=blue&color%5B%5D=black&color%5B%5D=brown",
      "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
    ],
  ])("in style %s with explode %s is %s and %s", (style, explode, array, object) => {
    expect(query(list, style, explode)).toBe(array);
    expect(query(map, style, explode)).toBe(object);
  });

  it("is left out where there is no value, not where it is empty, false or zero", () => {
    for (const nothing of [undefined, null, [], {}]) expect(query(nothing, "form", false)).toBe("");
    expect(query("", "form", true)).toBe("color=");
    expect([query(false, "form", true), query(0, "form", true)]).toEqual(["color=false", "color=0"]);
  });

  it("survives half of a surrogate pair", () => {
    expect(query("a\ud800b", "form", true)).toBe("color=a%EF%BF%BDb");
  });
});

it("writes headers as they are, except what a header cannot carry", () => {
  expect(headerText(["a b", "c/d"], false)).toBe("a b,c/d");
  expect(headerText("line\r\nX-Evil: 1", false)).toBe("line%0D%0AX-Evil: 1");
});

describe("a server", () => {
  it("is joined to the path by one slash", () => {
    expect(joinUrl("https://a.example/v1/", "/x")).toBe("https://a.example/v1/x");
    expect(joinUrl("https://a.example", "x")).toBe("https://a.example/x");
  });

  it("has its variables filled in, and keeps those that have no value", () => {
    expect(fillServer("https://{region}.example/{base}", { region: "eu" })).toBe("https://eu.example/{base}");
  });
});

describe("a parameter that is the whole query", () => {
  const url = (mediaType: string | null, value: unknown) =>
    serializeRequest({
      ...{ method: "GET", server: "", path: "/r", body: null },
      parameters: [{ name: "all", in: "querystring", ...rule("form", true), mediaType, value }],
      credentials: [{ in: "query", name: "key", value: "k" }],
    }).url;

  it("is a form, JSON or a text, with a key after it", () => {
    expect(url("application/x-www-form-urlencoded", { a: "x y", b: ["1", "2"] })).toBe("/r?a=x%20y&b=1&b=2&key=k");
    expect(url(null, { a: "&" })).toBe("/r?a=%26&key=k");
    expect(url("application/json", { a: [1] })).toBe("/r?%7B%22a%22%3A%5B1%5D%7D&key=k");
    expect(url("application/jsonpath", "$.a&b")).toBe("/r?%24.a%26b&key=k");
    expect(url("application/x-www-form-urlencoded", {})).toBe("/r?key=k");
  });
});

it("writes cookies of the style cookie as they are", () => {
  const cookies = (value: unknown, explode = true) =>
    serializeRequest({
      ...{ method: "GET", server: "", path: "/r", body: null, credentials: [] },
      parameters: [{ name: "c", in: "cookie", style: "cookie", explode, allowReserved: false, mediaType: null, value }],
    }).cookies.map(({ name, value: text }) => `${name}=${text}`);
  expect(cookies("a=b/c d")).toEqual(["c=a=b/c d"]);
  expect(cookies(["x", "y"])).toEqual(["c=x", "c=y"]);
  expect(cookies(["x", "y"], false)).toEqual(["c=x,y"]);
  expect(cookies({ k: "v/w" })).toEqual(["k=v/w"]);
});

it("puts the query before a fragment, which is never sent", () => {
  const parameters = [
    { name: "q", in: "query", style: "form", explode: true, allowReserved: false, mediaType: null, value: "a" },
  ] as const;
  const path = "/files/{id}#restore";
  expect(serializeRequest({ method: "PUT", server: "", path, parameters, credentials: [], body: null }).url).toBe(
    "/files/{id}?q=a",
  );
});

it("adds to the query that a path has already", () => {
  const parameter = { name: "b", in: "query", value: "2", mediaType: null, ...rule("form", true) } as const;
  const { url } = serializeRequest({
    method: "get",
    server: "https://a.example",
    path: "/x?a=1",
    parameters: [parameter],
    credentials: [],
    body: null,
  });
  expect(url).toBe("https://a.example/x?a=1&b=2");
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
  ])("of type %s is %s", (type, kind) => {
    expect(bodyKind(type)).toBe(kind);
  });

  it("as a form says nested values as JSON unless a style spreads them", () => {
    const text = (encoding: object) => {
      const body = serializeBody({
        mediaType: "application/x-www-form-urlencoded",
        content: { kind: "value", value: { o: { x: 0 } } },
        encoding: { o: encoding },
      });
      return body?.kind === "text" ? body.text : null;
    };
    expect(text({})).toBe("o=%7B%22x%22%3A0%7D");
    expect(text({ style: "deepObject", explode: true })).toBe("o%5Bx%5D=0");
  });

  it("as lines is one JSON text each", () => {
    const body = serializeBody({
      mediaType: "application/x-ndjson",
      content: { kind: "value", value: [{ a: 1 }, 2] },
      encoding: {},
    });
    expect(body).toMatchObject({ kind: "text", text: '{"a":1}\n2\n' });
  });
});

it("sends a file by its own type where that is one of those asked for", () => {
  const type = (contentType: string, own: string | null) => {
    const value = { photo: { $file: "a", mediaType: own, blob: null } };
    const body = serializeBody({
      mediaType: "multipart/form-data",
      content: { kind: "value", value },
      encoding: { photo: { contentType } },
    });
    return body?.kind === "multipart" ? body.parts[0]?.mediaType : null;
  };
  expect(type("image/png, image/jpeg", "image/jpeg")).toBe("image/jpeg");
  expect(type("image/*", "image/gif")).toBe("image/gif");
  expect(type("image/png, image/jpeg", "text/plain")).toBe("image/png");
  expect(type("image/png", null)).toBe("image/png");
});
