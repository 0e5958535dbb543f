// Blocks of other tools as docsgen writes them.
import { expect, test } from "vitest";
import { convertBlocks } from "../../../../src/tools/migrate/text/convert-blocks.js";

const options = { dialect: "mkdocs", leave: () => {}, include: () => null } as const;

test("a fence in a quote ends in it, and leaves later headings and fences alone", () => {
  const lines = ["> ```bash", "> run", "> ```", "", "```shell", "install", "```", "", "### Next"];
  expect(convertBlocks(lines, options, 0)).toEqual(lines);
});

test.each([
  ['!!!tip "Say"', "    Words.", '<Tip title="Say">'],
  ["???+warning", "    Words.", '<Accordion title="Warning" defaultOpen>'],
  ['!!! note "`ack_wait` is *no* limit"', "    Words.", '<Note title="ack_wait is no limit">'],
  ['!!! note "**`a_b`**, snake_case_name and _this_"', "    Words.", '<Note title="a_b, snake_case_name and this">'],
])("a callout that begins with %s", (mark, inside, opens) => {
  expect(convertBlocks([mark, inside], options)[0]).toBe(opens);
});

test.each(["!!!", "=== equal", "???", "!!! "])("%s begins nothing", (line) => {
  expect(convertBlocks([line, "    words"], options)).toEqual([line, "    words"]);
});

test.each(["1. ", "- ", "* 1. ", "> ", "> - ", "- > ", "10) "])("a fence behind %s ends at its own end", (mark) => {
  const inside = mark.replace(/[^>]/g, " ");
  const lines = [`${mark}\`\`\`ts title="One"`, `${inside}return 1`, `${inside}\`\`\``, `${mark}More`];
  expect(convertBlocks([...lines, ...lines], { ...options, dialect: "docusaurus" })).toEqual([...lines, ...lines]);
});
