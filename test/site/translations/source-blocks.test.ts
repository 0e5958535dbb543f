import { expect, it } from "vitest";
import { blockHashes } from "../../../src/site/translations/source-blocks.js";

it.each([
  ["words, not how lines are broken", "One\ntwo [three](/a#b).", "One two [three](../c).", true],
  ["links within the site, not where they lead", '<a href="/a">b</a>', '<a href="/c">b</a>', true],
  ["imports, not of what", 'import X from "/a.mdx"', 'import X from "/c.mdx"', true],
  ["words of links", "[three](/a)", "[four](/a)", false],
  ["pictures", "![Form](/images/a.png)", "![Form](/images/b.png)", false],
  ["pages elsewhere", "[three](https://a.example)", "[three](https://b.example)", false],
])("counts %s: %s and %s", (_what, one, other, areSame) => {
  expect(blockHashes(one) === blockHashes(other)).toBe(areSame);
});
