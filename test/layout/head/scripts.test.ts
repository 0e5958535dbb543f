import { expect, test } from "vitest";
import { elementsIn } from "../../../src/layout/head/scripts.js";

test("the elements of a page are named once each", () => {
  const html = "<docs-tabs><docs-code-block></docs-code-block></docs-tabs><docs-tabs a=b></docs-tabs><p>&lt;docs-x</p>";
  expect(elementsIn(html)).toEqual(["tabs", "code-block"]);
});
