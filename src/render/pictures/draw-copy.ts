// Makes a copy of a picture as WebP. The only place that knows @napi-rs/image.

import { setImmediate } from "node:timers/promises";
import { imageSize } from "image-size";
import { collectGarbage } from "../../shared/engine/collect-garbage.js";

/** Of 100: text in screenshots stays sharp, photographs take a tenth of their bytes. */
const QUALITY = 80;

/**
 * In pixels. Larger pictures are scaled by the way that takes 12 bytes a pixel, and twice the time, in place of 17, in a heap
 * that was looked through: 45 MB less for one of 16 million pixels.
 */
const LARGE = 10_000_000;

/**
 * The picture at a width. Flat drawings are smaller without loss, so what does not shrink is tried so. What cannot be read is
 * served as it is: browsers go by the bytes of a picture, not by its name.
 *
 * Drawn in this thread, one after the other, as each thread of the system keeps the memory that it took: 45 pictures of
 * Trigger.dev took 435 MB in four of them, with one picture at a time.
 */
export async function drawCopy(bytes: Buffer, width: number): Promise<Uint8Array> {
  try {
    const library = await import("@napi-rs/image");
    const { width: across, height, orientation = 1 } = imageSize(bytes);
    const isLarge = across * height > LARGE;
    if (isLarge) collectGarbage("major");
    const picture = () => {
      const decoded = new library.Transformer(bytes);
      // Left out where nothing is to be turned: it prints what it finds odd in a file.
      if (orientation > 1) decoded.rotate(orientation);
      return isLarge
        ? decoded.resize(width, null, library.ResizeFilterType.Triangle)
        : decoded.fastResize({ width, filter: library.FastResizeFilter.Hamming }); // As sharp as the best, in half the time.
    };
    const copy = picture().webpSync(QUALITY);
    if (copy.length < bytes.length) return copy;
    const lossless = picture().webpLosslessSync();
    return lossless.length < copy.length ? lossless : copy;
  } catch {
    return bytes;
  } finally {
    collectGarbage("minor"); // The engine does not see the pixels that a decoded picture holds: up to hundreds of megabytes.
    await setImmediate(); // They are freed between two turns. Other work goes on meanwhile.
  }
}
