// Appends bytes to a file beside those of earlier builds, which are referenced, not copied.
import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { stateIfThere } from "../emit/fingerprint.js";
import { makeFolder } from "../files/make-folder.js";
import type { KeptFile } from "./kept-file.js";

/** Where bytes are. Plain data, kept between builds. */
export interface Span {
  /** Name of a file in the folder of the others. */
  readonly file: string;
  readonly at: number;
  readonly length: number;
}

export interface SpanFile {
  readonly add: (bytes: Uint8Array) => Span;
  /** Everything in files of earlier builds stays there. */
  readonly keepsAll: boolean;
  /** Where bytes of an earlier build are now. */
  readonly keep: (span: Span) => Span;
  readonly read: (span: Span) => Uint8Array;
  /** Writes what is not written yet; null where the disk does not hold all of it. More may be added afterwards. */
  readonly flush: () => KeptFile | null;
  /** The same, and finishes writing and reading. */
  readonly close: () => KeptFile | null;
  /** Closes and removes the file. */
  readonly discard: () => void;
}

/** Most files of earlier builds that are kept. */
const MOST_FILES = 8;

/**
 * Starts a file. `known` are all spans of earlier builds that are still needed. Spans of files that contain little else move
 * into the new one.
 */
export function openSpanFile(path: string, known: readonly Span[]): SpanFile {
  const folder = dirname(path);
  const name = basename(path);
  const handle = create(path);
  const own = new GrowingFile(handle);
  const readers = new Map([[name, (at: number, length: number) => own.read(at, length)]]);
  const handles = handle === null ? [] : [handle];
  const leaving = filesToLeave(folder, known);
  const readerOf = (file: string) => {
    const opened = readers.get(file);
    if (opened) return opened;
    const old = openSync(join(folder, file), "r");
    handles.push(old);
    const reader = blockReader(old);
    readers.set(file, reader);
    return reader;
  };
  const add = (bytes: Uint8Array): Span => ({ file: name, at: own.add(bytes), length: bytes.length });
  const flush = () => written(path, own);
  const end = () => {
    for (const each of handles.splice(0)) closeSync(each);
  };
  return {
    add,
    keepsAll: leaving.size === 0,
    keep: (span) => (leaving.has(span.file) ? add(readerOf(span.file)(span.at, span.length)) : span),
    read: ({ file, at, length }) => readerOf(file)(at, length),
    flush,
    close() {
      const kept = flush();
      end();
      return kept;
    },
    discard() {
      end();
      rmSync(path, { force: true });
    },
  };
}

/** Null where the disk does not hold all of it. */
function written(path: string, file: GrowingFile): KeptFile | null {
  const checksum = file.write();
  const state = checksum === null ? null : stateIfThere(path);
  return checksum === null || state === null ? null : { name: basename(path), length: file.length, checksum, state };
}

/** Null where the disk has no room. */
function create(path: string): number | null {
  try {
    makeFolder(dirname(path));
    return openSync(path, "w+");
  } catch {
    return null;
  }
}

/** The bytes of one span, from any thread. */
export function readSpan(folder: string, { file, at, length }: Span): Buffer {
  const handle = openSync(join(folder, file), "r");
  try {
    return readBytes(handle, at, length);
  } finally {
    closeSync(handle);
  }
}

/** Zero where others removed the file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Files of which less than half is still needed; where there are too many, all but the largest. */
function filesToLeave(folder: string, known: readonly Span[]): ReadonlySet<string> {
  const needed = new Map<string, number>();
  for (const { file, length } of known) needed.set(file, (needed.get(file) ?? 0) + length);
  const bySize = [...needed].sort(([, one], [, other]) => other - one);
  const isFull = bySize.length > MOST_FILES;
  const leaving = bySize.filter(
    ([file, length], index) => (isFull && index > 0) || length * 2 < sizeOf(join(folder, file)),
  );
  return new Set(leaving.map(([file]) => file));
}

/** Reads bytes of a file. They may share the memory of the file's blocks. */
type ReadBytes = (at: number, length: number) => Uint8Array;

const BLOCK = 1 << 20;

/** Blocks kept in memory while a file is read: enough for most sites. */
const MOST_READ = 64;

/**
 * A file that only grows, block by block. What the disk does not take stays in memory: a full disk costs memory and what the
 * next build would have taken over, but not this build.
 */
class GrowingFile {
  /** Blocks behind `first`, which is where the file is on the disk as a whole. */
  private rest: Uint8Array[] = [];
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
    // A copy: the block will be used again.
    return this.rest[(at - this.first - offset) / BLOCK]?.slice(offset, offset + length) ?? new Uint8Array();
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

  /** In the memory of the last block once the disk has it: new memory costs as much as what is copied into it. */
  private beginBlock(): void {
    const isWritten = this.write() !== null;
    if (isWritten) this.first = this.end;
    if (!isWritten || this.rest.length === 0) this.rest.push(new Uint8Array(BLOCK));
  }
}

/**
 * Reads whole blocks and keeps them. Beyond the kept blocks of a large file, only the bytes asked for are read: parts are not
 * read in order, so blocks would be read again and again.
 */
function blockReader(handle: number): ReadBytes {
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
function readBytes(handle: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
}

function writeBytes(handle: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done, bytes.length - done, at + done);
}
