// Lists the site's own font files, and which of their rules are in the site's sheet.
import { fileAddress, isElsewhere } from "../../layout/addresses.js";
import type { Route } from "../../model.js";
import type { SiteFont } from "../../site/read-fonts.js";
import type { Site } from "../../site/site.js";

/** The sheet with the rules that do not delay the first paint. */
export const FONT_SHEET = "_docsgen/fonts.css";

/** Characters of rules that a family may add to the sheet of the site. All alphabets of a variable font fit, in under 1 kB compressed. */
const ROOM = 6000;

export function fontRoutes({ fonts }: Site): Route[] {
  const files = new Map(fonts.flatMap((font) => font.files.map(({ name, from }) => [name, from] as const)));
  const copied = [...files].map(([name, from]): Route => ({ kind: "copied", file: `_docsgen/fonts/${name}`, from }));
  const late = lateFaces(fonts);
  return late.length === 0 ? copied : [{ kind: "made", file: FONT_SHEET, make: () => late.join("") }, ...copied];
}

/** Rules for the sheet of the site, which lies beside the folder of fonts. */
export function earlyFaces({ fonts }: Site): string {
  return fonts.flatMap((font) => font.faces.filter((face) => isEarly(face, font))).join("");
}

function textFonts(fonts: Site["fonts"]): Site["fonts"] {
  return fonts.filter(({ use }) => use === "text");
}

function lateFaces(fonts: Site["fonts"]): string[] {
  return fonts.flatMap((font) => font.faces.filter((face) => !isEarly(face, font)));
}

/** Whether alphabets are left for the sheet. */
export function hasLateFaces({ fonts }: Site): boolean {
  return lateFaces(fonts).length > 0;
}

/** For a family of text with many files (East Asian ones have a hundred) only the Latin rules go into the sheet of the site. */
function isEarly(face: string, { faces, use }: SiteFont): boolean {
  if (use === "code" || faces.join("").length <= ROOM) return true;
  return /-latin-(?:wght|\d+)-normal\.woff2|src:local\(/.test(face);
}

/**
 * Font files that nearly every page waits for: the project's own, and the Latin part of families. Nothing waits where fonts of
 * systems stand in: the first paint on a slow line came 0.3 s sooner. A preview loads its sheet anew, and must not move then.
 */
export function preloadedFonts({ config, fonts, address: { base } }: Site, isDev: boolean): string[] {
  const own = [config.fonts.body, config.fonts.heading].flatMap((font) =>
    font?.source && !isElsewhere(font.source) ? [fileAddress(font.source, base)] : [],
  );
  const families = textFonts(fonts).flatMap(({ first, hasStandIns }) =>
    first === null || (hasStandIns && !isDev) ? [] : [`${base}/_docsgen/fonts/${first}`],
  );
  return [...new Set([...own, ...families])];
}
