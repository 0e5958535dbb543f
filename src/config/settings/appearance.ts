// Owns the settings of how a site looks: colours, logo, fonts, background, icons, code, preview pictures.

import * as z from "zod";
import { CODE_THEMES, type CodeTheme } from "../../shared/code-themes.js";
import { DEFAULT_PRIMARY } from "../default-primary.js";
import { isScript } from "../link-and-icon.js";
import { colorPair, hexColor, iconLibrary, orNull, settings, text } from "./shapes.js";

export const theme = z
  .enum(["mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma", "sequoia"])
  .default("mint")
  .describe("Look and layout of the site. All themes accept the same settings.");

const colors = settings({
  primary: hexColor.default(DEFAULT_PRIMARY).describe("The brand colour, and the accent colour in light mode."),
  light: hexColor.optional().describe("Accent colour in dark mode. Default: primary."),
  dark: hexColor.optional().describe("Colour of buttons and the banner. Default: primary."),
})
  .prefault({})
  .transform(({ primary, light, dark }) => ({ primary, light: light ?? primary, dark: dark ?? primary }))
  .describe("Brand colours, adjusted if necessary to keep text readable.");

const file = z.string().trim();

/** One file for both modes, or one for each. A missing one is served by the other; an empty text is no file. */
const lightDark = z.union([
  file.transform((both) => filesOf(both, both)),
  settings({ light: file.optional(), dark: file.optional() }).transform(({ light, dark }, context) => {
    if (light !== undefined || dark !== undefined) return filesOf(light ?? "", dark ?? "");
    context.addIssue({ code: "custom", message: 'needs "light" and "dark"' });
    return z.NEVER;
  }),
]);

const logo = orNull(
  z.union([
    text.transform((file) => ({ light: file, dark: file, href: null })),
    settings({
      light: text.optional(),
      dark: text.optional(),
      href: text
        .refine((href) => !isScript(href), "must not be a script")
        .optional()
        .describe("Where the logo links to. Default: the first page."),
    }).transform((value, context) => {
      const light = value.light ?? value.dark;
      if (light !== undefined) return { light, dark: value.dark ?? light, href: value.href ?? null };
      context.addIssue({ code: "custom", message: 'needs "light" and "dark"' });
      return z.NEVER;
    }),
  ]),
).describe("Image in the top bar: one file, or one per mode.");

const favicon = orNull(lightDark).describe(
  "Icon of the site; all sizes are generated from it. One file, or one per mode.",
);

const appearance = settings({
  default: z.enum(["system", "light", "dark"]).default("system").describe("The mode on a reader's first visit."),
  strict: z.boolean().default(false).describe("Prevents readers from switching."),
})
  .prefault({})
  .describe("Light and dark mode.");

const background = settings({
  decoration: orNull(z.enum(["gradient", "grid", "windows"])).describe("A pattern behind the top of the page."),
  color: orNull(colorPair).describe("Page colour, per mode."),
  image: orNull(lightDark).describe("Background image, per mode."),
})
  .prefault({})
  .describe("Background of the pages.");

const fontFields = {
  weight: z.number().optional().describe("Font weight."),
  source: text.optional().describe("Path or URL of a font file."),
  format: z.enum(["woff", "woff2"]).optional().describe("Format of the font file."),
};

/** A font: loaded by family name, or from `source`. */
export interface Font {
  readonly family: string;
  readonly weight: number | null;
  readonly source: string | null;
  readonly format: "woff" | "woff2" | null;
}

const font = settings({ family: text, ...fontFields }).transform(toFont);

/** `family` applies to headings and body; `heading` and `body` override it. */
const fonts = settings({
  family: text
    .optional()
    .describe('Family for headings and text; "system-ui" uses the reader\'s system font. Default: Inter.'),
  ...fontFields,
  heading: font.optional().describe("Font for headings."),
  body: font.optional().describe("Font for body text."),
  code: font.optional().describe("Font for code. Default: Geist Mono."),
})
  .prefault({})
  .transform(({ family, heading, body, code, ...fields }) => {
    const both = family === undefined ? null : toFont({ family, ...fields });
    return { heading: heading ?? both, body: body ?? both, code: code ?? null };
  })
  .describe(
    "Fonts. A family comes from an npm package installed next to docs.json, or from `source`. Nothing is fetched from other hosts.",
  );

type FontFields = { family: string } & z.output<z.ZodObject<typeof fontFields>>;

function filesOf(light: string, dark: string): { readonly light: string; readonly dark: string } | null {
  return light === "" && dark === "" ? null : { light: light || dark, dark: dark || light };
}

function toFont({ family, weight, source, format }: FontFields): Font {
  return { family, weight: weight ?? null, source: source ?? null, format: format ?? null };
}

const icons = settings({ library: iconLibrary.default("fontawesome").describe("The library to look in first.") })
  .prefault({})
  .describe("Default for icons named without a library.");

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
      fold: null,
    })),
    settings({
      theme: codeTheme.default(DEFAULT_CODE_THEME).describe("Code theme, one or one per mode."),
      languages: settings({ custom: z.array(text).default([]).describe("Paths to TextMate grammars.") }).prefault({}),
      fold: orNull(z.number().int().min(14)).describe(
        "Folds code with more lines than this behind a button. `expandable` and `expandable=false` after a fence decide for one block.",
      ),
    }),
  ])
  .default({ theme: DEFAULT_CODE_THEME, languages: { custom: [] }, fold: null })
  .describe("Code colours: `system` follows the mode, `dark` is always dark; or the name of a theme.");

const empty: string[] = [];

function codeThemeOf(name: "system" | "dark" | CodeTheme): { light: CodeTheme; dark: CodeTheme } {
  if (name === "system") return DEFAULT_CODE_THEME;
  if (name === "dark") return { light: DEFAULT_CODE_THEME.dark, dark: DEFAULT_CODE_THEME.dark };
  return { light: name, dark: name };
}

const styling = settings({
  eyebrows: orNull(z.enum(["section", "breadcrumbs"])).describe(
    "What to show above a page title: the name of the group, or breadcrumbs. Default: depends on the theme; aspen and sequoia show breadcrumbs.",
  ),
  latex: orNull(z.boolean()).describe("Whether to load the styles for formulas. Default: on pages that have one."),
  codeblocks,
})
  .prefault({})
  .describe("Details of the appearance.");

const thumbnailFields = {
  appearance: orNull(z.enum(["light", "dark"])).describe("Mode of the images."),
  background: orNull(text).describe("Background image behind the title and description."),
  fonts: orNull(settings({ family: text })).describe("Font for the images."),
};

/** Preview pictures of pages; `false` makes none. `isAsked` tells a site that names settings from one that says nothing. */
const thumbnails = z
  .union([z.literal(false), settings(thumbnailFields)])
  .optional()
  .transform((value) => {
    const isOff = value === false;
    const fields = value || { appearance: null, background: null, fonts: null };
    return { ...fields, isOff, isAsked: value !== undefined && !isOff };
  })
  .describe("Preview images for shared links; `false` turns them off.");

/** In the order in which editors offer them. */
export const lookSettings = { colors, logo, favicon, appearance, background, fonts, icons, styling, thumbnails };
