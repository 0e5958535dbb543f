// Checks whether a kept file is still what an earlier build wrote, and reads own properties of what was kept.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { stateOfFile } from "../emit/fingerprint.js";

/** Plain data, kept between builds. */
export interface KeptFile {
  /** In the folder of the others. */
  readonly name: string;
  /** Bytes of it that count: more may follow. */
  readonly length: number;
  /** Of these bytes. */
  readonly checksum: number;
  /** What the file system said of it: a file in the same state need not be read. */
  readonly state: string;
}

export function isIntact(folder: string, { name, length, checksum, state }: KeptFile): boolean {
  const path = join(folder, name);
  try {
    return stateOfFile(path) === state || isPart(readFileSync(path), length, checksum);
  } catch {
    return false; // Missing.
  }
}

function isPart(bytes: Uint8Array, length: number, checksum: number): boolean {
  return bytes.length >= length && crc32(bytes.subarray(0, length)) === checksum;
}

export function ownValue<Value>(data: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
