// Owns the settings of how a site looks: colours, logo, fonts, background, icons, code, preview pictures.
import * as z from "zod";
import { CODE_THEMES, type CodeTheme } from "../../shared/code-themes.js";
import { DEFAULT_PRIMARY } from "../default-primary.js";
import { colorPair, hexColor, iconLibrary, lightDark, orNull, settings, text } from "./shapes.js";

export const theme = z
  .enum(["mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma", "sequoia"])
  .default("mint");

export const colors = settings({
  primary: hexColor.default(DEFAULT_PRIMARY),
  light: hexColor.optional(),
  dark: hexColor.optional(),
})
  .prefault({})
  .transform(({ primary, light, dark }) => ({ primary, light: light ?? primary, dark: dark ?? primary }));

export const logo = orNull(
  z.union([
    text.transform((file) => ({ light: file, dark: file, href: null })),
    settings({ light: text.optional(), dark: text.optional(), href: text.optional() }).transform((value, context) => {
      const light = value.light ?? value.dark;
      if (light !== undefined) return { light, dark: value.dark ?? light, href: value.href ?? null };
      context.addIssue({ code: "custom", message: 'needs "light" and "dark"' });
      return z.NEVER;
    }),
  ]),
);

export const favicon = orNull(lightDark);

export const appearance = settings({
  default: z.enum(["system", "light", "dark"]).default("system"),
  strict: z.boolean().default(false),
}).prefault({});

export const background = settings({
  decoration: orNull(z.enum(["gradient", "grid", "windows"])),
  color: orNull(colorPair),
  image: orNull(lightDark),
}).prefault({});

const fontFields = {
  weight: z.number().optional(),
  source: text.optional(),
  format: z.enum(["woff", "woff2"]).optional(),
};

/** A font: loaded by family name, or from `source`. */
export interface Font {
  readonly family: string;
  readonly weight: number | null;
  readonly source: string | null;
  readonly format: "woff" | "woff2" | null;
}

const font = settings({ family: text, ...fontFields }).transform(toFont);

/** `family` serves headings and body alike; `heading` and `body` go before it. */
export const fonts = settings({
  family: text.optional(),
  ...fontFields,
  heading: font.optional(),
  body: font.optional(),
})
  .prefault({})
  .transform(({ family, heading, body, ...fields }) => {
    const both = family === undefined ? null : toFont({ family, ...fields });
    return { heading: heading ?? both, body: body ?? both };
  });

type FontFields = { family: string } & z.output<z.ZodObject<typeof fontFields>>;

function toFont({ family, weight, source, format }: FontFields): Font {
  return { family, weight: weight ?? null, source: source ?? null, format: format ?? null };
}

export const icons = settings({ library: iconLibrary.default("fontawesome") }).prefault({});

/** The colours of code where docs.json names none. */
const DEFAULT_CODE_THEME = { light: "github-light-default", dark: "dark-plus" } as const;

const themeName = z.enum(CODE_THEMES);

const codeTheme = z.union([
  themeName.transform((name) => ({ light: name, dark: name })),
  settings({
    light: themeName.default(DEFAULT_CODE_THEME.light),
    dark: themeName.default(DEFAULT_CODE_THEME.dark),
  }),
]);

const codeblocks = z
  .union([
    z.enum(["system", "dark", ...CODE_THEMES]).transform((name) => ({
      theme: codeThemeOf(name),
      languages: { custom: empty },
    })),
    settings({
      theme: codeTheme.default(DEFAULT_CODE_THEME),
      languages: settings({ custom: z.array(text).default([]) }).prefault({}),
    }),
  ])
  .default({ theme: DEFAULT_CODE_THEME, languages: { custom: [] } });

const empty: string[] = [];

function codeThemeOf(name: "system" | "dark" | CodeTheme): { light: CodeTheme; dark: CodeTheme } {
  if (name === "system") return DEFAULT_CODE_THEME;
  if (name === "dark") return { light: DEFAULT_CODE_THEME.dark, dark: DEFAULT_CODE_THEME.dark };
  return { light: name, dark: name };
}

export const styling = settings({
  eyebrows: orNull(z.enum(["section", "breadcrumbs"])),
  latex: orNull(z.boolean()),
  codeblocks,
}).prefault({});

const thumbnailFields = {
  appearance: orNull(z.enum(["light", "dark"])),
  background: orNull(text),
  fonts: orNull(settings({ family: text })),
};

/** Preview pictures of pages; `false` makes none. `isAsked` tells a site that names settings from one that says nothing. */
export const thumbnails = z
  .union([z.literal(false), settings(thumbnailFields)])
  .optional()
  .transform((value) => {
    const isOff = value === false;
    const fields = value || { appearance: null, background: null, fonts: null };
    return { ...fields, isOff, isAsked: value !== undefined && !isOff };
  });
