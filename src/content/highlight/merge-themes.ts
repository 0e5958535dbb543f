// Makes one theme of a light and a dark one, so that code is tokenized once for both.
//
// A token carries two colours: its foreground and its background. The rules of the light theme set the first and those
// of the dark theme the second, and the tokenizer resolves each by itself, as if it ran once for each theme. The font
// style is one for both. Instead of colours the merged theme holds indices into the palettes, written as colours.
import type { ThemeRegistrationRaw } from "shiki/core";
import type { CodePalette } from "./code-palette.js";

const DARK = 0x100;

export function mergeThemes(name: string, light: CodePalette, dark: CodePalette): ThemeRegistrationRaw {
  const text = { foreground: asColor(0), background: asColor(DARK) };
  return {
    name,
    type: "light",
    fg: text.foreground,
    bg: text.background,
    settings: [
      { settings: text },
      ...light.rules.map(({ scope, color, fontStyle }) => ({
        scope: scopeOf(scope),
        settings: {
          ...(color === null ? {} : { foreground: asColor(color) }),
          ...(fontStyle === undefined ? {} : { fontStyle }),
        },
      })),
      ...dark.rules.flatMap(({ scope, color }) =>
        color === null ? [] : [{ scope: scopeOf(scope), settings: { background: asColor(color + DARK) } }],
      ),
    ],
  };
}

function scopeOf(scope: string | readonly string[]): string | string[] {
  return typeof scope === "string" ? scope : [...scope];
}

function asColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, "0")}`;
}

/** The index that a colour of the merged theme stands for, in either palette. */
export function paletteIndex(color: string | undefined): number {
  const number = Number.parseInt((color ?? "#000001").slice(1, 7), 16) - 1;
  return number >= DARK ? number - DARK : number;
}

/** Selectors that mark up prose or mistakes: nobody looks at them to tell one theme from another. */
const MINOR = /^(?:markup|invalid|meta|emphasis|strong|carriage-return|string\.regexp|token)\b/;

/** Whether a single font style would make one of the two look different from itself. */
export function needsTwoPasses(light: CodePalette, dark: CodePalette): boolean {
  return fontStyles(light) !== fontStyles(dark);
}

function fontStyles({ rules }: CodePalette): string {
  const styled = rules.flatMap(({ scope, fontStyle }) => {
    const scopes = (typeof scope === "string" ? scope.split(",") : scope).map((each) => each.trim());
    return fontStyle ? scopes.filter((each) => !MINOR.test(each)).map((each) => `${each} ${fontStyle}`) : [];
  });
  return styled.toSorted().join("\n");
}
