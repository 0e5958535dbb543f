import { expect, it } from "vitest";
import { listItems, markdownBlocks, withListsAtStart } from "../../../src/shared/markdown/blocks.js";
import { readTable } from "../../../src/shared/markdown/read-table.js";

/** What begins the lines of each block, and the items of lists. */
const cut = (markdown: string) =>
  markdownBlocks(markdown).map(({ kind, lines }) => [kind, ...(kind === "list" ? listItems(lines) : lines)]);

it("ends a list at what is between its items, and at another mark", () => {
  expect(cut("1. Install it:\n```sh\nnpm i\n```\n2. Build it.\n3. Look at it.")).toEqual([
    ["list", "Install it:"],
    ["code", "```sh", "npm i"],
    ["list", "Build it.", "Look at it."],
  ]);
  expect(cut("1. one\n   - nested\n\n2. two\n\n- other")).toEqual([
    ["list", "one\n- nested", "two"],
    ["list", "other"],
  ]);
  expect(cut("- one\n- two")).toEqual([["list", "one", "two"]]);
  expect(cut("- one\n- two\n---\n\nAfter.")).toEqual([
    ["list", "one", "two"],
    ["rule", "---"],
    ["paragraph", "After."],
  ]);
});

it("goes on with an item where its paragraph goes on in a line that is not indented", () => {
  expect(cut("- one,\nor two\n- three\n\nAfter.")).toEqual([
    ["list", "one,\nor two", "three"],
    ["paragraph", "After."],
  ]);
});

it("closes a fence with the same marks on a line of their own", () => {
  expect(cut("````md\n```js\na\n```\n````\nText.")).toEqual([
    ["code", "````md", "```js", "a", "```"],
    ["paragraph", "Text."],
  ]);
  expect(cut("```\n``` is a fence\n```")).toEqual([["code", "```", "``` is a fence"]]);
  expect(cut("~~~\nstill growing")).toEqual([["code", "~~~", "still growing"]]);
});

it("tells headings, rules, quotes and paragraphs apart", () => {
  expect(cut("# A\nb\nc\n> d\n>e\n---\n#f")).toEqual([
    ["heading", "# A"],
    ["paragraph", "b", "c"],
    ["quote", "d", "e"],
    ["rule", "---"],
    ["paragraph", "#f"],
  ]);
});

it("reads a text with a line below it as a heading, and nothing else as one", () => {
  expect(cut("A boat\nof wood\n---\nb\n===\n\n---\n- c\n---")).toEqual([
    ["heading", "## A boat of wood"],
    ["heading", "# b"],
    ["rule", "---"],
    ["list", "c"],
    ["rule", "---"],
  ]);
  expect(cut("still growing\n-")).toEqual([["paragraph", "still growing", "-"]]);
});

it.each([
  ["| a | b | c | d |\n| --- | :-- | :-: | --: |\n| 1 | 2 | 3 | 4 |", [null, "left", "center", "right"], 2],
  ["| a | b |\n|---|---|\n| - | --- |\n| 1 | x \\| y |", [null, null], 3],
  ["| still | growing |", [], 1],
  ["| still | growing |\n| -", [null], 1],
])("reads the columns of the table %j", (table, aligned, rows) => {
  const [block, ...more] = markdownBlocks(table);
  expect(more).toEqual([]);
  expect(block?.kind).toBe("table");
  const read = readTable(block?.lines ?? []);
  expect(read.aligned).toEqual(aligned);
  expect(read.rows.length).toBe(rows);
});

it("keeps cells that hold a bar or a line", () => {
  const [block] = markdownBlocks("| a | b |\n|---|---|\n| - | x \\| y |");
  expect(readTable(block?.lines ?? []).rows).toEqual([
    ["a", "b"],
    ["-", "x | y"],
  ]);
});

it("takes a list within an item for one, however far it is indented, and leaves code as it is", () => {
  const items = (markdown: string) => listItems(markdownBlocks(markdown)[0]?.lines ?? []).map(withListsAtStart);
  expect(items("- a:\n    - b\n      c\n    - d\n- e\n  - f\n\n  g")).toEqual(["a:\n- b\n  c\n- d", "e\n- f\n\ng"]);
  expect(items("1. a\n     - b\n   c\n     - d")).toEqual(["a\n- b\nc\n- d"]);
  const code = "```yaml\nb:\n  - c\n- d\n```";
  expect(items(`- a\n${code.replace(/^/gm, "  ")}\n- e`)).toEqual([`a\n${code}`, "e"]);
});
