import { describe, expect, it } from "vitest";
import { readNotation, withoutTwoslash } from "../../src/highlight/notation.js";

function read(code: string) {
  const { code: rest, marks } = readNotation(code);
  return [rest, Object.fromEntries([...marks].map(([line, names]) => [line, [...names].join(" ")]))];
}

it.each([
  ["a // [!code ++]", "a", { 1: "add" }],
  ["a # [!code --]", "a", { 1: "remove" }],
  ["<a> <!-- [!code highlight] -->", "<a>", { 1: "line-highlight" }],
  ["a {/* [!code focus] */}", "a", { 1: "focused" }],
  ["a /* [!code hl] */", "a", { 1: "line-highlight" }],
  ["SELECT 1 -- [!code ++]", "SELECT 1", { 1: "add" }],
  ["a // [!code error]", "a", { 1: "line-highlight error" }],
  ["a // [!code ++] [!code focus]", "a", { 1: "add focused" }],
  ["a // [!code ++:2]\nb\nc", "a\nb\nc", { 1: "add", 2: "add" }],
  ["x\n// [!code focus:2]\na\nb", "x\na\nb", { 2: "focused", 3: "focused" }],
  ["a // [!code unknown]", "a", {}],
  ["a // a remark", "a // a remark", {}],
  ["say [!code ++] aloud", "say [!code ++] aloud", {}],
])("notations in comments: %j", (code, rest, marks) => {
  const [found, lines] = read(code);
  expect(found).toBe(rest);
  expect(lines).toEqual(marks);
});

it("takes out what only a type checker reads", () => {
  const code = "// @errors: 2339\nconst hidden = 1;\n// ---cut---\nconst a = hidden;\n//    ^?\n// a remark";
  expect(withoutTwoslash(code)).toBe("const a = hidden;\n// a remark");
});

describe("a note", () => {
  it("belongs to its line, or to the next where it has one of its own, and is taken out", () => {
    const { code, notes } = readNotation("a();\n// [!note Why `b` [comes](/b) first]\nb(); # [!note Last]\nc();");
    expect(code).toBe("a();\nb();\nc();");
    expect(notes).toEqual([
      { line: 2, text: "Why `b` [comes](/b) first" },
      { line: 2, text: "Last" },
    ]);
  });

  it("goes with marks of the same line, in any kind of comment", () => {
    const { code, notes, marks } = readNotation("<p> <!-- [!code ++] --> <!-- [!note New] -->\n</p>");
    expect(code).toBe("<p>\n</p>");
    expect(notes).toEqual([{ line: 1, text: "New" }]);
    expect([...(marks.get(1) ?? [])]).toEqual(["add"]);
  });

  it("in the middle of a line is code", () => {
    const text = 'say("[!note no]"); // yes';
    expect(readNotation(text)).toEqual({ code: text, marks: new Map(), notes: [], written: null });
  });
});
