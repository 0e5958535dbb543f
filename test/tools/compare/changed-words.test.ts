import { describe, expect, it } from "vitest";
import { type ChangedBlock, changedBlocks, countWords } from "../../../src/tools/compare/changed-words.js";
import { pageChanges } from "../../../src/tools/compare/page-change.js";
import { yamlBeside } from "../../yaml-beside.js";

/** `[-deleted-]` and `{+inserted+}`, as `git diff --word-diff` writes them. */
const told = (blocks: readonly ChangedBlock[]) =>
  blocks.map(({ pieces }) =>
    pieces
      .map(({ kind, text }) => (kind === "same" ? text : kind === "inserted" ? `{+${text}+}` : `[-${text}-]`))
      .join(""),
  );

const CASES = yamlBeside<Readonly<Record<string, readonly [before: string, after: string, blocks: readonly string[]]>>>(
  import.meta.url,
  "changed-words.yaml",
);

describe("the words of a text that changed", () => {
  it.each(Object.entries(CASES))("%s", (_, [before, after, expected]) =>
    expect(told(changedBlocks(before, after))).toEqual(expected),
  );

  it("are counted", () => {
    expect(countWords(changedBlocks("Dig the bed well.\n\nOld words here.", "Dig the bed very deep."))).toEqual({
      inserted: 2,
      deleted: 4,
    });
  });
});

describe("pages of two states", () => {
  const page = (address: string, markdown: string) => ({ address, title: address, markdown });
  const kinds = (before: Record<string, string>, after: Record<string, string>, moved: Record<string, string> = {}) => {
    const pages = (all: Record<string, string>) =>
      new Map(Object.entries(all).map(([path, text]) => [path, page(`/${path}`, text)]));
    const found = pageChanges(pages(before), pages(after), new Map(Object.entries(moved)));
    return found.map((each) => [each.kind, each.kind === "removed" ? each.before.address : each.page.address]);
  };

  it("are paired by path, and by where git saw them move", () => {
    const before = { same: "1", other: "2", gone: "3", old: "4", was: "5" };
    const after = { same: "1", other: "2!", fresh: "6", new: "4", is: "5!" };
    expect(kinds(before, after, { old: "new", was: "is" })).toEqual([
      ["added", "/fresh"],
      ["removed", "/gone"],
      ["moved", "/is"],
      ["moved", "/new"],
      ["changed", "/other"],
    ]);
  });

  it("say the same where links are spelled in another way", () => {
    expect(kinds({ a: "[x](/b/c.mdx#d) [y](/e/)" }, { a: "[x](/b/c#d) [y](/e)" })).toEqual([]);
    expect(kinds({ a: "[x](/b)" }, { a: "[x](/c)" })).toEqual([["changed", "/a"]]);
  });
});
