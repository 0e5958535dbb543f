import { createHighlighterCore } from "shiki/core";
import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { LineMemo } from "../../../src/content/highlight/line-memo.js";
import { createRegexEngine } from "../../../src/content/highlight/regex-engine.js";
import { lineCutter } from "../../../src/content/highlight/tokenize.js";

async function memoOf(language: "typescript" | "python") {
  const core = await createHighlighterCore({
    engine: createRegexEngine(),
    langs: [bundledLanguages[language]],
    themes: [{ name: "one", settings: [{ scope: "comment", settings: { foreground: "#000002" } }] }],
  });
  const cut = lineCutter(core.getLanguage(language), core.setTheme("one").colorMap);
  const made: string[] = [];
  const memo = new LineMemo((line, start) => {
    made.push(line);
    const { runs, state } = cut(line, start);
    return { value: runs, state };
  });
  return { memo, made };
}

test("a line that is repeated is made once", async () => {
  const { memo, made } = await memoOf("typescript");
  const [first] = memo.all(["const a = 1;", "const b = 2;", "const b = 2;"]);
  expect(memo.all(["const a = 1;", "const b = 2;"])[0]).toBe(first);
  expect(made).toEqual(["const a = 1;", "const b = 2;"]);
});

test("a line means something else within a comment", async () => {
  const { memo } = await memoOf("typescript");
  const plain = memo.all(["let a;", "let b;"]);
  const inComment = memo.all(["/* let a;", "let b;"]);
  expect(inComment[1]).not.toEqual(plain[1]);
  expect(memo.all(["/* other", "let b;", "*/", "let b;"])[1]).toEqual(inComment[1]);
});

test("what is open at the end of a line is told apart", async () => {
  const { memo } = await memoOf("python");
  const single = memo.all(["a = '''", "b # c", "'''", "b # c"]);
  const double = memo.all(['a = """', "b # c", "'''", "b # c"]);
  expect(single[3]).not.toEqual(double[3]);
});
