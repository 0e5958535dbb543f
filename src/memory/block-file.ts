// Reads and writes files in blocks: what is asked for in turn lies near one another.
import { readSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

/** Reads bytes of a file. They may share the memory of the file's blocks. */
type ReadBytes = (at: number, length: number) => Uint8Array;

const BLOCK = 1 << 20;

/** Blocks kept in memory while a file is read: enough for most sites. */
const MOST_READ = 64;

/**
 * A file that only grows, block by block. What the disk does not take stays in memory: a full disk costs memory and what the
 * next build would have taken over, but not this build.
 */
export class GrowingFile {
  /** Blocks behind `first`, which is where the file is on the disk as a whole. */
  private rest: Buffer[] = [];
  private first = 0;
  private written = 0;
  private end = 0;
  private checksum = 0;
  private isRefused: boolean;
  private readonly readFromDisk: ReadBytes | null;

  /** `handle` is null where there is no file. */
  constructor(private readonly handle: number | null) {
    this.isRefused = handle === null;
    this.readFromDisk = handle === null ? null : blockReader(handle);
  }

  /** Bytes so far. */
  get length(): number {
    return this.end;
  }

  /** Returns where the bytes will be in the file. */
  add(bytes: Uint8Array): number {
    const at = this.end;
    this.checksum = crc32(bytes, this.checksum);
    for (let taken = 0; taken < bytes.length; ) {
      const offset = (this.end - this.first) % BLOCK;
      if (offset === 0) this.beginBlock();
      const part = bytes.subarray(taken, taken + BLOCK - offset);
      this.rest.at(-1)?.set(part, offset);
      taken += part.length;
      this.end += part.length;
    }
    return at;
  }

  read(at: number, length: number): Uint8Array {
    const isOnDisk = at < this.first;
    const offset = (at - this.first) % BLOCK;
    const room = isOnDisk ? this.first - at : BLOCK - offset;
    if (length > room) return Buffer.concat([this.read(at, room), this.read(at + room, length - room)]);
    if (isOnDisk) return this.readFromDisk?.(at, length) ?? new Uint8Array();
    return this.rest[(at - this.first - offset) / BLOCK]?.subarray(offset, offset + length) ?? new Uint8Array();
  }

  /** Writes what is not written yet. Returns the checksum of the whole file; null where the disk does not hold all of it. */
  write(): number | null {
    const [block] = this.rest;
    if (this.handle !== null && !this.isRefused && block) {
      try {
        writeBytes(this.handle, block.subarray(this.written - this.first, this.end - this.first), this.written);
        this.written = this.end;
      } catch {
        this.isRefused = true;
      }
    }
    return this.isRefused ? null : this.checksum;
  }

  private beginBlock(): void {
    if (this.write() !== null) {
      this.rest = [];
      this.first = this.end;
    }
    this.rest.push(Buffer.allocUnsafeSlow(BLOCK));
  }
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
