import { describe, expect, it } from "vitest";
import { ARTICLE_CODEC, type KeptArticle } from "../../../src/render/article/article-memory.js";

const passages = [
  { anchor: null, headings: [], text: "Text 😀", code: [{ language: "js", text: "1\n2" }] },
  { anchor: "a", headings: ["A", "B"], text: "", code: [] },
];

const kept: KeptArticle = {
  article: {
    html: '<p class="a">Line\nand ✓ "more"</p><code><span>1</span>\n2</code>',
    aside: null,
    markdown: "# Title\n\nText 😀\n",
    facts: { headings: [], anchors: ["a"], links: [], passages, updates: [], firstParagraph: null },
    dependencies: ["snippets/one.mdx"],
    styles: [],
    islands: [],
  },
  findings: { elements: ["tabs"], sources: { "img-src": ["https://a.example"] }, resting: ["a"] },
  problems: [],
  code: [
    ["first", { html: "<span>1</span>\n2", props: { title: "x" } }],
    ["plain", { html: null, props: {} }],
    ["drawn elsewhere", { html: "<i>3</i>", props: {} }],
    ["empty", { html: "", props: {} }],
  ],
  colours: "colours",
};

const text = ARTICLE_CODEC.pack(kept).join("");
const openArticle = (packed: string) => ARTICLE_CODEC.open(Buffer.from(packed));

describe("a kept body", () => {
  it("is opened as it was packed", () => expect(openArticle(text)).toEqual(kept));

  it("has the HTML of its code once", () => expect(text.split("<span>1</span>")).toHaveLength(2));

  it.each(["", "{}", text.slice(0, -1), `${text}more`])("fails where it is damaged: %j", (damaged) =>
    expect(() => openArticle(damaged)).toThrow(),
  );
});
