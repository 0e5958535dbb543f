// What a page may load follows from its own HTML, and descriptions bring in neither scripts nor frames.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findSources } from "../../../../src/layout/head/policy/find-sources.js";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([
  ['<img src="https://a.example/b.png?c=1">', { "img-src": ["https://a.example"] }],
  ["<IMG alt='>' SRC='//a.example/b.png'>", { "img-src": ["a.example"] }],
  ["<img src=http://a.example:8080/b.png>", { "img-src": ["http://a.example:8080"] }],
  [
    '<img srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">',
    { "img-src": ["https://a.example", "https://b.example"] },
  ],
  [
    '<video poster="https://a.example/p.png" src="https://b.example/v.mp4">',
    { "img-src": ["https://a.example"], "media-src": ["https://b.example"] },
  ],
  [
    '<p style="background:url(&quot;https://a.example/b.png&quot;)">',
    { "img-src": ["https://a.example"], "font-src": ["https://a.example"] },
  ],
  [
    '<docs-playground data-connects="https://api.example.com">',
    { "connect-src": ["https://api.example.com"], "media-src": ["blob:"] },
  ],
  ['<a href="https://a.example">x</a><img src="/b.png">', {}],
  ["&lt;img src=&quot;https://a.example/b.png&quot;>", {}],
])("anybody: %s", (html, sources) => expect(findSources(html, false)).toEqual(sources));

test.each([
  ['<iframe src="https://a.example/embed/1"></iframe>', { "frame-src": ["https://a.example"] }],
  ['<script src="https://a.example/x,y.js?v=1"></script>', { "script-src": ["https://a.example/x%2Cy.js"] }],
  ["<script>a()\r\nb()</script>", { "script-src": [hash("a()\nb()")] }],
  ['<script type="module">a()</script>', { "script-src": [hash("a()")] }],
  ['<script type="application/ld+json">{}</script>', {}],
  ['<p onclick="a(&quot;b&quot;)">', { "script-src": ["'unsafe-hashes'", hash('a("b")')] }],
  [
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A">',
    {
      "style-src": ["https://fonts.googleapis.com/css2"],
      "font-src": ["https://fonts.googleapis.com", "https://fonts.gstatic.com"],
    },
  ],
  [
    "<style>@import url('https://a.example/b.css');</style>",
    { "style-src": ["https://a.example/b.css"], "font-src": ["https://a.example"] },
  ],
  ['<form action="https://a.example/send">', { "form-action": ["https://a.example"] }],
  ['<object data="https://a.example/b.pdf">', { "object-src": ["https://a.example"] }],
])("the owner: %s", (html, sources) => {
  expect(findSources(html, true)).toEqual(sources);
  for (const directive of ["script-src", "frame-src", "object-src", "style-src", "form-action"] as const)
    expect(findSources(html, false)[directive]).toBeUndefined();
});

test("an address cannot add to a policy", () => {
  const html = `<img src="https://a.example;script-src *"><img src="https://a b.example/"><img src="https://'unsafe-eval'/">`;
  expect(findSources(html, true)).toEqual({});
  expect(findSources('<script src="https://a.example/;script-src *"></script>', true)).toEqual({
    "script-src": ["https://a.example/%3Bscript-src%20*"],
  });
});
