// Loads themes: their palettes and the style sheet.
import type { ThemeRegistrationAny } from "shiki/core";
import { bundledThemes } from "shiki/themes";
import { type CodePalette, codePalette, paletteCss } from "./code-palette.js";
import { themeStyles } from "./textmate/theme-styles.js";

/** The names of the themes for light and dark. */
export interface ThemeNames {
  readonly light: string;
  readonly dark: string;
}

export const DEFAULT_THEMES: ThemeNames = { light: "github-light-default", dark: "dark-plus" };

/** A pair of themes and a name for the pair. */
export interface ThemePair {
  readonly name: string;
  readonly light: CodePalette;
  readonly dark: CodePalette;
}

/** An unknown name is replaced by the default of its mode. */
export async function loadPair(names: ThemeNames): Promise<ThemePair> {
  const [light, dark] = await Promise.all([
    loadPalette(names.light, DEFAULT_THEMES.light),
    loadPalette(names.dark, DEFAULT_THEMES.dark),
  ]);
  return { name: `${names.light} ${names.dark}`, light, dark };
}

async function loadPalette(name: string, fallback: string): Promise<CodePalette> {
  const palette = codePalette((await loadTheme(name)) ?? (await loadTheme(fallback)) ?? { name, settings: [] });
  const shades = name === DEFAULT_THEMES.light ? READABLE_SHADES : VARIABLE_NAMES;
  const rename = (color: string) => shades[color.toLowerCase()] ?? color;
  return { ...palette, colors: palette.colors.map(rename), background: rename(palette.background) };
}

/** The colour of comments in the default theme, dark enough to read on our grey blocks. */
const READABLE_SHADES: Readonly<Record<string, string>> = { "#6e7781": "#59636e" };

/** Variables that a site defines for the theme `css-variables`. */
const VARIABLES = { name: "css-variables", variablePrefix: "--mint-", fontStyle: true };

/** Two of them have other names in the library. */
const VARIABLE_NAMES: Readonly<Record<string, string>> = {
  "var(--mint-foreground)": "var(--mint-color-text)",
  "var(--mint-background)": "var(--mint-color-background)",
};

async function loadTheme(name: string): Promise<ThemeRegistrationAny | null> {
  if (name === VARIABLES.name) {
    const { createCssVariablesTheme } = await import("shiki/core");
    return createCssVariablesTheme(VARIABLES);
  }
  if (!isBundled(name)) return null;
  return (await bundledThemes[name]()).default;
}

function isBundled(name: string): name is keyof typeof bundledThemes {
  return Object.hasOwn(bundledThemes, name);
}

/** The style sheet with the colours for the classes of highlighted code, and for what is coloured in the browser. */
export async function codeThemeCss(names: ThemeNames): Promise<string> {
  const light = await loadPalette(names.light, DEFAULT_THEMES.light);
  const dark = await loadPalette(names.dark, DEFAULT_THEMES.dark);
  const sheets = [
    paletteCss(light, "light", { isDefault: names.light === DEFAULT_THEMES.light, tokens: tokenColors(light) }),
    paletteCss(dark, "dark", { isDefault: names.dark === DEFAULT_THEMES.dark, tokens: tokenColors(dark) }),
  ];
  return `${sheets.join("\n")}\n`;
}

/** Kinds of token that the browser tells apart, each with a scope that stands for it; comments are pale text. */
const TOKENS = {
  string: "string.quoted.double",
  property: "support.type.property-name.json",
  number: "constant.numeric",
  constant: "constant.language",
  keyword: "keyword.control",
  name: "entity.name.function",
} as const;

function tokenColors(palette: CodePalette): Record<string, string> {
  const styleOf = themeStyles(palette);
  const colorOf = (scope: string) => palette.colors[styleOf(scope, () => [])?.color ?? 0] ?? "inherit";
  return Object.fromEntries(Object.entries(TOKENS).map(([token, scope]) => [token, colorOf(scope)]));
}
