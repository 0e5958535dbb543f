// Owns the icon strip: one picture with every icon of the site's shells, so that pages only name a number.
import type { Html, IconRef } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";

/** A drawn strip, cropped by the style sheet. Icons that are no inline SVG of one colour are not on it. */
export interface IconSheet {
  /** An SVG document with the icons below each other, each in a square. */
  readonly text: string;
  /** Changes with the text. */
  readonly version: string;
  /** Key of a reference → its position from the top. */
  readonly places: ReadonlyMap<string, number>;
}

/** The file name of the sheet, below the folder of the browser files. */
export const ICON_SHEET = "icons.svg";

/** The size of one square. */
const SIDE = 24;

/** Draws the strip of these icons, which is the same in every worker. */
export function createIconSheet(icons: readonly IconRef[], icon: (ref: IconRef) => Html | null): IconSheet {
  const places = new Map<string, number>();
  let squares = "";
  for (const ref of icons) {
    const key = iconKey(ref);
    if (places.has(key)) continue;
    const square = toSquare(icon(ref), places.size);
    if (square === null) continue;
    places.set(key, places.size);
    squares += square;
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE * places.size}">${squares}</svg>`;
  return { text, version: shortHash(text), places };
}

export function iconKey({ name, style, library }: IconRef): string {
  return `${library ?? ""} ${style ?? ""} ${name}`;
}

/** `<svg class="icon" viewBox="…">…</svg>` at its position; null for other pictures, colours, and icons with ids. */
function toSquare(html: Html | null, place: number): string | null {
  const match = html?.match(/^<svg [^>]*?(viewBox="[^"]*")[^>]*>(.*)<\/svg>$/s);
  const shapes = match?.[2] ?? "";
  if (!match || / id=|style=|(?:fill|stroke)="(?!none"|currentColor")/i.test(shapes)) return null;
  return `<svg y="${place * SIDE}" width="${SIDE}" height="${SIDE}" ${match[1]}>${shapes}</svg>`;
}
