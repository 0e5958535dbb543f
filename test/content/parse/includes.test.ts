import { expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

it("takes an included file from /_snippets before /snippets, and misses it in /snippets", async () => {
  const files = { "snippets/x.mdx": "new", "_snippets/x.mdx": "old" };
  expect((await drawText('<Snippet file="x.mdx" />', { files })).html).toBe("<p>old</p>");
  const { told } = await drawText('<Snippet file="y.mdx" />', { files });
  expect(told).toEqual(['missing-snippet guides/page.mdx:1:1 The file "/snippets/y.mdx" does not exist.']);
});
