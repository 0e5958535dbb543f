import { expect, test } from "vitest";
import { customElementsIn } from "../../../src/layout/head/scripts.js";

test("the elements of a page are named once each", () => {
  const html = "<docs-tabs><docs-code-block></docs-code-block></docs-tabs><docs-tabs a=b></docs-tabs><p>&lt;docs-x</p>";
  expect(customElementsIn(html)).toEqual(["tabs", "code-block"]);
});
