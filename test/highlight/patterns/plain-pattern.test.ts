import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { lineReader } from "../../../src/highlight/line.js";
import { plainPatterns } from "../../../src/highlight/patterns/plain-pattern.js";
import { translatePattern } from "../../../src/highlight/patterns/translate-pattern.js";
import { patternsOf } from "../patterns-of.js";

const readLine = lineReader();
const plainPattern = plainPatterns();

test.each([
  ["classes by name", "[_$[:alpha:]][_$[:alnum:]]*", "[_$A-Za-z\\x01-\\x04][_$A-Za-z0-9\\x01-\\x04]*"],
  ["a bracket at the start of a class", "[]a-c-]", "[\\]a-c\\-]"],
  ["braces that count nothing", "{a}", "\\{a\\}"],
  ["the end of a line", "a$", "a(?=\\n?$)"],
  ["hexadecimal digits", "\\h[\\h_]", "[0-9A-Fa-f][0-9A-Fa-f_]"],
  ["what is never given back", "[ \\t]*+x", "[ \\t]*(?![ \\t])x"],
  ["what may be repeated or not", "(a+){0,1}b+{0,1}", "(a+){0,1}b*"],
  ["a character that no code has", "(?!\uFFFF)a", "(?!(?!))a"],
  ["characters by number", "[\\x41\\x{61}-\\x{7A}]", "[\\x41-\\x41\\x61-\\x7a]"],
  ["characters by number alone", "\\x41-\\x{5A}", "[\\x41-\\x41]-[\\x5a-\\x5a]"],
  ["all beyond ASCII by number", "[_\\x7F-\\x{10FFFF}]", "[_\\x01-\\x06]"],
  ["control characters, which are stood in by none", "[^\\x00-\\x7F]", "[^\\x07-\\x7e]"],
  ["an anchor that does not hold", "(^|\\\uFFFF)a", "(^|(?!))a"],
])("%s are written as JavaScript has them", (_, source, pattern) => {
  expect(plainPattern(source)?.pattern).toBe(pattern);
});

test.each([
  ["references", "(a)\\1"],
  ["groups by name", "(?<name>a)"],
  ["groups that are never given back", "(?>a|b)c"],
  ["a group that is repeated for good", "(ab)*+c"],
  ["classes that cut others", "[a&&b]"],
  ["what the search began with", "\\Ga"],
  ["letters of other scripts", "é"],
  ["flags for a part", "a(?x:b)"],
  ["letters of one case where case does not count", "(?i:[[:lower:]])"],
  ["a class that holds some characters beyond ASCII", "[\\x{C0}-\\x{FFFF}]"],
  ["a group that never ends", "(a"],
  ["a group that never began", "a)"],
])("It is not sure of %s", (_, source) => expect(plainPattern(source)).toBeNull());

test("the case of letters may be left out of account", () => {
  expect(plainPattern("(?i)select")?.isCaseless).toBe(true);
  expect(plainPattern("a(?i:b[c-e]-)|f")?.pattern).toBe("a(?:[bB][\\x43-\\x45\\x63-\\x65]-)|f");
});

const LANGUAGES = [
  ...["typescript", "bash", "json", "python", "yaml", "css", "html", "go", "sql", "php", "rust", "mdx"],
] as const;

test.each(LANGUAGES)("the patterns of %s find what the general translation finds", async (language) => {
  const grammars = (await bundledLanguages[language]()).default;
  const patterns = patternsOf(grammars.at(-1));
  for (const source of patterns) {
    const plain = plainPattern(source);
    const general = translatePattern(source);
    if (plain === null || general === null) continue;
    const ours = new RegExp(plain.pattern, plain.isCaseless ? "dgi" : "dg");
    const theirs = new RegExp(general.pattern, general.flags);
    for (const text of textsLike(source)) {
      const indices = execOnce(theirs, text)?.filter((_, number) => !general.hidden.has(number));
      const line = readLine(text).plain ?? "";
      expect([source, text, execOnce(ours, line)]).toEqual([source, text, indices]);
    }
  }
});

function execOnce(regexp: RegExp, text: string) {
  regexp.lastIndex = 0;
  return regexp.exec(text)?.indices?.map((each) => each);
}

const TEXTS = [
  'const a = await run<T>(x, { y: 1.5e3 }, () => "z"); // note\n',
  'export A="$(cat /x)" && curl -sS "$URL" | jq .a > log\n',
  "  def f(self, *a: int) -> None: return a[0] != 'b'\n",
  '  "key": [true, null, -1], <a href="/b">c</a>\n',
  'const größe = new Über("naïve – x"); # 日本語 → ok ✓ déjà\n',
  "  élan(étoile: Ñandú, 'مُحَمَّد') { return ☃️ + $été.ça }\n",
];

/** Lines of code, and lines made of pieces of the pattern: they come close to a match. */
function textsLike(source: string): string[] {
  const pieces = source.replace(/\\[A-Za-z]/g, " x1").match(/[\t -~]+?(?=[()|?*+[\]{}^$\\]|$)/g) ?? [];
  const words = pieces.map((each) => each.replace(/[()|?*+[\]{}^$\\]/g, "")).filter((each) => each !== "");
  return [...TEXTS, `${words.slice(0, 4).join("")}\n`, `${words.slice(0, 8).join(" ")}\n`, `${words.at(-1) ?? ""}\n`];
}
