// What a type checker found, in lines of coloured code.
import { expect, test } from "vitest";
import { DEFAULT_THEMES } from "../../src/highlight/code-themes.js";
import { createHighlighter } from "../../src/highlight/create-highlighter.js";
import { findingsIn, type TypeFinding, withTypes } from "../../src/highlight/typed-code.js";

function hover(column: number, length: number, text: string): TypeFinding {
  return { kind: "hover", line: 0, column, length, text };
}

test("describe names, and let the keyboard stop at each type once", () => {
  const described = new Set<string>();
  const line = "<span class=a>const pet </span>= pet &amp;&amp; <span class=b>x</span>";
  expect(withTypes(line, [hover(6, 3, "const pet: Pet"), hover(12, 3, "const pet: Pet")], described)).toBe(
    '<span class=a>const </span><span class="type-hint" tabindex=0 aria-description="const pet: Pet"><span class=a>pet</span></span><span class=a> </span>' +
      '= <span class="type-hint" aria-description="const pet: Pet">pet</span> &amp;&amp; <span class=b>x</span>',
  );
});

test("write what a type says as text", () => {
  const html = withTypes("a &lt; b", [hover(4, 1, 'let b: "<b onload=x>"')], new Set());
  expect(html).toBe(
    'a &lt; <span class="type-hint" tabindex=0 aria-description="let b: &quot;&lt;b onload=x&gt;&quot;">b</span>',
  );
});

test("follow lines when marks are taken out, and say answers below theirs", async () => {
  const typed = {
    code: "// [!code hl]\nconst a = 1;\nlet b;",
    findings: [{ kind: "answer" as const, line: 1, column: 6, length: 1, text: "const a: 1" }],
  };
  expect(findingsIn({ written: [1, 2] }, typed)).toEqual([{ ...typed.findings[0], line: 0 }]);
  const highlighter = createHighlighter({ themes: DEFAULT_THEMES, grammars: [] });
  const [block] = await highlighter.highlight([{ code: "not shown", language: "ts", meta: "twoslash", typed }]);
  expect(block?.html).toMatch(
    /^<span class="line line-highlight">.*\n<\/span><span class="type-line" data-kind="answer" style="--column:6">const a: 1\n<\/span><span class="line">/,
  );
});
