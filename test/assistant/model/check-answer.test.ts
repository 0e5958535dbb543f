import fc from "fast-check";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { AnswerChecker } from "../../../src/assistant/model/check-answer.js";

const rules = {
  check: (t: string) =>
    t.startsWith("/ok") || t.startsWith("https://ok.example") || t === "mailto:a@ok.example" ? t : null,
  numbered: (n: number) => (n === 2 ? "/ok/two" : null),
};
const cases: (readonly [string, string])[] = [
  ["See [a](/ok/a) and [b](/bad) and [c](https://evil.example/x).", "See [a](/ok/a) and b and c."],
  ["![x](https://evil.example/p.png?d=1) [a](javascript:alert(1))", "x a"],
  [
    "<script>alert(1)</script> hi <https://evil.example> <https://ok.example/1>",
    "\\<script>alert(1)\\</script> hi `https://evil.example` <https://ok.example/1>",
  ],
  ["to https://evil.example/a?b, https://ok.example/z.", "to `https://evil.example/a?b`, https://ok.example/z."],
  [
    "```ts\nconst a = b[1](https://evil.example);\n```\nthen [2] and [9] a[0]",
    "```ts\nconst a = b[1](https://evil.example);\n```\nthen [2](/ok/two) and [9] a[0]",
  ],
  ["[![i](https://evil.example/i)](/ok/1) [a [b]](/ok/b)", "[i](/ok/1) [a [b]](/ok/b)"],
  ["[a][x] text\n\n[x]: https://evil.example\n[y]: /ok/1\n", "[a][x] text\n\n[y]: /ok/1\n"],
  [
    "array[0], wow! [not a link] (x) \\[esc](/bad) end www.evil.example h",
    "array[0], wow! [not a link] (x) \\[esc\\](/bad) end `www.evil.example` h",
  ],
  ['x [wiki](/ok/a_(b)) y [t](/ok/c "T")', "x [wiki](/ok/a_(b)) y [t](/ok/c)"],
  ["```\nopen", "```\nopen\n```"],
  ["HTTPS://EVIL.example/?d=1 Www.t.co ftp://e.example", "`HTTPS://EVIL.example/?d=1` `Www.t.co` `ftp://e.example`"],
  [
    '<b onclick="x()">b</b> <br/> <kbd>K</kbd> an Array<string>',
    '\\<b onclick="x()">b</b> <br/> <kbd>K</kbd> an Array\\<string>',
  ],
  ["both [2][2], one [2][9] and [2][name]", "both [2](/ok/two)[2](/ok/two), one [2](/ok/two)[9] and [2][name]"],
  ["- ```sh\n  npm i\n  ```\n\n![x](https://evil.example) and [a](/bad)", "- ```sh\n  npm i\n  ```\n\nx and a"],
  ["1. do\n   ```sh\n   # [a](/bad)\n   ```\n2. [a](/bad)", "1. do\n   ```sh\n   # [a](/bad)\n   ```\n2. a"],
  [
    "[`a]`](//evil.example) and ` [x](/bad)\n[y]:\n//evil.example",
    "[`a]`\\](//evil.example) and \\` x\n[y\\]:\n//evil.example",
  ],
  // After a letter, a parser does not see an address, but may see one within it.
  ["[a](/bad)https://ok.example/https://evil.example", "a https://ok.example/https://evil.example"],
  [
    "Mail <x@evil.example>, x@evil.example, mailto:x@evil.example or [x](mailto:x@evil.example).",
    "Mail `x@evil.example`, `x@evil.example`, mailto:`x@evil.example` or x.",
  ],
  [
    "x\\@evil.example x&#64;evil.example x&commat;evil.example",
    "x\\\\@evil.example x\\&#64;evil.example x\\&commat;evil.example",
  ],
  [
    "[x](/bad)@evil.example x@[evil.example](/bad) a@ok.example.evil",
    " x @evil.example `x@` evil.example  `a@ok.example.evil`",
  ],
  [
    "![https://evil.example x@evil.example](/bad) [a\n\nb](/bad)",
    " `https://evil.example` `x@evil.example`  [a\n\nb\\](/bad)",
  ],
  ["> ```\nx@evil.example https://evil.example", "> ```\nx@ evil.example https:// evil.example"],
];
const unchanged = [
  "`[a](/bad)` and ``x ` https://evil.example`` ok",
  "- [ ] todo\n- [x] done\n",
  "see:https://ok.example/1",
  "a < b and 1<2, the https thing",
  "Mail <a@ok.example>, **a@ok.example** or [a@ok.example](mailto:a@ok.example).",
  "`npm i @acme/sdk@1.2.3` or npm i @acme/sdk@1.2.3, react@19.",
  "https://ok.example/npm/vue@3.2/vue.js",
  "a&nbsp;b &#124; &copy; R&D",
];
test.each([...cases, ...unchanged.map((each) => [each, each] as const)])("%s", (input, want) => {
  for (const size of [1, 3, 7, 1000]) {
    const checker = new AnswerChecker(rules);
    let out = "";
    for (let i = 0; i < input.length; i += size) out += checker.push(input.slice(i, i + size));
    expect(out + checker.end(), `pieces of ${size}`).toBe(want);
  }
});

/** Pieces of which links, pictures, elements and code are made. */
const PIECES =
  "[ ] ( ) < > ! \\ ` ``` ~~~ : / . # \" ' * _ | - = & 1 2 x www. https:// HTTP:// ftp:// evil.example /bad /ok/a https://ok.example mailto: javascript: //evil.example [x]: [a](/bad) ![i](https://evil.example) <script> <img <b onload= </a> &lt; @ x@evil.example a@ok.example mailto:x@evil.example \\@ &#64; &period; &colon; .evil ww &#x2F; [@](/bad)".split(
    " ",
  );
const answers = fc.array(fc.constantFrom(...PIECES, " ", "\n", "\n\n"), { maxLength: 40 });

/** An empty target, and what parsers make of `www.` alone. */
const NOWHERE = /^(?:https?:\/\/(?:www\.?)?\W*)?$/i;

/** Addresses that a reader's client would follow or load, and elements that it would draw. */
function dangersIn(node: Nodes): string[] {
  if (node.type === "html") return /^<(?:[!?]|\/?[a-z]+\s*\/?>)/i.test(node.value) ? [] : [node.value];
  const own = node.type === "link" || node.type === "image" || node.type === "definition" ? [node.url] : [];
  const foreign = own.filter((url) => rules.check(url) === null && !NOWHERE.test(url));
  return [...foreign, ...("children" in node ? node.children.flatMap(dangersIn) : [])];
}

test("whatever a model writes, in whatever pieces: nothing that readers' clients draw leads elsewhere", () => {
  const markdown = unified().use(remarkParse).use(remarkGfm);
  fc.assert(
    fc.property(answers, (pieces) => {
      const checker = new AnswerChecker(rules);
      const streamed = pieces.map((piece) => checker.push(piece)).join("") + checker.end();
      const whole = new AnswerChecker(rules);
      expect(whole.push(pieces.join("")) + whole.end()).toBe(streamed);
      const root: Root = markdown.parse(streamed);
      expect(dangersIn(root), streamed).toEqual([]);
    }),
    { numRuns: Number(process.env["RUNS"] ?? 300) },
  );
});
