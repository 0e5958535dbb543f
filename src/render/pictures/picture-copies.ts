// Decides which copies a picture of the project gets, by what its file says of itself: pages and routes ask here alike.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { PictureCopy } from "../../components/draw-context.js";
import { encodePath } from "../../shared/encode-path.js";
import { COPIED_PICTURE } from "../../site/checks/with-pictures.js";
import { readPictureSize } from "../article/read-picture-size.js";

/** In bytes: a smaller file is quick to load as it is. */
const LEAST_BYTES = 100_000;

/** In pixels: the column of an article, and the same on a screen with fine pixels. A phone takes one of them. */
const WIDTHS = [768, 1536];

/** In pixels: a file this large is decoded nowhere at once, here neither. */
const MOST_PIXELS = 100_000_000;

/** Bytes that name the parts of a file up to its first picture. */
const HEAD = 4096;

/** The copies of a picture, the narrowest first; none where it is small, moves, or is no picture. */
export function pictureCopies(root: string, file: string, base: string): PictureCopy[] {
  return copyWidths(root, file).map((width) => ({ address: `${base}/${encodePath(copyFile(file, width))}`, width }));
}

/** The file of a copy. A comma would end its address in `srcset`. */
export function copyFile(file: string, width: number): string {
  return `_docsgen/pictures/${file.replaceAll(",", "_")}-${width}.webp`;
}

/** In pixels, rising. */
export function copyWidths(root: string, file: string): number[] {
  if (!COPIED_PICTURE.test(file) || !isLargeStill(join(root, file))) return [];
  const size = readPictureSize(root, file);
  if (size === null || size.width < 1 || size.width * size.height > MOST_PIXELS) return [];
  const narrower = WIDTHS.filter((width) => width < size.width);
  return narrower.length === WIDTHS.length ? narrower : [...narrower, size.width];
}

function isLargeStill(path: string): boolean {
  let handle: number | null = null;
  try {
    handle = openSync(path, "r");
    if (fstatSync(handle).size < LEAST_BYTES) return false;
    const head = Buffer.alloc(HEAD);
    return !isMoving(head.subarray(0, readSync(handle, head)).toString("latin1"));
  } catch {
    return false; // Missing.
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** An animation says so before its first picture. */
function isMoving(head: string): boolean {
  return head.startsWith("RIFF") ? head.includes("ANIM") : head.startsWith("\x89PNG") && head.includes("acTL");
}
