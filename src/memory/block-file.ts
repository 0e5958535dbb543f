// Reads and writes files in blocks: what is asked for in turn lies near one another.
import { readSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

/** Reads bytes of a file. They may share the memory of the file's blocks. */
type ReadBytes = (at: number, length: number) => Uint8Array;

/** A file that only grows. */
export interface GrowingFile {
  /** Returns where the bytes will be in the file. */
  readonly add: (bytes: Uint8Array) => number;
  readonly read: ReadBytes;
  /** Bytes so far. */
  readonly length: () => number;
  /** Writes what is not written yet. Returns the checksum of the whole file; null where the disk does not hold all of it. */
  readonly write: () => number | null;
}

const BLOCK = 1 << 20;

/** Blocks kept in memory while a file is read: enough for most sites. */
const MOST_READ = 64;

/** Blocks kept in memory while a file is written, when drawing needs memory too. */
const MOST_WRITTEN = 32;

/**
 * Added bytes stay in memory until there are too many of them; afterwards all of them are on disk. Those that the disk does
 * not take stay in memory: a full disk costs memory and what the next build would have taken over, but not this build.
 * `handle` is null where there is no file.
 */
export function growingFile(handle: number | null, isReadAgain: boolean): GrowingFile {
  const mostKept = isReadAgain ? MOST_WRITTEN : 0;
  /** Blocks in memory, by number. */
  const kept = new Map<number, Uint8Array>();
  const readFromDisk = handle === null ? null : blockReader(handle);
  let isRefused = handle === null;
  /** The block being filled; the length of the file, and how far it is written, apart from kept blocks. */
  let last = Buffer.alloc(0);
  let end = 0;
  let written = 0;
  let checksum = 0;

  function beginBlock(number: number): void {
    writeLast();
    const isKept = number < mostKept || isRefused;
    if (isKept || number === 0 || kept.has(number - 1)) last = Buffer.allocUnsafeSlow(BLOCK);
    if (isKept) kept.set(number, last);
    else written = end;
  }

  /** Writes the unwritten end of the last block, if that block is not kept. */
  function writeLast(): void {
    const number = Math.ceil(end / BLOCK) - 1;
    if (number < 0 || kept.has(number) || written === end) return;
    const start = written - number * BLOCK;
    if (tryToWrite(last.subarray(start, end - number * BLOCK), written)) written = end;
    else kept.set(number, last);
  }

  function tryToWrite(bytes: Uint8Array, at: number): boolean {
    if (handle === null || isRefused) return false;
    try {
      writeBytes(handle, bytes, at);
      return true;
    } catch {
      isRefused = true;
      return false;
    }
  }

  function read(at: number, length: number): Uint8Array {
    const offset = at % BLOCK;
    const rest = BLOCK - offset;
    const number = (at - offset) / BLOCK;
    if (!kept.has(number)) writeLast();
    const block = kept.get(number);
    if (length > rest) return Buffer.concat([read(at, rest), read(at + rest, length - rest)]);
    if (block) return block.subarray(offset, offset + length);
    return readFromDisk?.(at, length) ?? new Uint8Array();
  }

  return {
    add(bytes) {
      const at = end;
      checksum = crc32(bytes, checksum);
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
    length: () => end,
    write() {
      writeLast();
      const blocks = [...kept];
      const isWhole = blocks.every(([number, block]) =>
        tryToWrite(block.subarray(0, end - number * BLOCK), number * BLOCK),
      );
      return isWhole && !isRefused ? checksum : null;
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
