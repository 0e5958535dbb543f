import { expect, test } from "vitest";
import { classTokens } from "../../../src/render/styles/read-sheets.js";

test("the classes of a page are named once each", () => {
  expect(classTokens('<p class="a b"><b class="b [&amp;_c]:d">')).toEqual(["a", "b", "[&_c]:d"]);
});

test("only attributes of that name count, and what a later one repeats keeps its place", () => {
  expect(classTokens('<p data-class="x" class="b"><b\nclass="a"><i class="b c">class="d"')).toEqual(["b", "a", "c"]);
});
