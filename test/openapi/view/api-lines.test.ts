// What search and the link checker learn of API pages.
import { describe, expect, it } from "vitest";
import { htmlText } from "../../../src/openapi/view/html-text.js";
import { linksOf } from "../../../src/openapi/view/say-api.js";
import { EN, type UiStrings } from "../../../src/shared/ui-strings.js";
import de from "../../../ui-strings/de.json" with { type: "json" };
import { caseOf, loadText, readCase, saidBy } from "../read-case.js";

async function factsOf(file: string, name: string, ui: UiStrings = EN) {
  return saidBy((await readCase(file)).endpoint(name), ui);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}

describe("the facts of an endpoint", () => {
  it("are a passage for each section, with names, types and words", async () => {
    const { passages } = await factsOf("path-params-override.yaml", "GET /a/{id}");
    expect(passages.map(({ anchor, headings, text }) => [anchor, headings.join(" > "), text])).toEqual([
      [null, "Get A", "GET /a/{id}"],
      ["path-id", "Get A > Path parameters", "id (path, required): string. From path."],
      ["query-q", "Get A > Query parameters", "q (query, required): integer. From operation.\nz (query): string"],
      ["header-q", "Get A > Headers", "q (header): string. Header q."],
      ["response-200", "Get A > Response 200", "OK"],
    ]);
  });

  it.each([
    ["ref-everything.yaml", "PUT /things/{id}"],
    ["headers-links.yaml", "POST /orders"],
    ["markdown-html.yaml", "GET /a"],
    ["circular-mutual.yaml", "POST /expr"],
  ])("say every description of %s in the copy and to search", async (file, name) => {
    const { descriptions, passages, markdown } = await factsOf(file, name);
    const found = wordsOf(passages.map(({ text }) => text).join("\n"));
    const copied = wordsOf(markdown);
    const described = wordsOf(descriptions.map(htmlText).join("\n"));
    expect(described.size).toBeGreaterThan(0);
    expect([...described].filter((word) => !found.has(word) || !copied.has(word))).toEqual([]);
  });

  it("name the sections in the language of the page", async () => {
    const { passages } = await factsOf("path-params-override.yaml", "GET /a/{id}", { ...EN, ...de });
    expect(passages.map(({ headings }) => headings.at(-1))).toEqual([
      ...["Get A", "Pfadparameter", de.queryParameters, de.headerParameters, `${de.response} 200`],
    ]);
  });

  it("name every property and every value of a body", async () => {
    const { passages } = await factsOf("circular-mutual.yaml", "POST /expr");
    const body = passages.find(({ anchor }) => anchor === "body");
    expect(body?.text.split("\n")).toEqual([
      ...["application/json: Expr", "One of:", "Literal: Literal", "value (required): number", "Call: Call"],
      ...['fn (required): string, "add" | "mul"', "args (required): Expr[], at least 1 item"],
    ]);
  });

  it("name the credentials and scopes that it asks for", async () => {
    const { passages } = await factsOf("security.yaml", "GET /or");
    const ways = ["key X-API-Key", "oauth read:x write:x", "cookie sid", "query api_key"];
    expect(passages[0]?.text.split("\n")).toEqual(["GET /or", ...ways]);
  });

  it("tell an error that operations share once, with the first of them", async () => {
    const shared = { description: "No such thing" };
    const get = { responses: { 200: { description: "OK" }, 404: { $ref: "#/components/responses/Missing" } } };
    const text = JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      paths: { "/a": { get }, "/b": { get } },
      components: { responses: { Missing: shared } },
    });
    const read = caseOf("shop.json", await loadText("shop.json", text));
    const headings = (name: string) => saidBy(read.endpoint(name)).passages.map((passage) => passage.headings.at(-1));
    expect(headings("GET /a")).toContain("Response 404");
    expect(headings("GET /b")).toContain("Response 200");
    expect(headings("GET /b")).not.toContain("Response 404");
  });

  it("list links as the author wrote them, with the description as their place", async () => {
    const read = await readCase("markdown-html.yaml");
    const links = linksOf(saidBy(read.endpoint("GET /a")).descriptions, read.viewer.description, "/docs");
    expect(links.filter(({ isImage }) => !isImage).map(({ target, text }) => [target, text])).toEqual([
      ["https://example.com/x_y_z", "https://example.com/x_y_z"],
      ["/guides/x", "link"],
    ]);
    expect(links[0]?.place).toEqual({ file: "markdown-html.yaml", line: 0, column: 0 });
  });
});
