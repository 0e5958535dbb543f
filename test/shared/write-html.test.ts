import { h } from "preact";
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { type Attributes, escapeHtml, escapeText, startTag, voidTag } from "../../src/shared/write-html.js";

const TEXTS = [
  "",
  "plain",
  `<script>alert("x" & 'y')</script>`,
  "&amp; &&",
  "ü ☃ 🎉",
  `"><img onerror=x>`,
  "a\nb\tc\0",
];

describe("written HTML", () => {
  it.each(TEXTS)("has text as Preact has it: %j", (text) => {
    expect(escapeHtml(text)).toBe(render(h("p", null, text)).slice("<p>".length, -"</p>".length));
  });

  it.each<Attributes>([
    {},
    { href: "/x?a=1&b=2", title: null, rel: undefined, hidden: false },
    { disabled: true, class: "", start: 3, "aria-label": '<"&' },
    ...TEXTS.map((text) => ({ title: text })),
  ])("has attributes as Preact has them: %j", (attributes) => {
    expect(`${startTag("a", attributes)}</a>`).toBe(render(h("a", attributes)));
    expect(voidTag("input", attributes)).toBe(render(h("input", attributes)));
  });

  it.each(TEXTS)("keeps quotation marks of text between tags: %j", (text) => {
    const made = escapeText(text);
    expect(made).not.toMatch(/<|&quot;/);
    expect(made.replaceAll('"', "&quot;")).toBe(escapeHtml(text));
  });
});
