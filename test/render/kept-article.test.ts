import { describe, expect, it } from "vitest";
import { type KeptArticle, openArticle, packArticle } from "../../src/render/kept-article.js";

const kept: KeptArticle = {
  article: {
    html: '<p class="a">Line\nand ✓ "more"</p>',
    aside: null,
    markdown: "# Title\n\nText 😀\n",
    facts: { headings: [], anchors: ["a"], links: [], passages: [], updates: [], firstParagraph: null },
    dependencies: ["snippets/one.mdx"],
    styles: [],
    islands: [],
  },
  problems: [],
  key: "key",
  dependencies: { "snippets/one.mdx": "hash", "lost.mdx": null },
  links: { "/a": "/b" },
  code: [
    ["first", { html: "<span>1</span>\n2", props: { title: "x" } }],
    ["plain", { html: null, props: {} }],
    ["empty", { html: "", props: {} }],
  ],
  colours: "colours",
};

const text = packArticle(kept).join("");

describe("a kept body", () => {
  it("is opened as it was packed", () => {
    expect(openArticle(text)).toEqual(kept);
  });

  it.each(["", "{}", text.slice(0, -1), `${text}more`])("fails where it is damaged: %j", (damaged) => {
    expect(() => openArticle(damaged)).toThrow();
  });
});
