// Reads how wide and high a picture of the project is, so that a page keeps room for it.
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { join, relative } from "node:path";
import { imageSize } from "image-size";
import type { PictureSize } from "../../components/draw-context.js";

/** What a page shows with `<img>`. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Bytes that hold the size of nearly every picture. */
const HEAD = 2 ** 16;

/** The size of a picture; null where there is none, it leads out of the project, or it has no size of its own. */
export function readPictureSize(root: string, file: string): PictureSize | null {
  const path = join(root, file);
  if (!PICTURE.test(file) || relative(root, path).startsWith("..")) return null;
  try {
    const head = readHead(path);
    return /\.svg$/i.test(file) ? drawingSize(head.toString()) : (sizeOf(head) ?? sizeOf(readFileSync(path)));
  } catch {
    return null; // Missing, or no picture.
  }
}

/** The proportions of a logo are enough, as its height is that of the bar: a drawing has them from its box, too. */
export function readLogoSize(root: string, file: string): PictureSize | null {
  const size = readPictureSize(root, file);
  const path = join(root, file);
  if (size || !/\.svg$/i.test(file) || relative(root, path).startsWith("..")) return size;
  try {
    return boxSize(readHead(path).toString());
  } catch {
    return null; // Missing.
  }
}

function readHead(path: string): Uint8Array & { toString(): string } {
  const handle = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}

/** How a picture is to be turned, as Exif numbers it; 1 where it is upright. */
export function readOrientation(bytes: Uint8Array): number {
  try {
    return imageSize(bytes).orientation ?? 1;
  } catch {
    return 1;
  }
}

/** Cameras store pictures as they are held: from 5 on, the orientation swaps the sides. */
function sizeOf(bytes: Uint8Array): PictureSize | null {
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
