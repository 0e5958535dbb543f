// Tells whether a file that an earlier build kept is still what that build wrote.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { stateOfFile } from "../../emit/fingerprint.js";

/** Plain data, kept between builds. */
export interface KeptFile {
  /** In the folder of the others. */
  readonly name: string;
  readonly checksum: number;
  /** What the file system said of it: a file in the same state need not be read. */
  readonly state: string;
}

export function isIntact(folder: string, { name, checksum, state }: KeptFile): boolean {
  const path = join(folder, name);
  try {
    return stateOfFile(path) === state || crc32(readFileSync(path)) === checksum;
  } catch {
    return false; // Missing.
  }
}
