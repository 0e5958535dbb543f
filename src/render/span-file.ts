// Keeps bytes in a file that only grows, beside the files of earlier builds: what they hold is named, not copied.
import { closeSync, mkdirSync, openSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Where bytes lie. Plain data: it is kept between builds. */
export interface Span {
  /** Name of a file in the folder of the others. */
  readonly file: string;
  readonly at: number;
  readonly length: number;
}

export interface SpanFile {
  readonly add: (bytes: Uint8Array) => Span;
  /** All that lies in files of earlier builds stays there. */
  readonly keepsAll: boolean;
  /** Where the bytes of an earlier build lie from now on. */
  readonly keep: (span: Span) => Span;
  readonly read: (span: Span) => Uint8Array;
  /** Ends writing and reading; the file stays. */
  readonly close: () => void;
  /** Closes and removes the file. */
  readonly discard: () => void;
}

/** Files of earlier builds that may stay. */
const MOST_FILES = 8;

/** Begins a file; `known` are all spans of earlier builds that still matter. Spans of files that hold little else move into the new one. */
export function openSpanFile(path: string, known: readonly Span[]): SpanFile {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const handle = openSync(path, "w+");
  const pending = pendingBytes(handle);
  const readers = new Map([[basename(path), blockReader(handle)]]);
  const handles = [handle];
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
  const read = ({ file, at, length }: Span): Uint8Array => {
    pending.write();
    return readerOf(file)(at, length);
  };
  const add = (bytes: Uint8Array): Span => ({
    file: basename(path),
    at: pending.add(bytes),
    length: bytes.length,
  });
  const close = () => {
    if (handles.length === 0) return;
    pending.write();
    for (const each of handles.splice(0)) closeSync(each);
  };
  return {
    add,
    keepsAll: leaving.size === 0,
    keep: (span) => (leaving.has(span.file) ? add(readerOf(span.file)(span.at, span.length)) : span),
    read,
    close,
    discard() {
      close();
      rmSync(path, { force: true });
    },
  };
}

/** The bytes of one span, in whatever thread. */
export function readSpan(folder: string, { file, at, length }: Span): Buffer {
  const handle = openSync(join(folder, file), "r");
  try {
    return readBytes(handle, at, length);
  } finally {
    closeSync(handle);
  }
}

/** Files of which less than half still matters; where there are too many, all but the largest. */
function filesToLeave(folder: string, known: readonly Span[]): ReadonlySet<string> {
  const needed = new Map<string, number>();
  for (const { file, length } of known) needed.set(file, (needed.get(file) ?? 0) + length);
  const bySize = [...needed].sort(([, one], [, other]) => other - one);
  const isFull = bySize.length > MOST_FILES;
  const leaving = bySize.filter(
    ([file, length], index) => (isFull && index > 0) || length * 2 < statSync(join(folder, file)).size,
  );
  return new Set(leaving.map(([file]) => file));
}

/** Bytes that are written, and read, at once: parts that are asked for in turn lie near one another. */
const BLOCK = 1 << 20;
const MOST_BLOCKS = 64;

interface PendingBytes {
  /** Returns where the bytes will lie. */
  readonly add: (bytes: Uint8Array) => number;
  readonly write: () => void;
}

/** Gathers bytes until there are enough to be written at once. */
function pendingBytes(handle: number): PendingBytes {
  let waiting: Uint8Array[] = [];
  let written = 0;
  let end = 0;
  const write = () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    for (let done = 0; done < bytes.length; )
      done += writeSync(handle, bytes, done, bytes.length - done, written + done);
    written = end;
  };
  return {
    add(bytes) {
      const at = end;
      waiting.push(bytes);
      end += bytes.length;
      if (end - written >= BLOCK) write();
      return at;
    },
    write: () => {
      if (end > written) write();
    },
  };
}

/**
 * Reads whole blocks and keeps them: most sites fit in. Of larger ones, what lies in further blocks is read as it is
 * asked for: parts are not asked for in the order in which they lie, and blocks would be read again and again.
 */
function blockReader(handle: number): (at: number, length: number) => Uint8Array {
  const blocks = new Map<number, Uint8Array>();
  const blockAt = (number: number, least: number): Uint8Array | null => {
    const kept = blocks.get(number);
    if (kept && kept.length >= least) return kept;
    if (!kept && blocks.size >= MOST_BLOCKS) return null;
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
