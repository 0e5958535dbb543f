// Keeps the notes of a build in a file: however many pages there are, what is in memory stays small.
import { createHash } from "node:crypto";
import { closeSync, copyFileSync, mkdirSync, openSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { PagePath } from "../model.js";
import { type NoteStore, startOf } from "./note-store.js";
import { draftStart, openNotes } from "./page-notes.js";

/** Where the notes of a page lie in the file. */
export interface NotePlace {
  readonly at: number;
  readonly lengths: readonly number[];
  /** Hash of what they say for search. */
  readonly draft: string;
}

/** Notes of an earlier build that still hold. */
export interface KnownNotes {
  readonly file: string;
  readonly places: ReadonlyMap<PagePath, NotePlace>;
}

/** A part of the notes of one page, read by itself: in whatever thread. Null where there are none. */
export function readPart({ file, places }: KnownNotes, path: PagePath, part: number): Uint8Array | null {
  const place = places.get(path);
  const length = place?.lengths[part] ?? 0;
  if (!place || length === 0) return null;
  const bytes = Buffer.allocUnsafeSlow(length);
  const handle = openSync(file, "r");
  try {
    readSync(handle, bytes, 0, length, place.at + startOf(place.lengths, part));
  } finally {
    closeSync(handle);
  }
  return bytes;
}

export interface NoteFile extends NoteStore {
  readonly places: ReadonlyMap<PagePath, NotePlace>;
  /** Ends writing and reading; the file stays. */
  readonly close: () => void;
  /** Closes and removes the file. */
  readonly discard: () => void;
}

/** Bytes that are written, and read, at once: parts that are asked for in turn lie near one another. */
const BLOCK = 1 << 20;
const MOST_BLOCKS = 64;

/** Begins a file of notes, with those of an earlier build that still hold. */
export function openNoteFile(file: string, known: KnownNotes | null = null): NoteFile {
  mkdirSync(dirname(file), { recursive: true });
  const places = new Map<PagePath, NotePlace>();
  if (known && isMostlyNeeded(known)) {
    copyFileSync(known.file, file);
    for (const [path, place] of known.places) places.set(path, place);
  }
  const handle = openSync(file, places.size > 0 ? "r+" : "w+");
  const pending = pendingBytes(handle, places.size > 0 ? statSync(file).size : 0);
  const read = blockReader(handle);
  if (known && places.size === 0) copyPlaces(known, pending, places);
  let isOpen = true;
  const close = () => {
    if (isOpen) pending.write();
    if (isOpen) closeSync(handle);
    isOpen = false;
  };
  return {
    places,
    add(path, { bytes, lengths }) {
      const draft = createHash("sha1")
        .update(bytes.subarray(draftStart(lengths)))
        .digest("base64url");
      places.set(path, { at: pending.add(bytes), lengths, draft });
    },
    has: (path) => places.has(path),
    open(page) {
      const place = places.get(page.path);
      if (!place) throw new Error(`The page "${page.path}" was not drawn.`);
      const { at, lengths } = place;
      return openNotes(page, lengths.length, (part) => {
        pending.write();
        return read(at + startOf(lengths, part), lengths[part] ?? 0);
      });
    },
    close,
    discard() {
      close();
      rmSync(file, { force: true });
    },
  };
}

/** With each build more of a file is no longer needed: from a half on, the rest is copied piece by piece. */
function isMostlyNeeded({ file, places }: KnownNotes): boolean {
  let needed = 0;
  for (const { lengths } of places.values()) needed += startOf(lengths, lengths.length);
  return places.size > 0 && needed * 2 > statSync(file).size;
}

function copyPlaces(known: KnownNotes, pending: PendingBytes, places: Map<PagePath, NotePlace>): void {
  const handle = openSync(known.file, "r");
  const read = blockReader(handle);
  for (const [path, { at, lengths, draft }] of known.places) {
    places.set(path, { at: pending.add(read(at, startOf(lengths, lengths.length))), lengths, draft });
  }
  pending.write();
  closeSync(handle);
}

interface PendingBytes {
  /** Returns where the bytes will lie. */
  readonly add: (bytes: Uint8Array) => number;
  readonly write: () => void;
}

/** Gathers bytes until there are enough to be written at once, behind `start`. */
function pendingBytes(handle: number, start: number): PendingBytes {
  let waiting: Uint8Array[] = [];
  let written = start;
  let end = start;
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

/** Reads whole blocks, and keeps the last of them: most sites fit in. What it gives stays good. */
function blockReader(handle: number): (at: number, length: number) => Uint8Array {
  const blocks = new Map<number, Uint8Array>();
  const blockAt = (number: number, least: number): Uint8Array => {
    const kept = blocks.get(number);
    if (kept && kept.length >= least) return kept;
    const wanted = Buffer.allocUnsafeSlow(BLOCK);
    const bytes = wanted.subarray(0, readSync(handle, wanted, 0, BLOCK, number * BLOCK));
    if (blocks.size >= MOST_BLOCKS) blocks.delete(blocks.keys().next().value ?? 0);
    blocks.set(number, bytes);
    return bytes;
  };
  return (at, length) => {
    const first = Math.floor(at / BLOCK);
    const end = at + length - first * BLOCK;
    if (end <= BLOCK) return blockAt(first, end).subarray(end - length, end);
    const whole = Buffer.allocUnsafeSlow(length);
    for (let done = 0; done < length; ) {
      const number = Math.floor((at + done) / BLOCK);
      const start = at + done - number * BLOCK;
      const stop = Math.min(BLOCK, start + length - done);
      whole.set(blockAt(number, stop).subarray(start, stop), done);
      done += stop - start;
    }
    return whole;
  };
}
