import { describe, expect, it } from "vitest";
import { readNotation, withoutTwoslash } from "../../src/highlight/notation.js";
import { yamlBeside } from "../yaml-beside.js";

function read(code: string) {
  const { code: rest, marks } = readNotation(code);
  return [rest, Object.fromEntries([...marks].map(([line, names]) => [line, [...names].join(" ")]))];
}

const CASES = yamlBeside<readonly (readonly [code: string, rest: string, marks: object])[]>(
  import.meta.url,
  "notation.yaml",
);

it.each(CASES)("notations in comments: %j", (code, rest, marks) => {
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
