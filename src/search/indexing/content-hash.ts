// Names files of the index by what they hold.
import { createHash } from "node:crypto";
import { HASH_LENGTH } from "../browser-files.js";

/** The hash of consecutive parts. */
export function contentHash(...parts: readonly Uint8Array[]): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, HASH_LENGTH);
}
