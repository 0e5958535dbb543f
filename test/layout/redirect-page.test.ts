import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { drawRedirect } from "../../src/layout/redirect-page.js";

it("leads to the new address with and without scripts, and keeps the old one out of search engines", () => {
  const html = drawRedirect('/docs/new?a=1&b="2"');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/new?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<a href="/docs/new?a=1&amp;b=&quot;2&quot;">');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it("keeps the anchor of a link to the old address, by the one script that its policy allows", () => {
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(drawRedirect("/new")) ?? [];
  const moves = (to: string, hash: string) => {
    const found: string[] = [];
    const document = { querySelector: () => ({ href: to }) };
    new Function("document", "location", script)(document, { hash, replace: (url: string) => found.push(url) });
    return found;
  };
  expect(moves("https://a.example/new", "#part")).toEqual(["https://a.example/new#part"]);
  expect(moves("https://a.example/new", "")).toEqual([]);
  expect(moves("https://a.example/new#own", "#part")).toEqual([]);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(drawRedirect("/new")).toContain(`script-src 'sha256-${hash}'`);
});
