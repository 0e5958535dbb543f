import fc from "fast-check";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { AnswerChecker } from "../../../src/assistant/model/check-answer.js";
import { yamlBeside } from "../../yaml-beside.js";

const rules = {
  check: (t: string) =>
    t.startsWith("/ok") || t.startsWith("https://ok.example") || t === "mailto:a@ok.example" ? t : null,
  numbered: (n: number) => (n === 2 ? "/ok/two" : null),
};
interface Cases {
  readonly cases: readonly (readonly [written: string, seen: string])[];
  /** What readers see as it was written. */
  readonly unchanged: readonly string[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "check-answer.yaml");

test.each([...CASES.cases, ...CASES.unchanged.map((each) => [each, each] as const)])("%s", (input, want) => {
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
