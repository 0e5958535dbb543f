import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { drawRedirect } from "../../src/layout/redirect-page.js";

it("leads to the new address with and without scripts, and keeps the old one out of search engines", () => {
  const html = drawRedirect('/docs/new?a=1&b="2"');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/new?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<a href="/docs/new?a=1&amp;b=&quot;2&quot;">');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it.each([
  ["/new", "", "#part", "https://a.example/new#part"],
  ["/new", "?utm=1", "", "https://a.example/new?utm=1"],
  ["/new", "?utm=1", "#part", "https://a.example/new?utm=1#part"],
  ["/new?a=1", "?utm=1", "", "https://a.example/new?a=1&utm=1"],
  ["/new?a=1#own", "?utm=1", "#part", "https://a.example/new?a=1&utm=1#own"],
  ["/new#own", "?utm=1", "", "https://a.example/new?utm=1#own"],
  ["https://b.example/x", "?q=a%20b", "#c", "https://b.example/x?q=a%20b#c"],
  ["/new", "", "", null],
])("hands on to %s what follows the old address: %s%s", (target, search, hash, expected) => {
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(drawRedirect(target)) ?? [];
  const found: string[] = [];
  const document = { querySelector: () => ({ href: new URL(target, "https://a.example").href }) };
  const location = { search, hash, replace: (url: URL) => found.push(url.href) };
  new Function("document", "location", script)(document, location);
  expect(found).toEqual(expected === null ? [] : [expected]);
});

it("allows its one script by its policy", () => {
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(drawRedirect("/new")) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(drawRedirect("/new")).toContain(`script-src 'sha256-${hash}'`);
});
