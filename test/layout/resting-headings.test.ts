import { expect, it } from "vitest";
import { restingAnchors } from "../../src/layout/article-findings.js";
import { customElementsIn } from "../../src/layout/head/scripts.js";

const panel = (isActive: boolean, text: string) =>
  `<div class="tab-panel flow" data-title="a > b" data-active="${isActive}"><div>${text}</div></div>`;

it("finds what rests in closed tabs, whatever is nested in them, and in later views", () => {
  const inner = panel(true, '<h3 id="inner">I</h3>');
  const html = [
    '<h2 id="before">B</h2>',
    `<docs-tabs>${panel(true, '<h2 id="first">F</h2>')}${panel(false, `<h2 id="second">S</h2>${inner}`)}</docs-tabs>`,
    '<h2 id="after">A</h2>',
    '<docs-view class="view"><h2 id="one">1</h2></docs-view><docs-view class="view"><h2 id="two">2</h2></docs-view>',
    '<h2 id="end">E</h2>',
  ].join("");
  expect([...restingAnchors(html, customElementsIn(html))]).toEqual(["second", "inner", "two"]);
});

it("looks at no page without tabs and views", () => {
  expect(restingAnchors('<div data-active="false"><h2 id="a">A</h2></div>', ["callout"]).size).toBe(0);
});
