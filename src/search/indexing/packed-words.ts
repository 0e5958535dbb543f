// Packs the words of a page into bytes for the disk or another thread, and opens them again.
import type { WeighedPage } from "./weigh-page.js";

/** Layout: bytes of the terms, number of sections, number of entries; then sizes, ids, weights, terms. */
const HEAD = 12;

export function packWords({ terms, sizes, ids, weights }: WeighedPage): Uint8Array {
  const text = Buffer.from(terms);
  const sizesAt = HEAD;
  const idsAt = sizesAt + 4 * sizes.length;
  const weightsAt = idsAt + 4 * ids.length;
  const textAt = weightsAt + 2 * weights.length;
  const bytes = new Uint8Array(textAt + text.length);
  new Uint32Array(bytes.buffer, 0, 3).set([text.length, sizes.length, ids.length]);
  new Uint32Array(bytes.buffer, sizesAt, sizes.length).set(sizes);
  new Uint32Array(bytes.buffer, idsAt, ids.length).set(ids);
  new Uint16Array(bytes.buffer, weightsAt, weights.length).set(weights);
  bytes.set(text, textAt);
  return bytes;
}

export function openWords(packed: Uint8Array): WeighedPage {
  // Numbers must begin at a multiple of their size: in bytes that were read among others they may not.
  const bytes = packed.byteOffset % 4 === 0 ? packed : Uint8Array.from(packed);
  const { buffer, byteOffset } = bytes;
  const [textLength = 0, sections = 0, entries = 0] = new Uint32Array(buffer, byteOffset, 3);
  const idsAt = HEAD + 4 * sections;
  const weightsAt = idsAt + 4 * entries;
  const textAt = weightsAt + 2 * entries;
  return {
    sizes: [...new Uint32Array(buffer, byteOffset + HEAD, sections)],
    ids: new Uint32Array(buffer, byteOffset + idsAt, entries),
    weights: new Uint16Array(buffer, byteOffset + weightsAt, entries),
    terms: Buffer.from(buffer, byteOffset + textAt, textLength).toString(),
  };
}
