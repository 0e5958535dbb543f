// What acceptance cases want to read about schemas.
import { describe, expect, it } from "vitest";
import { byClass, byId, drawCase, find, findAll, textOf } from "./drawn-case.js";

describe("maps and closed objects", () => {
  it("says which keys are allowed and what they hold", async () => {
    const page = await drawCase("additional-properties", "GET /m");
    expect(page.at("response-200-free")).toContain("Any other property is allowed.");
    expect(page.at("response-200-plain")).toBe("plain object");
    expect(page.at("response-200-closed")).toContain("No other properties.");
    expect(page.at("response-200-ints")).toContain("map<string, integer>");
    expect(page.at("response-200-cats-key")).toContain("name string");
    expect(page.at("response-200-named")).toContain("{locale} string");
    expect(page.at("response-200-both")).toContain("{key} string[]");
    expect(page.at("response-200-keys")).toContain("at least 1 property");
    expect(page.at("response-200-keys")).toContain("^[a-z]+$");
  });

  it("shows patterns of keys as code", async () => {
    const { main } = await drawCase("additional-properties", "GET /m");
    const codes = findAll(byId(main, "response-200-pattern"), ({ tagName }) => tagName === "code").map(textOf);
    expect(codes).toEqual(["^x-", "^[0-9]+$"]);
  });

  it("samples a map with one key", async () => {
    const [sample = ""] = (await drawCase("additional-properties", "GET /m")).responses("200");
    expect(JSON.parse(sample)).toMatchObject({ ints: { key: 0 }, named: { locale: "string" }, pattern: {} });
  });
});

describe("merged schemas", () => {
  it("shows allOf as one object with the outermost words", async () => {
    const page = await drawCase("allof-merge", "POST /orders");
    const body = byId(page.main, "body");
    expect(byClass(body, "api-field").map(({ properties }) => properties["id"])).toEqual([
      "body-id",
      "body-note",
      "body-lines",
    ]);
    expect(page.at("body-note")).toContain("required");
    expect(page.at("body")).toContain("The order to create.");
    expect(page.at("body")).not.toContain("allOf");
  });

  it("lists members that cannot hold at once", async () => {
    const page = await drawCase("allof-merge", "POST /orders");
    expect(page.at("response-409")).toMatch(/All of string integer/);
    expect(page.text).not.toContain("undefined");
  });
});

describe("recursion", () => {
  it("is marked where it recurs and linked to the row above and to the schema's page", async () => {
    const page = await drawCase("circular-direct", "GET /nodes");
    expect(page.at("response-200-parent")).toContain("recursive");
    const links = findAll(byId(page.main, "response-200-parent"), ({ tagName }) => tagName === "a");
    expect(links.map(({ properties }) => properties["href"])).toContain("/docs/schemas/Node");
    expect(links.map(({ properties }) => properties["href"])).toContain("#response-200");
    expect(byClass(byId(page.main, "response-200-parent"), "api-field")).toEqual([]);
  });

  it("is left out of samples", async () => {
    const page = await drawCase("circular-direct", "GET /nodes");
    const [sample = ""] = page.responses("200");
    expect(JSON.parse(sample)).toEqual([{ id: "n1", children: [] }]);
  });

  it("through variants offers them by name and samples each", async () => {
    const page = await drawCase("circular-mutual", "POST /expr");
    const tabs = findAll(byId(page.main, "body"), ({ properties }) => properties["role"] === "tab");
    expect(tabs.map(textOf)).toEqual(["Literal", "Call"]);
    expect(page.at("body--Call-args")).toContain("at least 1 item");
    expect(page.at("body--Call-args")).toContain("recursive");
  });
});

it("keeps a dense graph of schemas small", async () => {
  const page = await drawCase("dense-graph", "GET /a");
  expect(page.drawn.html.length).toBeLessThan(300_000);
  for (const sample of page.responses("200")) expect(sample.length).toBeLessThan(20_000);
});

describe("null", () => {
  it("is part of the type", async () => {
    const page = await drawCase("null-unions", "GET /x");
    const types = Object.fromEntries(
      "abcdefghijk"
        .split("")
        .map((name) => [name, textOf(byClass(byId(page.main, `response-200-${name}`), "field-type")[0] ?? null)]),
    );
    expect(types).toEqual({
      a: "string | null",
      b: "integer | null",
      c: "string | integer | boolean",
      d: "null",
      e: "Ref | null",
      f: "string | null",
      g: "(number | null)[] | null",
      h: "string | null",
      i: "null",
      j: "any",
      k: "any",
    });
    expect(byClass(byId(page.main, "response-200-e"), "choice-tab")).toEqual([]);
    expect(page.at("response-200-h")).toContain("on off null");
  });

  it("is never the sample of a schema that allows more", async () => {
    const [sample = ""] = (await drawCase("null-unions", "GET /x")).responses("200");
    expect(JSON.parse(sample)).toMatchObject({
      a: "string",
      b: 1,
      c: "string",
      d: null,
      e: { a: "string" },
      g: [0],
      h: "on",
    });
  });

  it("reads the same from 3.0", async () => {
    const page = await drawCase("nullable-30", "GET /x");
    expect(page.at("response-200-a")).toContain("string | null");
    expect(page.at("response-200-b")).toContain("(number | null)[] | null");
    expect(page.at("response-200-d")).toContain("> 1");
  });
});

it("ships every value of a long enum and folds all but the first ten", async () => {
  const { main } = await drawCase("long-enum", "GET /tz");
  const rest = byClass(main, "field-enum-rest")[0] ?? null;
  expect(textOf(find(rest, ({ tagName }) => tagName === "summary"))).toBe("290 more");
  expect(findAll(rest, ({ tagName }) => tagName === "code")).toHaveLength(290);
});

it("labels the variants of a discriminator by its values and samples them so", async () => {
  const page = await drawCase("discriminator-mapping", "POST /pets").catch(() =>
    drawCase("discriminator-mapping", "GET /pets"),
  );
  const tabs = findAll(page.main, ({ properties }) => properties["role"] === "tab").map(textOf);
  expect(tabs).toEqual(expect.arrayContaining(["kitty", "dog", "Fish"]));
  expect(tabs).not.toContain("ghost");
  expect(page.at("body")).toMatch(/kind string (required )?kitty/);
});

it("draws a schema page with what it holds", async () => {
  const page = await drawCase("components-only", "schema Pet");
  expect(page.text).toContain("name string");
});

it("says Deprecated in words, and leaves deprecated properties out of samples", async () => {
  const page = await drawCase("deprecated", "POST /old");
  expect(page.at("body-gone")).toContain("deprecated");
  expect(page.sample("cURL")).toContain('"now"');
  expect(page.sample("cURL")).not.toContain('"gone"');
});
