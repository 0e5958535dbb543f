// Cuts lines of code into runs of one style, by the grammar of a language and a pair of themes.
import type { HighlighterCore } from "shiki/core";
import { paletteIndex } from "./merge-themes.js";

/** A run ends where the next begins. A style is an index into a palette and the bits of a font style. */
export interface Run {
  readonly start: number;
  readonly light: number;
  readonly dark: number;
}

type Grammar = ReturnType<HighlighterCore["getLanguage"]>;

/** What a line leaves to the next one: the constructs that are still open. */
export type State = ReturnType<Grammar["tokenizeLine2"]>["ruleStack"];

/** Colours of a grammar's theme, as `setTheme` gives them. */
export type ColorMap = readonly string[];

const FONT_SHIFT = 16;

export const colorOf = (style: number): number => style & 0xffff;
export const fontStyleOf = (style: number): number => style >>> FONT_SHIFT;

/** A line longer than this is no code that somebody reads; it would cost seconds. */
const LONGEST_LINE = 10_000;

/** A limit of time would make the colours depend on how busy the machine is. */
const NO_TIME_LIMIT = 0;

/** Cuts a line that begins in a state; null: the first line. */
export type CutLine = (
  line: string,
  state: State | null,
) => { readonly runs: readonly Run[]; readonly state: State | null };

/** One pass: foreground and background of a token are its colours in the light and the dark theme. */
export function lineCutter(grammar: Grammar, colors: ColorMap): CutLine {
  const index = colors.map((color) => paletteIndex(color));
  return (line, state) => {
    if (line === "" || line.length > LONGEST_LINE) return { runs: PLAIN, state };
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, NO_TIME_LIMIT);
    const runs: Run[] = [];
    for (let at = 0; at < tokens.length; at += 2) {
      const metadata = tokens[at + 1] ?? 0;
      // The layout of a token's 32 bits is part of the tokenizer's interface: 4 of font style, 9 and 8 of colours.
      const fontStyle = ((metadata >>> 11) & 0xf) << FONT_SHIFT;
      const light = (index[(metadata >>> 15) & 0x1ff] ?? 0) | fontStyle;
      const dark = (index[metadata >>> 24] ?? 0) | fontStyle;
      runs.push({ start: tokens[at] ?? 0, light, dark });
    }
    return { runs, state: ruleStack };
  };
}

const PLAIN: readonly Run[] = [{ start: 0, light: 0, dark: 0 }];

/** Joins two passes: the light style of the one, the dark style of the other, cut wherever either changes. */
export function joinPasses(light: readonly Run[], dark: readonly Run[]): Run[] {
  const starts = [...new Set([...light, ...dark].map((run) => run.start))].sort((a, b) => a - b);
  return starts.map((start) => ({
    start,
    light: light.findLast((run) => run.start <= start)?.light ?? 0,
    dark: dark.findLast((run) => run.start <= start)?.dark ?? 0,
  }));
}
