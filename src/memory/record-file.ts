// Keeps many small results in few files, with an index: a file for each would cost more than all else that a build writes.
import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { stateIfThere } from "../emit/fingerprint.js";
import { isIntact, type KeptFile } from "./kept-file.js";
import type { Store } from "./memory.js";
import { putFile, takeJson } from "./sealed-file.js";
import { openSpanFile, readSpan, type Span, type SpanFile } from "./span-file.js";

/** Where records are. Plain data, sent to threads. */
export interface RecordPlaces {
  readonly folder: string;
  readonly spans: ReadonlyMap<string, Span>;
}

/** The records of one run. */
export interface RecordFile {
  /** Where records of earlier runs are, and those added since. */
  readonly places: RecordPlaces;
  readonly add: (name: string, bytes: Uint8Array) => void;
  /** Lets readers find what was added. */
  readonly flush: () => void;
  /** Leaves the records under these names to the next run. More may be added afterwards. */
  readonly save: (needed: Iterable<string>) => void;
  readonly close: () => void;
}

interface PackedIndex {
  readonly files: readonly KeptFile[];
  readonly rows: readonly (readonly [name: string, file: number, at: number, length: number])[];
}

/** A run that takes longer than a day has been killed. */
const LONGEST_RUN_MS = 24 * 60 * 60 * 1000;

/** Opens the records under a name. Runs at the same time do not disturb one another: what they add goes to files of their own. */
export function openRecords(folder: string, name: string): RecordFile {
  const index = join(folder, `${name}.json`);
  let before = readIndex(folder, index);
  const spans = new Map(before.spans);
  const fresh = new Set<string>();
  let file: SpanFile | null = null;
  return {
    places: { folder, spans },
    add(record, bytes) {
      file ??= openSpanFile(join(folder, `${name}.${randomUUID()}`), [...before.spans.values()]);
      spans.set(record, file.add(bytes));
      fresh.add(record);
    },
    flush: () => file?.flush(),
    save(needed) {
      const names = new Set(needed);
      const now = stateIfThere(index) === before.state ? before : readIndex(folder, index);
      if (fresh.size === 0 && [...now.spans.keys()].every((each) => names.has(each))) return;
      const older = [...now.spans].filter(([each]) => names.has(each) && !fresh.has(each));
      const rows = file === null ? new Map(older) : keptIn(file, older);
      for (const each of fresh) {
        const span = spans.get(each);
        if (span && names.has(each)) rows.set(each, span);
      }
      const own = file?.flush() ?? null;
      if (file !== null && own === null) return; // The disk is full.
      const used = new Set(Array.from(rows.values(), (span) => span.file));
      const files = [...now.files.filter((each) => each.name !== own?.name), ...(own ? [own] : [])];
      const kept = files.filter((each) => used.has(each.name));
      if (!putFile(index, JSON.stringify(packed(kept, rows)))) return;
      for (const each of now.named) if (!used.has(each) && each !== own?.name) remove(folder, each);
      removeLeftovers(folder, { name, used });
      before = { state: stateIfThere(index), files: kept, named: kept.map((each) => each.name), spans: rows };
    },
    close: () => file?.close(),
  };
}

/** Reads records in any thread. What a memory adds to them is added to the file by the thread that owns it. */
export function recordReader({ folder, spans }: RecordPlaces): Store {
  return {
    take(name) {
      const span = spans.get(name);
      try {
        return span ? readSpan(folder, span) : null;
      } catch {
        return null; // The file was removed.
      }
    },
    put: () => {},
  };
}

/** What is on the disk. */
function readIndex(folder: string, file: string) {
  const state = stateIfThere(file);
  const { files, rows } = (takeJson(file) ?? { files: [], rows: [] }) as PackedIndex;
  const intact = files.map((each) => (isIntact(folder, each) ? each : null));
  const spans = new Map<string, Span>();
  for (const [name, number, at, length] of rows) {
    const inside = intact[number];
    if (inside) spans.set(name, { file: inside.name, at, length });
  }
  return {
    /** What the file system says of the index. */
    state,
    /** The files that are intact. */
    files: intact.filter((each) => each !== null),
    /** The names of all files, intact or not. */
    named: files.map((each) => each.name),
    spans,
  };
}

function keptIn(file: SpanFile, spans: readonly (readonly [string, Span])[]): Map<string, Span> {
  const kept = new Map<string, Span>();
  for (const [name, span] of spans) {
    const there = keepIn(file, span);
    if (there !== null) kept.set(name, there);
  }
  return kept;
}

/** Null where others removed the file that it was in. */
function keepIn(file: SpanFile, span: Span): Span | null {
  try {
    return file.keep(span);
  } catch {
    return null;
  }
}

function packed(files: readonly KeptFile[], spans: ReadonlyMap<string, Span>): PackedIndex {
  const numbers = new Map(files.map(({ name }, number) => [name, number]));
  const rows = Array.from(spans, ([name, { file, at, length }]) => [name, numbers.get(file) ?? 0, at, length] as const);
  return { files, rows };
}

/** What killed runs left. Others may be running. */
function removeLeftovers(folder: string, { name, used }: { name: string; used: ReadonlySet<string> }): void {
  for (const each of readdirSync(folder)) {
    if (!each.startsWith(`${name}.`) || each === `${name}.json` || used.has(each)) continue;
    const stats = statSync(join(folder, each), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LONGEST_RUN_MS) remove(folder, each);
  }
}

function remove(folder: string, name: string): void {
  try {
    rmSync(join(folder, name), { force: true });
  } catch {
    // Another process has it open.
  }
}
