// Blocks of pages: what counts as a change for translators.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compareBlocks } from "../../../src/site/translations/compare-blocks.js";
import { blockHashes, sourceBlocks } from "../../../src/site/translations/source-blocks.js";

const PAGE = readFileSync(new URL("./blocks.mdx", import.meta.url), "utf8");

describe("blocks", () => {
  it("are what blank lines keep apart, fences whole, and what front matter shows", () => {
    expect(sourceBlocks(PAGE).map(({ line, text }) => [line, text])).toEqual([
      [2, "title: Start"],
      [4, "description: >-\n  How to\n  begin."],
      [9, "Run the installer."],
      [11, "```sh\nnpm install\n\nnpm start\n```"],
      [17, "## Next"],
      [19, "- one\n- two"],
    ]);
  });

  it("are the same however lines are broken and ended, and whatever readers do not see", () => {
    const other = PAGE.replace("Run the installer.", "Run the\ninstaller.").replace("rocket", "flag");
    expect(blockHashes(other.replaceAll("\n", "\r\n"))).toBe(blockHashes(PAGE));
    expect(blockHashes(PAGE.replace("begin", "start"))).not.toBe(blockHashes(PAGE));
  });
});

describe("changes", () => {
  const changes = (before: string, after: string) =>
    compareBlocks(sourceBlocks(before), sourceBlocks(after)).map((each) => [each.kind, each.line, each.text, each.was]);

  it("are none for the same blocks", () => {
    expect(changes(PAGE, PAGE)).toEqual([]);
    expect(changes("", "")).toEqual([]);
  });

  it("are told apart: changed, added, removed", () => {
    expect(changes("a\n\nb\n\nc\n", "a\n\nB\n\nc\n\nd\n")).toEqual([
      ["changed", 3, "B", "b"],
      ["added", 7, "d", null],
    ]);
    expect(changes("a\n\nb\n\nc\n", "a\n\nc\n")).toEqual([["removed", 3, null, "b"]]);
    expect(changes("a\n\nb\n", "")).toEqual([
      ["removed", 1, null, "a"],
      ["removed", 1, null, "b"],
    ]);
  });

  it("leave what was moved around a new block alone", () => {
    expect(changes("a\n\nb\n\nc\n\nb\n", "new\n\na\n\nb\n\nc\n\nb\n")).toEqual([["added", 1, "new", null]]);
  });
});
