// Decides which pictures get a copy, for pages and routes alike.

import type { PictureCopy } from "../../components/draw-context.js";
import type { ProjectFolder } from "../../files/open-folder.js";
import { encodePath } from "../../shared/encode-path.js";
import { COPIED_PICTURE } from "../../site/checks/with-pictures.js";
import { readPictureSize } from "../article/read-picture-size.js";

/**
 * In bytes: a smaller file is quick to load as it is. Of the 169 pictures above 100 kB on three sites (supermemory, Pipecat,
 * Trigger.dev), those below this are a third of the work and an eighth of the bytes that copies save. Each of the others saves
 * 200 kB at least, and two thirds.
 */
const LEAST_BYTES = 250_000;

/** In pixels: the column of an article on a screen with two pixels per point. Phones take it, too. */
const WIDTH = 1408;

/** In pixels: a file this large is decoded nowhere at once, here neither. */
const MOST_PIXELS = 100_000_000;

/** Bytes that name the parts of a file up to its first picture. */
const HEAD = 4096;

/** The copy of a picture; null where the picture is small, moves, or is none. */
export function pictureCopy(folder: ProjectFolder, file: string, base: string): PictureCopy | null {
  const plan = planCopy(folder, file);
  return plan && { address: `${base}/${encodePath(plan.file)}`, width: plan.width };
}

/** A file of the site, and its width in pixels. A comma would end the address of the file in `srcset`. */
export function planCopy(folder: ProjectFolder, file: string) {
  if (!COPIED_PICTURE.test(file) || !isLargeStill(folder, file)) return null;
  const size = readPictureSize(folder, file);
  if (size === null || size.width < 1 || size.width * size.height > MOST_PIXELS) return null;
  return {
    file: `_docsgen/pictures/${file.replaceAll(",", "_")}.webp`,
    width: Math.min(WIDTH, size.width),
  };
}

function isLargeStill({ state, head }: ProjectFolder, file: string): boolean {
  if ((state(file)?.size ?? 0) < LEAST_BYTES) return false;
  const start = head(file, HEAD);
  return start !== null && !isMoving(start.toString("latin1"));
}

/** An animation says so before its first picture. */
function isMoving(head: string): boolean {
  return head.startsWith("RIFF") ? head.includes("ANIM") : head.startsWith("\x89PNG") && head.includes("acTL");
}
