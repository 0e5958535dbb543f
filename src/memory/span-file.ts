// Appends bytes to a file beside those of earlier builds, which are referenced, not copied.
import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { stateIfThere } from "../emit/fingerprint.js";
import { makeFolder } from "../files/make-folder.js";
import { blockReader, GrowingFile, readBytes } from "./block-file.js";
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
