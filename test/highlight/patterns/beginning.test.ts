import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { lineReader } from "../../../src/highlight/line.js";
import { beginningFinder } from "../../../src/highlight/patterns/beginning.js";
import { EDGE_CODE, holdsCode } from "../../../src/highlight/patterns/character-sets.js";
import { translatePattern } from "../../../src/highlight/patterns/translate-pattern.js";
import { patternsOf } from "../patterns-of.js";

const beginningOf = beginningFinder();
const readLine = lineReader();

/** Signs, letters and edges that a set has of these. */
function someOf(set: ReturnType<typeof beginningOf>["first"]): string {
  const signs = [..." ab19._\"'(<\n"].filter((char) => holdsCode(set, char.charCodeAt(0)));
  return signs.join("") + (holdsCode(set, EDGE_CODE) ? "|" : "");
}

test.each([
  ["a word", "\\bab", " .\"'(<\n|", "a"],
  ["what is no part of a word", "(?<![._a-z])(a|[(<])", " 19\"'(<\n|", "a(<"],
  ["what may be left out", "\\s*(?:b)?1", " ab19._\"'(<\n|", " b1\n"],
  ["what is looked at", "(?=[ab](?!1))", " ab19._\"'(<\n|", "ab"],
  ["the start of a line", "^\\s+a", "\n|", " \n"],
  ["the end of a line", "$", " ab19._\"'(<\n|", "\n|"],
  ["what stands behind words", "(?<=ab|\\.)1", "b.", "1"],
  ["letters of any case", "(?i)AB", " ab19._\"'(<\n|", "a"],
  ["an anchor that does not hold", "(^|\\\uFFFF)1", "\n|", "1"],
  ["what may be nothing", "a*", " ab19._\"'(<\n|", " ab19._\"'(<\n|"],
  ["flags that nobody reads", "(?x) a", " ab19._\"'(<\n|", " ab19._\"'(<\n|"],
  ["classes that nobody reads behind it", "(?<![é])a", " ab19._\"'(<\n|", "a"],
])("%s begins where it can", (_, source, before, first) => {
  const beginning = beginningOf(source);
  expect([someOf(beginning.before), someOf(beginning.first)]).toEqual([before, first]);
});

const LANGUAGES = ["typescript", "bash", "python", "yaml", "css", "html", "markdown", "php", "rust", "latex"] as const;

test.each(LANGUAGES)("the patterns of %s match only where they can begin", async (language) => {
  for (const source of patternsOf((await bundledLanguages[language]()).default.at(-1))) {
    const translation = translatePattern(source);
    if (translation === null || source.includes("\\G")) continue;
    const { before, first } = beginningOf(source);
    for (const text of TEXTS) {
      const { codes } = readLine(text);
      for (const { index } of text.matchAll(new RegExp(translation.pattern, translation.flags))) {
        const [behind = 0, next = 0] = codes.slice(index, index + 2);
        const isHeld = holdsCode(before, behind) && holdsCode(first, next);
        expect(isHeld, `${source} at ${index} of ${text}`).toBe(true);
      }
    }
  }
});

const TEXTS = [
  'const a = await run<T>(x, { y: 1.5e3 }, () => "z"); // note\n',
  'export A="$(cat /x)" && curl -sS "$URL" | jq .a > log\n',
  "  def f(self, *a: int) -> None: return a[0] != 'b'\n",
  '  "key": [true, null, -1], <a href="/b">c</a> <!-- d -->\n',
  "@media (min-width: 1px) { .a > b:hover::after { color: #fff } }\n",
  "- **b** `c` [d](e) _f_ \\begin{g} $x^2 + \\frac{a}{b}$ % c\n",
  'const größe = new Über("naïve – x"); # 日本語 → ok ✓ déjà\n',
  "\n",
  "a",
];
