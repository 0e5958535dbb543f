// Packs the words of a page into bytes for the disk or another thread, and opens them again.
import { deserialize, serialize } from "node:v8";
import type { WeighedPage } from "./weigh-page.js";

/** As Node keeps values. */
export function packWords(words: WeighedPage): Uint8Array {
  return serialize(words);
}

export function openWords(packed: Uint8Array): WeighedPage {
  return deserialize(packed);
}
