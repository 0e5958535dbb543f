// What a code block takes from a file: all of it, a region, some lines.
import { describe, expect, test } from "vitest";
import { codeFileOf, partOfFile } from "../../../src/content/code/code-from-file.js";

describe("the fence", () => {
  test.each([
    ['file="examples/start.py#create"', { file: "examples/start.py", part: "create", meta: "" }],
    ["lines file=start.py {2}", { file: "start.py", part: null, meta: "lines {2}" }],
    ["file='/a b/c.ts#L3-L9' title=\"C\"", { file: "a b/c.ts", part: "L3-L9", meta: 'title="C"' }],
    ["file=../examples/start.py", { file: "../examples/start.py", part: null, meta: "" }],
  ])("%s", (meta, expected) => expect(codeFileOf(meta)).toEqual(expected));

  test.each([null, "start.py", 'profile="a"', 'title="file=a"'.replace("file=", "file ")])("%s names none", (meta) => {
    expect(codeFileOf(meta)).toBeNull();
  });
});

const PYTHON = `import zoo

def main():
    # region create
    pet = zoo.create(
        name="Rex",
    )

    # region inner
    print(pet)
    # endregion
    # endregion create
    # region open
`;

describe("the part", () => {
  test("is the whole file without markers, or a region without the indentation that its lines share", () => {
    expect(partOfFile("a\r\n// #region x\r\nb\r\n// #endregion\r\n", null)).toBe("a\nb");
    expect(partOfFile(PYTHON, "create")).toBe('pet = zoo.create(\n    name="Rex",\n)\n\nprint(pet)');
    expect(partOfFile(PYTHON, "inner")).toBe("print(pet)");
  });

  test.each([
    ["/* #region x */\n  a\n/* #endregion */", "a"],
    ["<!-- #region x -->\n<a/>\n<!-- #endregion x -->", "<a/>"],
    ["#region x\n\ta\n\t\tb\n#endregion", "a\n\tb"],
    ["-- region x\nselect 1\n-- endregion", "select 1"],
  ])("%j", (text, part) => expect(partOfFile(text, "x")).toBe(part));

  test("is some lines", () => {
    expect(partOfFile(PYTHON, "L5-L7")).toBe('pet = zoo.create(\n    name="Rex",\n)');
    expect(partOfFile(PYTHON, "1")).toBe("import zoo");
  });

  test.each(["gone", "creat", "open", "L90", "L7-L5", "L0"])("%s is none", (part) => {
    expect(partOfFile(PYTHON, part)).toBeNull();
  });
});
