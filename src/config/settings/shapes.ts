// Owns the small shapes that settings are made of: text, link, colour, icon, pairs for light and dark.
import * as z from "zod";
import type { ColorPair, IconRef } from "../../model.js";
import { hrefFault, ICON_LIBRARIES, ICON_STYLES, iconName } from "../link-and-icon.js";

/**
 * An object of settings. A key that is not listed is an issue whose message carries the keys known here; the sentence
 * for the writer is made from it in `setting-problems.ts`.
 */
export function settings<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? Object.keys(shape).join(" ") : undefined),
  });
}

/** A setting that may be left out; `null` then. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().transform((value) => value ?? null);
}

export const text = z.string().trim().min(1, { error: "must not be empty" });

export const hexColor = z.string().regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/, {
  error: 'must be a colour such as "#0D9373" (three or six hexadecimal digits)',
});

export const href = z.string().superRefine((value, context) => {
  const fault = hrefFault(value);
  if (fault) context.addIssue({ code: "custom", message: fault });
});

export const webUrl = z.string().refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), {
  error: 'must be a URL that starts with "https://" or "http://"',
});

const iconStyle = z.enum(ICON_STYLES);

export const iconLibrary = z.enum(ICON_LIBRARIES);

const iconText = text.transform(iconName);

/** A library name, path, URL or inline `<svg>`, or an object that also names style and library. */
export const icon = z.union([
  iconText.transform((name): IconRef => ({ name })),
  settings({ name: iconText, style: iconStyle.optional(), library: iconLibrary.optional() }).transform(
    (value): IconRef => value,
  ),
]);

/** Two colours, or one that serves both modes. */
export const colorPair = z.union([
  hexColor.transform((color): ColorPair => ({ light: color, dark: color })),
  settings({ light: hexColor.optional(), dark: hexColor.optional() }).transform((value): ColorPair => value),
]);

const file = z.string().trim();

/** One file for both modes, or one for each. A missing one is served by the other; an empty text is no file. */
export const lightDark = z.union([
  file.transform((both) => filesOf(both, both)),
  settings({ light: file.optional(), dark: file.optional() }).transform(({ light, dark }, context) => {
    if (light !== undefined || dark !== undefined) return filesOf(light ?? "", dark ?? "");
    context.addIssue({ code: "custom", message: 'needs "light" and "dark"' });
    return z.NEVER;
  }),
]);

function filesOf(light: string, dark: string): { readonly light: string; readonly dark: string } | null {
  return light === "" && dark === "" ? null : { light: light || dark, dark: dark || light };
}
