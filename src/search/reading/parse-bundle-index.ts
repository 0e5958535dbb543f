// Parses the index of an assistant bundle, and rejects one that is damaged or of another format.
import { crc32 } from "node:zlib";
import { UsageError } from "../../shared/problem.js";
import { BUNDLE_FORMAT, BUNDLE_INDEX_FILE, BUNDLE_MARK, type BundleIndex } from "../bundle-files.js";

/** @param dist what messages call the build */
export function parseBundleIndex(bytes: Buffer, dist: string): BundleIndex {
  const end = bytes.indexOf("\n");
  const [mark, format, length, checksum] = bytes.subarray(0, Math.max(0, end)).toString().split(" ");
  if (mark !== BUNDLE_MARK) throw damagedBundle(dist, `"${BUNDLE_INDEX_FILE}" is not an assistant index`);
  if (Number(format) !== BUNDLE_FORMAT) throw otherFormat(dist, Number(format));
  const body = bytes.subarray(end + 1);
  if (body.length !== Number(length) || crc32(body).toString(16) !== checksum) {
    throw damagedBundle(dist, `"${BUNDLE_INDEX_FILE}" has changed`);
  }
  return JSON.parse(body.toString());
}

function otherFormat(dist: string, format: number): UsageError {
  const isNewer = format > BUNDLE_FORMAT;
  return new UsageError(
    `The assistant index in "${dist}" was written by ${isNewer ? "a newer" : "an older"} docsgen (format ${format}, this one reads ${BUNDLE_FORMAT}).`,
    isNewer ? "Update docsgen, or rebuild the site with this version." : "Rebuild the site with this version.",
  );
}

export function damagedBundle(dist: string, what: string, cause?: unknown): UsageError {
  return new UsageError(
    `The assistant index in "${dist}" is damaged: ${what}.`,
    "Rebuild the site, or copy the whole output folder again.",
    { cause },
  );
}
