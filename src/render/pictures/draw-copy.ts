// Makes a copy of a picture as WebP. The only place that knows @napi-rs/image.

import { collectGarbage } from "../../shared/engine/collect-garbage.js";
import { readOrientation } from "../article/read-picture-size.js";

/** Of 100: text in screenshots stays sharp, photographs take a tenth of their bytes. */
const QUALITY = 80;

/**
 * The picture at a width. Flat drawings are smaller without loss, so what does not shrink is tried so. What cannot be read is
 * served as it is: browsers go by the bytes of a picture, not by its name.
 */
export async function drawCopy(bytes: Buffer, width: number): Promise<Uint8Array> {
  try {
    const { FastResizeFilter, Transformer } = await import("@napi-rs/image");
    const filter = FastResizeFilter.Hamming; // As sharp as the best for smaller pictures, in half the time.
    const orientation = readOrientation(bytes);
    const picture = () => {
      const decoded = new Transformer(bytes);
      // Left out where nothing is to be turned: it prints what it finds odd in a file.
      return (orientation > 1 ? decoded.rotate(orientation) : decoded).fastResize({ width, filter });
    };
    const copy = await picture().webp(QUALITY);
    if (copy.length < bytes.length) return copy;
    const lossless = await picture().webpLossless();
    return lossless.length < copy.length ? lossless : copy;
  } catch {
    return bytes;
  } finally {
    collectGarbage("minor"); // The engine does not see the pixels that a decoded picture holds: up to hundreds of megabytes.
  }
}
