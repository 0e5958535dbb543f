// Owns the shape of a palette: the colours of a theme, which have short class names.

/** A theme's rule, as the tokenizer needs it. */
interface ThemeRule {
  readonly scope: string | readonly string[];
  /** Index into the colours; null where the rule sets no colour. */
  readonly color: number | null;
  readonly fontStyle: string | undefined;
}

export interface CodePalette {
  /** CSS colours, that of plain text first. */
  readonly colors: readonly string[];
  readonly background: string;
  readonly rules: readonly ThemeRule[];
}

/** Bits of a token's font style, and their letters in class names. */
export const FONT_STYLES = [
  { bit: 1, letter: "i", css: "font-style:italic" },
  { bit: 2, letter: "b", css: "font-weight:600" },
  { bit: 4, letter: "u", css: "text-decoration:underline" },
  { bit: 8, letter: "s", css: "text-decoration:line-through" },
] as const;

/** The part of a class name for each mode. */
export const MODES = {
  light: { prefix: "l", selector: "html:not(.dark) code" },
  dark: { prefix: "d", selector: ".dark code" },
} as const;
