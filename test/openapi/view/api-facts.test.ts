// What search and the link checker learn of API pages.
import { describe, expect, it } from "vitest";
import { apiFacts } from "../../../src/openapi/view/api-facts.js";
import { EN, type UiStrings } from "../../../src/shared/ui-strings.js";
import de from "../../../ui-strings/de.json" with { type: "json" };
import { caseOf, loadText, readCase } from "../read-case.js";

async function factsOf(file: string, name: string, ui: UiStrings = EN) {
  const read = await readCase(file);
  return apiFacts(read.endpoint(name), { description: read.viewer.description, base: "/docs", ui });
}

describe("the facts of an endpoint", () => {
  it("are a passage for each section, with names, types and words", async () => {
    const { passages } = await factsOf("path-params-override.yaml", "GET /a/{id}");
    expect(passages.map(({ anchor, headings, text }) => [anchor, headings.join(" > "), text])).toEqual([
      [null, "Get A", "GET /a/{id}"],
      ["path-id", "Get A > Path parameters", "id string: From path."],
      ["query-q", "Get A > Query parameters", "q integer: From operation.\nz string"],
      ["header-q", "Get A > Headers", "q string: Header q."],
      ["response-200", "Get A > Response 200", "OK"],
    ]);
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
      ...["application/json", "Literal", "value number", "Call", "fn string add, mul", "args Expr[]"],
    ]);
  });

  it("name the credentials and scopes that it asks for", async () => {
    const { passages } = await factsOf("security.yaml", "GET /or");
    expect(passages[0]?.text.split("\n")).toEqual([
      "GET /or",
      "key X-API-Key",
      "oauth read:x write:x",
      "cookie sid",
      "query api_key",
    ]);
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
    const headings = (name: string) =>
      apiFacts(read.endpoint(name), { description: read.viewer.description, base: "", ui: EN }).passages.map(
        (passage) => passage.headings.at(-1),
      );
    expect(headings("GET /a")).toContain("Response 404");
    expect(headings("GET /b")).toContain("Response 200");
    expect(headings("GET /b")).not.toContain("Response 404");
  });

  it("list links as the author wrote them, with the description as their place", async () => {
    const { links } = await factsOf("markdown-html.yaml", "GET /a");
    expect(links.filter(({ isImage }) => !isImage).map(({ target, text }) => [target, text])).toEqual([
      ["https://example.com/x_y_z", "https://example.com/x_y_z"],
      ["/guides/x", "link"],
    ]);
    expect(links[0]?.place).toEqual({ file: "markdown-html.yaml", line: 0, column: 0 });
  });
});
