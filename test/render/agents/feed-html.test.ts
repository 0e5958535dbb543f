import { expect, it } from "vitest";
import { feedHtml } from "../../../src/render/agents/feed-html.js";

const PAGE = "https://garden.example/docs/news/";

it.each([
  [
    "links to headings",
    '<h2 id="a"><span class="anchor-alias" id="b"></span>A<a class="anchor" href="#a" aria-label="Copy link"></a></h2>',
    "<h2>A</h2>",
  ],
  ["scripts and styles", "a<script>if (1 < 2) b()</script><style>a>b{}</style>c", "ac"],
  [
    "buttons",
    '<div><pre><code>a</code></pre><button type="button"><span>Copy</span></button></div>',
    "<div><pre><code>a</code></pre></div>",
  ],
  ["what is hidden", '<p>a</p><div hidden><p>b</p></div><p aria-hidden="true">c</p>', "<p>a</p>"],
  ["custom elements, but not their content", "<docs-x data-y><p>a</p></docs-x>", "<p>a</p>"],
  [
    "drawings",
    '<a href="/x"><svg><path d="M0 0"/><title>t</title></svg>a</a>',
    '<a href="https://garden.example/x">a</a>',
  ],
  ["boxes that are empty then", "<div><div><svg></svg></div></div><p>a</p>", "<p>a</p>"],
  ["classes, ids and handlers", '<p class=x id=\'y\' style="a" onclick="b()" data-z>a</p>', "<p>a</p>"],
  ["comments", "a<!-- <b> -->b", "ab"],
])("leaves out %s", (_what, html, feed) => {
  expect(feedHtml(html, PAGE)).toBe(feed);
});

it.each([
  ['<a href="/docs/a?x=1&amp;y=2">a</a>', '<a href="https://garden.example/docs/a?x=1&amp;y=2">a</a>'],
  ['<a href="#b">a</a>', '<a href="https://garden.example/docs/news/#b">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ['<img src="/docs/a.png" alt/>', '<img src="https://garden.example/docs/a.png" alt="">'],
  ["<img src=//cdn.example/a.png>", '<img src="https://cdn.example/a.png">'],
  ['<iframe src="https://a.example/x" title="A film"></iframe>', '<p><a href="https://a.example/x">A film</a></p>'],
  ['<div role="tabpanel" data-title="One"><p>a</p></div>', "<p><strong>One</strong></p><div><p>a</p></div>"],
  ['<span><math><mi>a</mi><annotation encoding="x">a &lt; b</annotation></math></span>', "<code>a &lt; b</code>"],
])("writes %s so that readers elsewhere can use it", (html, feed) => {
  expect(feedHtml(html, PAGE)).toBe(feed);
});

it("closes what is left open, and leaves alone what was never opened", () => {
  expect(feedHtml("</p><div><p>a<br></div>b</section>", PAGE)).toBe("<div><p>a<br></p></div>b");
});
