// Loads themes: makes their palettes, and the style sheet that gives class names their colours.
import type { ThemeRegistrationAny } from "shiki/core";
import { bundledThemes } from "shiki/themes";
import { type CodePalette, FONT_STYLES, MODES } from "./code-palette.js";
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

interface PaletteUse {
  readonly isDefault: boolean;
  /** Colours of the tokens that are told apart in the browser. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The rules of one mode: a class for each colour except that of plain text, and for each font style. */
function paletteCss(palette: CodePalette, mode: keyof typeof MODES, { isDefault, tokens }: PaletteUse): string {
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
