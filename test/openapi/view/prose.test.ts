// Descriptions become HTML that can do no harm.
import { describe, expect, it, vi } from "vitest";
import { markdownParser } from "../../../src/content/parse/parse-markdown.js";
import { createProse } from "../../../src/openapi/view/prose.js";
import { createCopy } from "../../../src/openapi/view/schema-markdown.js";
import { yamlBeside } from "../../yaml-beside.js";
import { proseAt } from "../view-options.js";

const prose = proseAt("/docs");

interface Cases {
  readonly alike: readonly string[];
  readonly brackets: readonly (readonly [text: string, html: string])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "prose.yaml");

describe("descriptions", () => {
  it("are looked through once, however many tags they have", () => {
    const lower = String.prototype.toLowerCase;
    let characters = 0;
    const spy = vi.spyOn(String.prototype, "toLowerCase").mockImplementation(function (this: string) {
      characters += this.length;
      return lower.call(this);
    });
    prose("--<a>".repeat(2000));
    spy.mockRestore();
    expect(characters).toBeLessThan(100_000);
  });

  it("have a sign for what no page may hold", () => {
    expect(prose("Ends with a \0.")).toBe("<p>Ends with a \uFFFD.</p>");
    expect(prose("Ends with a **\0**.")).toBe("<p>Ends with a <strong>\uFFFD</strong>.</p>");
  });

  it("have headings below those of the page", () =>
    expect(prose("# One\n\n##### Five")).toBe("<h3>One</h3>\n<h6>Five</h6>"));

  it("give links to pages of the site its base path", () => {
    expect(prose("[a](/guides/x) [b](//cdn.example.com/x) [c](#here)")).toBe(
      '<p><a href="/docs/guides/x">a</a> <a href="//cdn.example.com/x">b</a> <a href="#here">c</a></p>',
    );
  });

  it("are never MDX", () =>
    expect(prose("x <= y {1 + 1} {id} import a from 'b'")).toBe("<p>x &#x3C;= y {1 + 1} {id} import a from 'b'</p>"));

  it.each(CASES.alike)("are read alike by both engines: %j", async (text) => {
    const reference = createProse(
      (address) => (/^\/(?!\/)/.test(address) ? `/docs${address}` : address),
      await markdownParser("remark"),
    );
    expect(prose(text)).toBe(reference(text));
  });

  it("nested deeper than any reader could follow are shown as they are written", () => {
    const deep = `${"> ".repeat(20_000)}<b>x</b>`;
    expect(prose(deep)).toBe(`<p>${"> ".repeat(20_000)}&lt;b>x&lt;/b></p>`);
  });

  it("of plain words take the short way to the same result", () => {
    expect(prose("Just words, (really) 50% of them!")).toBe("<p>Just words, (really) 50% of them!</p>");
    expect(prose("1. one")).toBe("<ol>\n<li>one</li>\n</ol>");
    expect(prose("  ")).toBeNull();
    expect(prose(null)).toBeNull();
  });
});

it.each(CASES.brackets)("words in angle brackets are text, HTML is markup: %j", (text, html) =>
  expect(prose(text)).toBe(html),
);

describe("alerts", () => {
  it("are callouts", () => {
    const html = prose("> [!NOTE]\n> Read **this**.\n>\n> - and that") ?? "";
    expect(html).toContain('<div class="callout callout-note" data-callout-type="note" role="note">');
    expect(html).toContain("<p>Read <strong>this</strong>.</p>\n<ul>");
    expect(html).not.toContain("[!NOTE]");
    expect(prose("> [!CAUTION] Mind it.")).toContain('callout-danger" data-callout-type="danger"');
  });

  it("are written back for programs", () => {
    expect(createCopy((address) => address).words(prose("> [!WARNING]\n> One.\n>\n> Two."))).toBe(
      "> **Warning**\n>\n> One.\n>\n> Two.",
    );
  });

  it("are quotations where the word is no kind of alert", () =>
    expect(prose("> [!OTHER]\n> Words.")).toBe("<blockquote>\n<p>[!OTHER]\nWords.</p>\n</blockquote>"));
});

it("headings in a script from right to left carry their direction", () =>
  expect(prose("# مرحبا API\n\nabc")).toBe('<h3 dir="auto">مرحبا API</h3>\n<p>abc</p>'));
