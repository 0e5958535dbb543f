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

describe("a kept body", () => {
  it("is opened as it was packed", () => {
    expect(openArticle(packArticle(kept))).toEqual(kept);
  });

  it.each(["", "{}", packArticle(kept).slice(0, -1), `${packArticle(kept)}more`])(
    "fails where it is damaged: %j",
    (text) => {
      expect(() => openArticle(text)).toThrow();
    },
  );
});
