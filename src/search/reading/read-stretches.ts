// Opens a large file whose stretches are read as they are asked for.
//
// Reads are synchronous: the system keeps what was read lately, so that one takes a few microseconds. Through the thread
// pool the same read waits for other threads, and now and then takes a hundred times as long.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";

export interface Stretches {
  readonly size: number;
  /** Fewer bytes than asked for where the file is shorter. */
  readonly read: (start: number, length: number) => Uint8Array;
  readonly checksum: () => number;
  readonly close: () => void;
}

/** Null: there is no such file. */
export function readStretches(path: string): Stretches | null {
  const file = openFile(path);
  if (file === null) return null;
  const read = (start: number, length: number): Uint8Array => {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  };
  return {
    size: fstatSync(file).size,
    read,
    close: () => closeSync(file),
    checksum() {
      const piece = new Uint8Array(1 << 18);
      let checksum = 0;
      for (let at = 0; ; ) {
        const count = readSync(file, piece, 0, piece.length, at);
        if (count === 0) return checksum;
        checksum = crc32(piece.subarray(0, count), checksum);
        at += count;
      }
    },
  };
}

function openFile(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch {
    return null;
  }
}
