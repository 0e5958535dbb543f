import { describe, expect, it } from "vitest";
import { atAnchor, htmlWithAnchors, markdownWithAnchors } from "../../../src/render/document/with-anchors.js";
import { yamlBeside } from "../../yaml-beside.js";

const links = new Map([
  ["/guide#Foo", "/guide#foo"],
  ["#What's-new?", "#whats-new"],
  ["/a?b=1&c#D", "/a?b=1&c#d"],
  ["#read-(me)", "#read-me"],
]);

describe("HTML", () => {
  it.each([
    ['<a href="/guide#Foo">Foo</a>', '<a href="/guide#foo">Foo</a>'],
    ['<a class="card" title="a > b" href="/guide#Foo">', '<a class="card" title="a > b" href="/guide#foo">'],
    ['<a href="/a?b=1&amp;c#D">', '<a href="/a?b=1&amp;c#d">'],
    ['<a href="#What&#x27;s-new?">', '<a href="#whats-new">'],
    ['<a href="#What\'s-new?">', '<a href="#whats-new">'],
  ])("has %s as %s", (before, after) => expect(htmlWithAnchors(before, links)).toBe(after));

  it.each([
    '<a href="/guide#Foo-2">',
    '<a href="https://other.example/guide#Foo">',
    '<code>&lt;a href="/guide#Foo"&gt;</code>',
    '<img alt="/guide#Foo"/>',
    '<a data-href="/guide#Foo" href="/guide">',
  ])("leaves %s as it is", (html) => expect(htmlWithAnchors(html, links)).toBe(html));
});

const CASES = yamlBeside<readonly (readonly [before: string, after: string])[]>(import.meta.url, "with-anchors.yaml");

describe("Markdown", () => {
  it.each(CASES)("has %j as %j", (before, after) => expect(markdownWithAnchors(before, links)).toBe(after));

  it.each(["  - ~~~\n    [a](/guide#Foo)\n    ~~~", "````\n```\n[a](/guide#Foo)\n```\n````", "/guide#Foo in words"])(
    "leaves %j as it is",
    (text) => expect(markdownWithAnchors(text, links)).toBe(text),
  );
});

it("puts an anchor in the place of another", () => {
  expect(atAnchor("/guide?a#Foo", "foo")).toBe("/guide?a#foo");
  expect(atAnchor("#Foo", "an id")).toBe("#an%20id");
});
