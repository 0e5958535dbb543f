// Makes a copy of a picture as WebP. The only place that knows @napi-rs/image.

/** Of 100: text in screenshots stays sharp, photographs take a tenth of their bytes. */
const QUALITY = 80;

/**
 * The picture at a width. Flat drawings are smaller without loss, so what does not shrink is tried so. What cannot be read is
 * served as it is: browsers go by the bytes of a picture, not by its name.
 */
export async function drawCopy(bytes: Buffer, width: number): Promise<Uint8Array> {
  try {
    const { Transformer } = await import("@napi-rs/image");
    const picture = () => new Transformer(bytes).rotate().resize(width);
    const copy = await picture().webp(QUALITY);
    if (copy.length < bytes.length) return copy;
    const lossless = await picture().webpLossless();
    return lossless.length < copy.length ? lossless : copy;
  } catch {
    return bytes;
  }
}
