// Keeps the notes of a build in a file: however many pages there are, what is in memory stays small.
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { PagePath } from "../model.js";
import { type NoteStore, startOf } from "./note-store.js";
import { type Notes, openNotes } from "./page-notes.js";

export interface NoteFile extends NoteStore {
  /** Closes and removes the file. */
  readonly discard: () => void;
}

/** Bytes that are written, and read, at once: parts that are asked for in turn lie near one another. */
const WINDOW = 1 << 20;

interface Entry {
  /** Where its first part begins. */
  readonly at: number;
  readonly lengths: readonly number[];
}

/** Begins a file of notes. */
export function openNoteFile(file: string): NoteFile {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, "w+");
  const entries = new Map<PagePath, Entry>();
  const pending = pendingBytes((bytes) => writeAll(handle, bytes));
  const read = windowReader(handle);
  return {
    add(path, { bytes, lengths }) {
      entries.set(path, { at: pending.add(bytes), lengths });
    },
    open(page) {
      const entry = entries.get(page.path);
      if (!entry) throw new Error(`The page "${page.path}" was not drawn.`);
      const { at, lengths } = entry;
      return openNotes(page, lengths.length, (part) => {
        pending.write();
        return read(at + startOf(lengths, part), lengths[part] ?? 0);
      });
    },
    discard() {
      closeSync(handle);
      rmSync(file, { force: true });
    },
  };
}

/** Gathers bytes until there are enough to be written at once. */
function pendingBytes(write: (bytes: Uint8Array) => void) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let end = 0;
  const writeNow = () => {
    if (waiting.length > 0) write(Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  return {
    /** Returns where the bytes will lie. */
    add(bytes: Notes["bytes"]): number {
      const at = end;
      waiting.push(bytes);
      size += bytes.length;
      end += bytes.length;
      if (size >= WINDOW) writeNow();
      return at;
    },
    write: writeNow,
  };
}

function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
}

/** Reads ahead. The bytes it gives are good for as long as anybody holds them. */
function windowReader(handle: number): (at: number, length: number) => Uint8Array {
  let start = 0;
  let bytes = new Uint8Array();
  return (at, length) => {
    if (at < start || at + length > start + bytes.length) {
      start = at;
      const wanted = Buffer.allocUnsafeSlow(Math.max(length, WINDOW));
      bytes = wanted.subarray(0, readSync(handle, wanted, 0, wanted.length, at));
    }
    return bytes.subarray(at - start, at - start + length);
  };
}
