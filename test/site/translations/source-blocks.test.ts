import { expect, it } from "vitest";
import { blockHashes } from "../../../src/site/translations/source-blocks.js";

const same = (one: string, other: string) => blockHashes(one) === blockHashes(other);

it("counts words, not how lines are broken or where links within the site lead", () => {
  expect(same("One\ntwo [three](/a#b).", "One two [three](../c).")).toBe(true);
  expect(same('<a href="/a">b</a>\n\nimport X from "/a.mdx"', '<a href="/c">b</a>\n\nimport X from "/c.mdx"')).toBe(
    true,
  );
  expect(same("[three](/a)", "[four](/a)")).toBe(false);
});

it("counts pictures, and pages elsewhere", () => {
  expect(same("![Form](/images/a.png)", "![Form](/images/b.png)")).toBe(false);
  expect(same("[three](https://a.example)", "[three](https://b.example)")).toBe(false);
});
