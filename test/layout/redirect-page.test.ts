import { expect, it } from "vitest";
import { drawRedirect } from "../../src/layout/redirect-page.js";

it("leads to the new address with and without scripts, and keeps the old one out of search engines", () => {
  const html = drawRedirect('/docs/new?a=1&b="2"');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/new?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<a href="/docs/new?a=1&amp;b=&quot;2&quot;">');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
