import { expect, it } from "vitest";
import { cssWithAddresses, withAddresses } from "../../../src/shared/html/address-attributes.js";
import { drawText } from "../../render/draw-text.js";

const link = (address: string) => (address.startsWith("/") ? `/base${address}` : address);

it.each([
  ["img", { src: "/a.png" }, { src: "/base/a.png" }],
  ["img", { srcSet: "/a.png 1x, /b.png 2x" }, { srcSet: "/base/a.png 1x, /base/b.png 2x" }],
  ["img", { srcset: "/a.png,https://x.example/b.png 2x" }, { srcset: "/base/a.png,https://x.example/b.png 2x" }],
  ["img", { srcset: "data:x;base64,AA== 1x, /b.png 2x" }, { srcset: "data:x;base64,AA== 1x, /base/b.png 2x" }],
  ["source", { srcset: "/a.webp", media: "(min-width: 1px)" }, { srcset: "/base/a.webp", media: "(min-width: 1px)" }],
  ["link", { imageSrcSet: "/a.png 2x" }, { imageSrcSet: "/base/a.png 2x" }],
  ["video", { poster: "/p.png", src: "/v.mp4" }, { poster: "/base/p.png", src: "/base/v.mp4" }],
  ["audio", { src: "/a.mp3" }, { src: "/base/a.mp3" }],
  ["track", { src: "/a.vtt" }, { src: "/base/a.vtt" }],
  ["embed", { src: "/a.pdf" }, { src: "/base/a.pdf" }],
  ["input", { type: "image", src: "/a.png" }, { type: "image", src: "/base/a.png" }],
  ["iframe", { src: "/demo.html" }, { src: "/base/demo.html" }],
  ["object", { data: "/a.pdf", type: "x" }, { data: "/base/a.pdf", type: "x" }],
  ["form", { action: "/search" }, { action: "/base/search" }],
  ["button", { formAction: "/go" }, { formAction: "/base/go" }],
  ["use", { "xlink:href": "/s.svg#a" }, { "xlink:href": "/base/s.svg#a" }],
  ["image", { xlinkHref: "/a.png" }, { xlinkHref: "/base/a.png" }],
  ["use", { href: "#a" }, { href: "#a" }],
  ["area", { href: "/a" }, { href: "/base/a" }],
  ["div", { style: "background: url('/a.png')" }, { style: "background: url('/base/a.png')" }],
  ["div", { style: { color: "red", mask: "url(/a)" } }, { style: { color: "red", mask: "url(/base/a)" } }],
  ["div", { href: "/a", title: "/b", data: "/c" }, { href: "/a", title: "/b", data: "/c" }],
])("addresses in attributes: %s %j", (element, attributes, expected) =>
  expect(withAddresses<Record<string, unknown>>(element, { ...attributes }, link)).toEqual(expected),
);

it.each([
  ["a{b:url(/c.png)}", "a{b:url(/base/c.png)}"],
  ['a{b:url("/c.png")}', 'a{b:url("/base/c.png")}'],
  ["@import '/c.css';", "@import '/base/c.css';"],
  ["@import url(/c.css);", "@import url(/base/c.css);"],
  ["a{b:url(#c)} c{d:url(data:x)} e{f:url(g.png)}", "a{b:url(#c)} c{d:url(data:x)} e{f:url(g.png)}"],
])("addresses in %s", (css, expected) => expect(cssWithAddresses(css, link)).toBe(expected));

it.each([
  ['<img src="/l.png" srcSet="/l.png 1x, /d.png 2x" alt="p" />', 'srcset="/base/l.png 1x, /base/d.png 2x"'],
  ['<picture><source srcSet="/d.png" /><img src="/l.png" alt="p" /></picture>', 'srcset="/base/d.png"'],
  ['<video poster="/l.png" src="/v.mp4"></video>', 'poster="/base/l.png"', 'src="/base/v.mp4"'],
  ['<div style={{ backgroundImage: "url(/a.png)" }}>x</div>', "url(/base/a.png)"],
  ['{["/a"].map((each) => <form key={each} action={each}></form>)}', 'action="/base/a"'],
  ['{[1].map((n) => <object key={n} data="/b.pdf" />)}', 'data="/base/b.pdf"'],
  ['{[1].map((n) => <img key={n} src="/a.png" alt="" />)}', 'src="/base/a.png"'],
  ['{[1].map((n) => <img key={n} srcSet="/b.png 2x" alt="" />)}', 'srcset="/base/b.png 2x"'],
  ['{[1].map((n) => <iframe key={n} src="/e.html" title="E" />)}', 'src="/base/e.html"'],
])("addresses drawn for %s", async (text, ...expected) => {
  const { html } = await drawText(text);
  for (const each of expected) expect(html).toContain(each);
});
