import { expect, it } from "vitest";
import { markdownBlocks } from "../../../src/layout/assistant/markdown-blocks.js";

it("goes on counting behind what stands between the items of a list", () => {
  const answer = "1. Install it:\n```sh\nnpm i\n```\n2. Build it.\n3. Look at it.";
  expect(markdownBlocks(answer)).toEqual([
    { kind: "list", start: "1", items: ["Install it:"] },
    { kind: "code", language: "sh", text: "npm i" },
    { kind: "list", start: "2", items: ["Build it.", "Look at it."] },
  ]);
  expect(markdownBlocks("1. one\n   - nested\n\n2. two\n\n- other")).toEqual([
    { kind: "list", start: "1", items: ["one\n- nested", "two"] },
    { kind: "list", start: null, items: ["other"] },
  ]);
  expect(markdownBlocks("- one\n- two")).toEqual([{ kind: "list", start: null, items: ["one", "two"] }]);
});

it.each([
  ["| a | b | c | d |\n| --- | :-- | :-: | --: |\n| 1 | 2 | 3 | 4 |", [null, "left", "center", "right"], 2],
  ["| a | b |\n|---|---|\n| - | --- |\n| 1 | x \\| y |", [null, null], 3],
  ["| still | growing |", [], 1],
  ["| still | growing |\n| -", [null], 1],
])("reads the columns of the table %j", (table, aligned, rows) => {
  const [block, ...more] = markdownBlocks(table);
  expect(more).toEqual([]);
  expect(block).toMatchObject({ kind: "table", aligned });
  expect(block?.kind === "table" && block.rows.length).toBe(rows);
});

it("keeps cells that hold a bar or a line", () => {
  const [block] = markdownBlocks("| a | b |\n|---|---|\n| - | x \\| y |");
  expect(block).toMatchObject({
    rows: [
      ["a", "b"],
      ["-", "x | y"],
    ],
  });
});
