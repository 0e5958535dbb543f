// Colours the lines of a block: cuts them by a grammar and writes the runs as HTML, in one pass or two.
import type { HighlighterCore } from "shiki/core";
import type { ThemePair } from "./code-themes.js";
import { LineMemo } from "./line-memo.js";
import { joinPasses, lineCutter, type Run } from "./tokenize.js";
import { type Attribute, writeLine } from "./write-line.js";

/** Gives the lines of a block as HTML. */
export type ColourLines = (lines: readonly string[]) => readonly string[];

interface Look {
  /** As the highlighter knows it. */
  readonly grammar: string;
  readonly pair: ThemePair;
  readonly attribute: Attribute;
}

/** The colouring of blocks of one grammar in one pair of themes; it remembers lines. */
export function lineColours({ grammar, pair, attribute }: Look, core: HighlighterCore): ColourLines {
  const read = SHELLS.has(grammar) ? hidePlaceholders : (line: string) => line;
  const pass = <Value>(theme: string, become: (line: string, runs: readonly Run[]) => Value) => {
    const cut = lineCutter(core.getLanguage(grammar), core.setTheme(theme).colorMap);
    const memo = new LineMemo((line, start) => {
      const { runs, state } = cut(read(line), start);
      return { value: become(line, runs), state };
    });
    return (lines: readonly string[]): Value[] => {
      core.setTheme(theme);
      return memo.all(lines);
    };
  };
  const [first, second] = pair.passes;
  if (second === undefined) return pass(first, (line, runs) => writeLine(line, runs, attribute));
  const light = pass(first, (_, runs) => runs);
  const dark = pass(second, (_, runs) => runs);
  return (lines) => {
    const darkRuns = dark(lines);
    return light(lines).map((runs, at) => writeLine(lines[at] ?? "", joinPasses(runs, darkRuns[at] ?? []), attribute));
  };
}

const SHELLS = new Set(["bash", "sh", "shell", "zsh", "shellscript", "shellsession", "console", "powershell", "ps1"]);

/** A shell reads `<name>` as two redirections; a reader reads it as a word to be filled in. The length stays. */
function hidePlaceholders(line: string): string {
  return line.replace(/<[A-Za-z][\w.-]*>/g, (word) => "x".repeat(word.length));
}
