import { expect, test } from "vitest";
import { classTokens, elementNames } from "../../src/render/class-tokens.js";

test("the elements of a page are named once each", () => {
  const html = "<docs-tabs><docs-code-block></docs-code-block></docs-tabs><docs-tabs a=b></docs-tabs><p>&lt;docs-x</p>";
  expect(elementNames(html)).toEqual(["tabs", "code-block"]);
});

test("the classes of a page are named once each", () => {
  expect(classTokens('<p class="a b"><b class="b [&amp;_c]:d">')).toEqual(["a", "b", "[&_c]:d"]);
});
