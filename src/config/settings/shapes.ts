// Owns the small shapes that settings are made of: text, link, colour, icon, pairs for light and dark.
import * as z from "zod";
import type { ColorPair, IconRef } from "../../model.js";
import { ICON_LIBRARIES, ICON_STYLES, iconName } from "../link-and-icon.js";

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
