// Blocks of other tools as docsgen writes them.
import { expect, test } from "vitest";
import { convertBlocks } from "../../../../src/commands/migrating/text/convert-blocks.js";

test("a fence in a quote ends in it, and leaves later headings and fences alone", () => {
  const lines = ["> ```bash", "> run", "> ```", "", "```shell", "install", "```", "", "### Next"];
  const options = { dialect: "mkdocs", leave: () => {}, include: () => null } as const;
  expect(convertBlocks(lines, options, 0)).toEqual(lines);
});
