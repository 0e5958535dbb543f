// Reads and writes files in blocks: what is asked for in turn lies near one another.
import { readSync, writeSync } from "node:fs";

/** Reads bytes of a file. They may share the memory of the file's blocks. */
export type ReadBytes = (at: number, length: number) => Uint8Array;

/** A file that only grows. */
export interface GrowingFile {
  /** Returns where the bytes will be in the file. */
  readonly add: (bytes: Uint8Array) => number;
  readonly read: ReadBytes;
  /** Writes what is not written yet. */
  readonly write: () => void;
}

const BLOCK = 1 << 20;

/** Blocks kept in memory while a file is read: enough for most sites. */
const MOST_READ = 64;

/** Blocks kept in memory while a file is written, when drawing needs memory too. */
const MOST_WRITTEN = 32;

/** Added bytes stay in memory until there are too many of them; afterwards all of them are on disk. */
export function growingFile(handle: number, isReadAgain: boolean): GrowingFile {
  const mostKept = isReadAgain ? MOST_WRITTEN : 0;
  const kept: Uint8Array[] = [];
  const readFromDisk = blockReader(handle);
  /** The block being filled; the length of the file, and how far it is written, apart from kept blocks. */
  let last = Buffer.alloc(0);
  let end = 0;
  let written = 0;

  function beginBlock(number: number): void {
    writeLast();
    if (number <= mostKept) last = Buffer.allocUnsafeSlow(BLOCK);
    if (number < mostKept) kept.push(last);
    else written = end;
  }

  /** Writes the unwritten end of the last block, if that block is not kept. */
  function writeLast(): void {
    if (end <= kept.length * BLOCK || written === end) return;
    const start = written % BLOCK;
    writeBytes(handle, last.subarray(start, start + end - written), written);
    written = end;
  }

  function read(at: number, length: number): Uint8Array {
    const offset = at % BLOCK;
    const rest = BLOCK - offset;
    const block = kept[(at - offset) / BLOCK];
    if (!block) {
      writeLast();
      return readFromDisk(at, length);
    }
    if (length <= rest) return block.subarray(offset, offset + length);
    return Buffer.concat([block.subarray(offset), read(at + rest, length - rest)]);
  }

  return {
    add(bytes) {
      const at = end;
      for (let taken = 0; taken < bytes.length; ) {
        const offset = end % BLOCK;
        if (offset === 0) beginBlock(end / BLOCK);
        const part = bytes.subarray(taken, taken + BLOCK - offset);
        last.set(part, offset);
        taken += part.length;
        end += part.length;
      }
      return at;
    },
    read,
    write() {
      for (const [number, block] of kept.entries())
        writeBytes(handle, block.subarray(0, end - number * BLOCK), number * BLOCK);
      writeLast();
    },
  };
}

/**
 * Reads whole blocks and keeps them. Beyond the kept blocks of a large file, only the bytes asked for are read: parts are not
 * read in order, so blocks would be read again and again.
 */
export function blockReader(handle: number): ReadBytes {
  const blocks = new Map<number, Uint8Array>();
  const blockAt = (number: number, least: number): Uint8Array | null => {
    const kept = blocks.get(number);
    if (kept && kept.length >= least) return kept;
    if (!kept && blocks.size >= MOST_READ) return null;
    const bytes = readBytes(handle, number * BLOCK, BLOCK);
    blocks.set(number, bytes);
    return bytes;
  };
  return (at, length) => {
    const first = Math.floor(at / BLOCK);
    const end = at + length - first * BLOCK;
    const block = end <= BLOCK ? blockAt(first, end) : null;
    return block ? block.subarray(end - length, end) : readBytes(handle, at, length);
  };
}

/** Fewer bytes than asked for where the file is shorter. */
export function readBytes(handle: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
}

function writeBytes(handle: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done, bytes.length - done, at + done);
}
