import { createHighlighterCore, type RegexEngine } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { createRegexEngine } from "../../../src/content/highlight/regex-engine.js";

const SAMPLES = {
  typescript:
    "import { a } from 'b';\n\nexport async function* run<T extends U>(x?: T, ...y: string[]): Promise<void> {\n  const { z = 1 } = await x?.y!.map((each) => `${each} <b>`); // note\n  /** doc @param x */\n  return a instanceof B ? /re(g)+/gi : 0x1f;\n}",
  tsx: "const X = <T,>(p: P<T>) => <div className='a' {...p}>{p.items.map((i) => <Li key={i}>{i} &amp; b</Li>)}</div>;",
  bash: "export A=\"$(cat /x)\"\ncurl -sS -X POST \"$URL/v1?x=${B:-1}\" \\\n  -H 'A: b' | jq '.a[]' > out.log\nif [[ $a == b* ]]; then cat <<EOF\nhi $A\nEOF\nfi",
  python:
    'from a import b\n\n@dec(x=1)\nclass A(B):\n    """Doc."""\n    async def f(self, *a: int, **k) -> None:\n        return f"{self.x!r:>{w}} {{}}" if not a else lambda y: y ** 2  # c',
  json: '{ "a": [1, -2.5e3, true, null], "b": { "c": "d\\n\\u00e9" } }',
  yaml: "a: &x\n  - b: |\n      text\n    c: 'd' # e\n  - *x\nf: {g: 1, h: [2]}",
  html: "<!doctype html><p class=a>b<script>let a = 1 < 2;</script><style>a{color:red}</style>",
  css: "@media (min-width: 1px) { .a > b:hover::after { color: #fff; margin: calc(1px + 2em) !important } }",
  rust: 'impl<\'a, T: Fn(&str) -> u8> A for B<\'a> { fn f(&mut self) -> Option<u8> { println!("{x:?}"); r#"a"# } }',
  go: 'func (a *A) F(x map[string]int) (err error) { go func() { ch <- `raw` }(); fmt.Printf("%d\\n", x) }',
  php: '<?php namespace A; class B extends C { public ?int $x = 1; function f(): string { return "{$this->x}"; } }',
  ruby: 'class A < B\n  def f(x:, **k) = %w[a b].map { |y| "#{y}" =~ /z/ }\nend',
  sql: "SELECT a.b, COUNT(*) FROM t AS a WHERE x LIKE '%y' -- note",
  markdown: "# A\n\n- **b** `c` [d](e)\n\n```js\nlet a = 1;\n```",
  diff: "--- a\n+++ b\n@@ -1 +1 @@\n-old\n+new",
  toml: '[a.b]\nc = "d"\ne = 2026-11-21T08:00:00Z # f\n\n[g]\nrequires = ["h", 1.5, true]\ni-j = { k = [[1], []] }',
  cpp: "template <typename T> class A : public B<T> { public: auto f(const T& x) -> int { return x << 2; } };",
} as const;

test.each(Object.entries(SAMPLES))("%s is cut as the library's own engine cuts it", async (name, code) => {
  const language = name as keyof typeof SAMPLES;
  const cutWith = async (engine: RegexEngine) => {
    const core = await createHighlighterCore({ engine, langs: [bundledLanguages[language]] });
    const grammar = core.getLanguage(language);
    let state: Parameters<typeof grammar.tokenizeLine>[1] = null;
    return code.split("\n").map((line) => {
      const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
      state = ruleStack;
      return tokens;
    });
  };
  const [ours, theirs] = await Promise.all([
    cutWith(createRegexEngine()),
    cutWith(createJavaScriptRegexEngine({ forgiving: true })),
  ]);
  expect(ours).toEqual(theirs);
});
