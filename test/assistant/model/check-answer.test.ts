import { expect, test } from "vitest";
import { createAnswerChecker } from "../../../src/assistant/model/check-answer.js";

const rules = {
  check: (t: string) => (t.startsWith("/ok") || t.startsWith("https://ok.example") ? t : null),
  numbered: (n: number) => (n === 2 ? "/ok/two" : null),
};
const cases: [string, string][] = [
  ["See [a](/ok/a) and [b](/bad) and [c](https://evil.example/x).", "See [a](/ok/a) and b and c."],
  ["![x](https://evil.example/p.png?d=1) [a](javascript:alert(1))", "x a"],
  [
    "<script>alert(1)</script> hi <https://evil.example> <https://ok.example/1>",
    "\\<script>alert(1)\\</script> hi `https://evil.example` <https://ok.example/1>",
  ],
  [
    "go to https://evil.example/a?b, or https://ok.example/z.",
    "go to `https://evil.example/a?b`, or https://ok.example/z.",
  ],
  [
    "```ts\nconst a = b[1](https://evil.example);\n```\nthen [2] and [9] a[0]",
    "```ts\nconst a = b[1](https://evil.example);\n```\nthen [2](/ok/two) and [9] a[0]",
  ],
  ["`[a](/bad)` and ``x ` https://evil.example`` ok", "`[a](/bad)` and ``x ` https://evil.example`` ok"],
  ["[![i](https://evil.example/i)](/ok/1) [a [b]](/ok/b)", "[i](/ok/1) [a [b]](/ok/b)"],
  ["[a][x] text\n\n[x]: https://evil.example\n[y]: /ok/1\n", "[a][x] text\n\n[y]: /ok/1\n"],
  [
    "array[0], wow! [not a link] (x) \\[esc](/bad) end www.evil.example h",
    "array[0], wow! [not a link] (x) \\[esc](/bad) end `www.evil.example` h",
  ],
  ["- [ ] todo\n- [x] done\n", "- [ ] todo\n- [x] done\n"],
  ['x [wiki](/ok/a_(b)) y [t](/ok/c "T")', "x [wiki](/ok/a_(b)) y [t](/ok/c)"],
  ["```\nopen", "```\nopen\n```"],
  ["a < b and 1<2, the https thing", "a < b and 1<2, the https thing"],
];
test.each(cases)("%s", (input, want) => {
  for (const size of [1, 3, 7, 1000]) {
    const c = createAnswerChecker(rules);
    let out = "";
    for (let i = 0; i < input.length; i += size) out += c.push(input.slice(i, i + size));
    out += c.end();
    expect(out, `pieces of ${size}`).toBe(want);
  }
});
