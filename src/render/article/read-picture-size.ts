// Reads how wide and high a picture of the project is, so that a page keeps room for it.

import { imageSize } from "image-size";
import type { PictureSize } from "../../components/draw-context.js";
import type { ProjectFolder } from "../../files/open-folder.js";

/** What a page shows with `<img>`. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Bytes that hold the size of nearly every picture. */
const HEAD = 2 ** 16;

/** The size of a picture; null where there is none, it leads out of the project, or it has no size of its own. */
export function readPictureSize({ head, read }: ProjectFolder, file: string): PictureSize | null {
  const start = PICTURE.test(file) ? head(file, HEAD) : null;
  if (start === null) return null;
  if (/\.svg$/i.test(file)) return drawingSize(start.toString());
  return sizeOf(start) ?? (start.length < HEAD ? null : sizeOf(read(file)));
}

/** The proportions of a logo are enough, as its height is that of the bar: a drawing has them from its box, too. */
export function readLogoSize(folder: ProjectFolder, file: string): PictureSize | null {
  const size = readPictureSize(folder, file);
  const start = size || !/\.svg$/i.test(file) ? null : folder.head(file, HEAD);
  return start ? boxSize(start.toString()) : size;
}

/** Cameras store pictures as they are held: from 5 on, the orientation swaps the sides. */
function sizeOf(bytes: Uint8Array | null): PictureSize | null {
  if (bytes === null) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}

function boxSize(source: string): PictureSize | null {
  const [, box = ""] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)["']/i.exec(source.replace(/<!--.*?-->/gs, "")) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map((part) => Math.round(Number(part)));
  return width && height ? { width, height } : null;
}

/** Only a drawing with both sides in pixels has a size: others fit their surroundings. */
function drawingSize(source: string): PictureSize | null {
  const [root = ""] = /<svg\b[^>]*>/i.exec(source.replace(/<!--.*?-->/gs, "")) ?? [];
  const [width, height] = ["width", "height"].map((name) => {
    const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1];
    return value === undefined ? null : Math.round(Number(value));
  });
  return width && height ? { width, height } : null;
}
