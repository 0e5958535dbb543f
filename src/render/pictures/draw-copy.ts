// Makes a copy of a picture as WebP. The only place that knows sharp.

/** Of 6: more takes twice the time for some per cent of the bytes. */
const EFFORT = 3;

/**
 * The picture at a width. Flat drawings are smaller without loss, so what does not shrink is tried so. What cannot be read is
 * served as it is: browsers go by the bytes of a picture, not by its name.
 */
export async function drawCopy(bytes: Buffer, width: number): Promise<Uint8Array> {
  try {
    const { default: sharp } = await import("sharp");
    const picture = sharp(bytes).autoOrient().resize({ width });
    const copy = await picture.clone().webp({ effort: EFFORT, smartSubsample: true }).toBuffer();
    if (copy.length < bytes.length) return copy;
    const lossless = await picture.webp({ effort: EFFORT, lossless: true }).toBuffer();
    return lossless.length < copy.length ? lossless : copy;
  } catch {
    return bytes;
  }
}
