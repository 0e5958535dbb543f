// Loads themes: their palettes and the style sheet.
import type { ThemeRegistrationAny } from "shiki/core";
import { bundledThemes } from "shiki/themes";
import { type CodePalette, codePalette, paletteCss } from "./code-palette.js";

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

/** The style sheet with the colours for the classes of highlighted code. */
export async function codeThemeCss(names: ThemeNames): Promise<string> {
  const light = await loadPalette(names.light, DEFAULT_THEMES.light);
  const dark = await loadPalette(names.dark, DEFAULT_THEMES.dark);
  const sheets = [
    paletteCss(light, "light", names.light === DEFAULT_THEMES.light),
    paletteCss(dark, "dark", names.dark === DEFAULT_THEMES.dark),
  ];
  return `${sheets.join("\n")}\n`;
}
