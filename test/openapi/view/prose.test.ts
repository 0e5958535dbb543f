// Descriptions become HTML that can do no harm.
import { describe, expect, it } from "vitest";
import { createProse } from "../../../src/openapi/view/prose.js";
import { readCase } from "../read-case.js";

const prose = createProse("/docs");

describe("descriptions", () => {
  it("lose scripts, styles, frames, forms and handlers with their text", async () => {
    const html = (await readCase("markdown-html.yaml")).endpoint("GET /a").description ?? "";
    for (const forbidden of [
      "<script",
      "<iframe",
      "<style",
      "<form",
      "onerror",
      "onclick",
      "display:none",
      "position",
      'name="',
    ])
      expect(html).not.toContain(forbidden);
    expect(html).not.toMatch(/\sid=/);
    expect(html).toContain("<p>Hello  world.</p>");
  });

  it("keep tables, details, code, tasks and bare addresses", async () => {
    const html = (await readCase("markdown-html.yaml")).endpoint("GET /a").description ?? "";
    for (const wanted of [
      "<details><summary>More</summary>",
      "<td>a<br>b</td>",
      'class="language-json"',
      'type="checkbox" disabled',
    ])
      expect(html).toContain(wanted);
    expect(html).toContain('<a href="https://example.com/x_y_z">');
  });

  it("have headings below those of the page", () => {
    expect(prose("# One\n\n##### Five")).toBe("<h3>One</h3>\n<h6>Five</h6>");
  });

  it("drop addresses that run code", () => {
    const html = prose('See [evil](javascript:alert(1)) and <a href="JaVaScRiPt:alert(2)">this</a>.') ?? "";
    expect(html.toLowerCase()).not.toContain("javascript:");
  });

  it("give links to pages of the site its base path", () => {
    expect(prose("[a](/guides/x) [b](//cdn.example.com/x) [c](#here)")).toBe(
      '<p><a href="/docs/guides/x">a</a> <a href="//cdn.example.com/x">b</a> <a href="#here">c</a></p>',
    );
  });

  it("are never MDX", () => {
    expect(prose("x <= y {1 + 1} {id} import a from 'b'")).toBe("<p>x &#x3C;= y {1 + 1} {id} import a from 'b'</p>");
  });

  it("of plain words take the short way to the same result", () => {
    expect(prose("Just words, (really) 50% of them!")).toBe("<p>Just words, (really) 50% of them!</p>");
    expect(prose("1. one")).toBe("<ol>\n<li>one</li>\n</ol>");
    expect(prose("  ")).toBeNull();
    expect(prose(null)).toBeNull();
  });
});
