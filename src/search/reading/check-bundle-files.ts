// Checks the files of a bundle against the checksums of its index, for bundles that came over a network.
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32 } from "node:zlib";
import {
  BUNDLE_FOLDER,
  type BundleIndex,
  type PackedStretch,
  type PageHead,
  pagesFile,
  TERMS_FILE,
} from "../bundle-files.js";
import { damagedBundle } from "./parse-bundle-index.js";
import { readStretches, type Stretches } from "./read-stretches.js";

/** How many pages are checked before others have their turn. */
const PAGES_AT_ONCE = 100;

/** @param name what messages call the build */
export async function checkBundleFiles(dist: string, index: BundleIndex, name: string): Promise<void> {
  const open = (file: string) => readStretches(join(dist, BUNDLE_FOLDER, file));
  const terms = open(TERMS_FILE);
  const parts = index.parts.map((_, part) => open(pagesFile(part)));
  try {
    if (terms?.checksum() !== index.terms.checksum) throw damagedBundle(name, `"${TERMS_FILE}" has changed`);
    let checked = 0;
    for (const [path, , , part, start, length, checksum] of index.segments.flatMap(({ pages }) => pages)) {
      const file = parts[part];
      if (!file || !isWhole(file, start, [length, checksum]))
        throw damagedBundle(name, `the page "${path}" has changed`);
      if (++checked % PAGES_AT_ONCE === 0) await nextTurn();
    }
  } finally {
    for (const file of [terms, ...parts]) file?.close();
  }
}

/** The head says what follows it. */
function isWhole(file: Stretches, start: number, head: PackedStretch): boolean {
  const bytes = file.read(start, head[0]);
  if (crc32(bytes) !== head[1]) return false;
  const { packed }: PageHead = JSON.parse(new TextDecoder().decode(bytes));
  return crc32(file.read(start + head[0], packed[0])) === packed[1];
}
