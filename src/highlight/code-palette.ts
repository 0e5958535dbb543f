// Owns the colours of a theme as short class names, and the style sheet that gives the names their colours.
import type { ThemeRegistrationAny } from "shiki/core";

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

export function codePalette(theme: ThemeRegistrationAny): CodePalette {
  const written = theme.settings ?? theme.tokenColors ?? [];
  const base = written.find((rule) => rule.scope === undefined)?.settings;
  const isLight = theme.type === "light";
  const text = base?.foreground ?? theme.colors?.["editor.foreground"] ?? theme.fg ?? (isLight ? "#333" : "#bbb");
  const background = theme.colors?.["editor.background"] ?? theme.bg ?? base?.background ?? (isLight ? "#fff" : "#111");
  const colors = [text];
  const indexOf = (color: string) => {
    const known = colors.findIndex((each) => each.toLowerCase() === color.toLowerCase());
    return known === -1 ? colors.push(color) - 1 : known;
  };
  const rules = written.flatMap(({ scope, settings }) => {
    // Some themes have rules without effect.
    if (scope === undefined || settings === undefined) return [];
    const color = settings.foreground === undefined ? null : indexOf(settings.foreground);
    return [{ scope, color, fontStyle: settings.fontStyle }];
  });
  return { colors, background, rules };
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

interface PaletteUse {
  readonly isDefault: boolean;
  /** Colours of the tokens that are told apart in the browser. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The rules of one mode: a class for each colour except that of plain text, and for each font style. */
export function paletteCss(palette: CodePalette, mode: keyof typeof MODES, { isDefault, tokens }: PaletteUse): string {
  const { colors, background } = palette;
  const { prefix, selector } = MODES[mode];
  const root = mode === "light" ? "html:not(.dark)" : "html.dark";
  // A theme that the site chose has its own background; the default theme uses the site's, and is known to style sheets.
  const own = isDefault ? {} : { background, ...tokens };
  const named = Object.entries(own).map(([name, color]) => `--code-${name}:${color};`);
  const rules = [`${root}{${named.join("")}--code-text:${colors[0]}}`];
  for (const [index, color] of colors.entries()) {
    if (index > 0) rules.push(`${selector} .${prefix}${index.toString(36)}{color:${color}}`);
  }
  for (const { letter, css } of FONT_STYLES) rules.push(`${selector} .${prefix}-${letter}{${css}}`);
  return rules.join("\n");
}
