// Reads and writes small files of the cache. Each appears whole, and is only read while it is what was written.
import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { makeFolder } from "../files/make-folder.js";

/** Bytes of the checksum, which come first. */
const CHECKSUM = 4;

/**
 * Written next to the target and renamed. Each draft has a unique name: process ids do not distinguish
 * threads, and containers that share a folder use the same ones. What cannot be kept is made again next
 * time, so a read-only folder or a full disk is not an error: false.
 */
export function putFile(file: string, content: string | Uint8Array): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    makeFolder(dirname(file));
    writeFileSync(draft, sealed(content));
    renameSync(draft, file);
    return true;
  } catch {
    discard(draft);
    return false;
  }
}

/** The content of a file that was put; null where there is none, or where it is damaged. */
export function takeFile(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(CHECKSUM);
    return bytes.length >= CHECKSUM && bytes.readUInt32LE() === crc32(content) ? content : null;
  } catch {
    return null;
  }
}

/** The value of a file that was put as JSON; undefined where there is none, or where it is damaged. */
export function takeJson(file: string): unknown {
  const content = takeFile(file);
  return content === null ? undefined : JSON.parse(content.toString());
}

function sealed(content: string | Uint8Array): Uint8Array {
  const bytes = Buffer.from(content);
  const checksum = Buffer.alloc(CHECKSUM);
  checksum.writeUInt32LE(crc32(bytes));
  return Buffer.concat([checksum, bytes]);
}

/** On a full disk, half of the draft is there. */
function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Nothing was written.
  }
}
