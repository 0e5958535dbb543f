// Lists the font files that a site serves itself, their style sheet, and those that pages load ahead.
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";

/** The sheet of fonts that come from packages. */
export const FONT_SHEET = "_docsgen/fonts.css";

export function fontRoutes({ fonts }: Site): Route[] {
  if (fonts.length === 0) return [];
  const files = new Map(fonts.flatMap((font) => font.files.map(({ name, from }) => [name, from] as const)));
  const copied = [...files].map(([name, from]): Route => ({ kind: "copied", file: `_docsgen/fonts/${name}`, from }));
  return [{ kind: "made", file: FONT_SHEET, make: () => fonts.map(({ css }) => css).join("") }, ...copied];
}

/** Addresses of font files that nearly every page needs: the project's own, and the Latin part of families. */
export function preloadedFonts({ config, fonts, address: { base } }: Site): string[] {
  const own = [config.fonts.body, config.fonts.heading].flatMap((font) =>
    font?.source && !/^[a-z]+:|^\/\//i.test(font.source) ? [`${base}/${font.source.replace(/^\.?\/+/, "")}`] : [],
  );
  const families = fonts.flatMap(({ first }) => (first === null ? [] : [`${base}/_docsgen/fonts/${first}`]));
  return [...new Set([...own, ...families])];
}
