// Draws a picture as PNG at a size. The only place that knows resvg; loaded when a build first needs it.

/** A square PNG with the picture fitted into it. The extension of `name` tells the format. */
export async function drawPng(bytes: Buffer, name: string, size: number): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const isVector = name.toLowerCase().endsWith(".svg");
  const svg = isVector ? bytes.toString("utf8") : framed(bytes, name, size);
  const options = { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false } } as const;
  try {
    return new Resvg(svg, options).render().asPng();
  } catch {
    return bytes; // resvg cannot read it, but browsers may.
  }
}

/** Pixels in a vector frame: resvg scales them. */
function framed(bytes: Buffer, name: string, size: number): string {
  const type = /\.png$/i.test(name) ? "png" : /\.gif$/i.test(name) ? "gif" : /\.webp$/i.test(name) ? "webp" : "jpeg";
  const data = `data:image/${type};base64,${bytes.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${data}" width="${size}" height="${size}"/></svg>`;
}
