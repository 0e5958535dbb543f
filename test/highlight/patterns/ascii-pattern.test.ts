import { bundledLanguages } from "shiki/langs";
import { expect, test } from "vitest";
import { searchedPatterns } from "../../../src/highlight/patterns/bundled-patterns.js";
import { asciiPatterns, readPatterns } from "../../../src/highlight/patterns/pattern-facts.js";
import type { RawGrammar } from "../../../src/highlight/textmate/raw-grammar.js";
import { SAMPLES } from "../textmate/samples.js";

const asciiPattern = asciiPatterns();

function inAscii(pattern: string, flags = "dgv"): string {
  return asciiPattern({ pattern, flags, isClipped: false, hidden: new Set(), transfers: new Map() }).pattern;
}

test.each([
  ["a class of Unicode", "x\\p{Nd}y", "x[\\x30-\\x39]y"],
  ["a class that cuts another", "[[a-z]&&[^aeiou[p-z]]]", "[\\x62-\\x64\\x66-\\x68\\x6a-\\x6e]"],
  ["what has no character of ASCII", "\\p{Lo}", "[]"],
  ["what looks like a class and is none", "\\[\\p{Lo}\\]", "\\[[]\\]"],
])("In ASCII %s is short", (_, pattern, expected) => expect(inAscii(pattern)).toBe(expected));

test.each(["\\u{1F600}?", "😀?"])("What may mean two halves of a character stays: %s", (pattern) =>
  expect(inAscii(pattern)).toBe(pattern),
);

const lines = Object.values(SAMPLES)
  .flatMap((code) => code.split("\n"))
  .filter((line) => /^[\t -~]*$/.test(line))
  .map((line) => `${line}\n`);

test.each(["bash", "markdown", "yaml", "ruby", "swift", "php", "css", "csharp", "kotlin", "mdx", "go"] as const)(
  "The patterns of %s find in ASCII what they find in any line",
  async (language) => {
    const grammar = (await bundledLanguages[language]()).default.at(-1) as unknown as RawGrammar;
    const read = readPatterns();
    for (const source of searchedPatterns(grammar)) {
      const facts = read(source);
      if (facts.plain !== null) continue;
      const { ascii, general } = facts;
      expect(ascii === null, source).toBe(general === null);
      if (ascii === null || general === null) continue;
      const [ours, theirs] = [new RegExp(ascii.pattern, ascii.flags), new RegExp(general.pattern, general.flags)];
      for (const line of lines) expect([source, line, allOf(ours, line)]).toEqual([source, line, allOf(theirs, line)]);
    }
  },
);

/** Where it matches from each place on. */
function allOf(regexp: RegExp, line: string) {
  return Array.from({ length: Math.ceil(line.length / 4) }, (_, at) => {
    regexp.lastIndex = 4 * at;
    return regexp.exec(line)?.indices?.map((each) => each?.join("-"));
  });
}
