// Writes a site into a new folder and swaps it in when it is complete: a failed build leaves the last one untouched.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "../files/make-folder.js";
import { isOlderOutput } from "../files/older-output.js";
import { copyOriginal } from "../files/open-folder.js";
import type { Route } from "../model.js";
import { UsageError } from "../shared/problem.js";
import { stateOfFile } from "./fingerprint.js";
import { foldersAround, leavingOf } from "./merge-tree.js";
import type { OutputStates } from "./read-output.js";
import { switchOutput } from "./switch-journal.js";
import { workFolder } from "./work-folders.js";

/**
 * Routes made at the same time: a page has two, and threads that draw have many pages each. Files are written one by one: to
 * wait for each costs more than to write it.
 */
const CONCURRENCY = 64;

/** Larger files are written while others are made: what is made of all pages together may be as large as they are. */
const WRITTEN_AT_ONCE = 1 << 18;

/** So many of them stay in memory until they are there. */
const MOST_WRITING = 4;

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** What is known about the tree that the new one replaces. */
export interface OldTree {
  /** As it is now and as the last build left it. */
  readonly states: OutputStates;
  /** Files that stay as they are, if they still follow from the same original: null for those made of more than one file. */
  readonly kept: ReadonlyMap<string, string | null>;
}

/** A tree being written, next to its final location. */
export interface Tree {
  /** Writes the routes, in order, several at a time; what is there already stays as it is. Throws what a route throws. */
  readonly write: (routes: Iterable<Route>) => Promise<Written>;
  /** Says that these files of the old tree stay. */
  readonly keep: (files: Iterable<string>) => Written;
  /** What a file of the tree says now. */
  readonly read: (file: string) => Promise<string>;
  /** Changes a text of the new tree, or one of the old that stays. Returns the bytes this adds. */
  readonly change: (file: string, change: (text: string) => string) => Promise<number>;
  /** The files of the new tree so far. */
  readonly files: () => ReadonlySet<string>;
  /** Puts the tree in the place of the old one. Tells the new states when they are asked for. */
  readonly swapIn: () => Promise<() => OutputStates>;
  /** Removes the unfinished tree. */
  readonly discard: () => Promise<void>;
}

/** Refuses an output path that is not a folder, or contains something other than a docsgen site. Throws a UsageError. */
export function guardFolder(out: string): void {
  if (!existsSync(out) || isOlderOutput(out)) return;
  if (!statSync(out).isDirectory()) throw new UsageError(`"${out}" is a file.`, "Choose a folder with --out.");
  if (readdirSync(out).length === 0) return;
  throw new UsageError(
    `"${out}" contains files that docsgen did not write.`,
    "A build replaces the whole folder: choose an empty or new one with --out.",
  );
}

/**
 * Begins a new tree for `out`. Without an old tree whose files are known it takes the whole place; else only what
 * differs is put there. Throws a UsageError where `out` is not docsgen's to replace or cannot be written.
 */
export async function openTree(out: string, old: OldTree | null = null): Promise<Tree> {
  guardFolder(out);
  const next = workFolder(out, "next");
  const aside = workFolder(out, "old");
  await emptyFolder(next).catch((cause: Error) => {
    throw new UsageError(
      `Cannot write to "${dirname(out)}": ${refusalOf(cause)}.`,
      "Give docsgen write access to this folder, or choose a different one with --out.",
    );
  });
  const making: Making = { next, out, old, folders: new Set(), files: new Set(), written: new Set(), writing: [] };
  return {
    write: (routes) => writeAll(routes, making),
    keep: (files) => keepAll(files, making),
    read: (file) => readTreeFile(file, making),
    change: (file, change) => changeFile(file, change, making),
    files: () => making.files,
    swapIn: async () => {
      await Promise.all(making.writing);
      if (old === null) {
        switchOutput(out, { next, aside, leaving: null });
        return () => statesOf(making, NO_STATES, []);
      }
      const { files: staying } = making;
      const leaving = [...old.states.files.keys()].filter((file) => !staying.has(file));
      switchOutput(out, { next, aside, leaving: leavingOf(leaving, staying) });
      return () => statesOf(making, old.states, leaving);
    },
    discard: async () => {
      await Promise.allSettled(making.writing);
      await rm(next, { recursive: true, force: true });
    },
  };
}

/** What the system says, without its code and the name of a folder that only docsgen knows. */
function refusalOf({ message }: Error): string {
  return message.replace(/^[A-Z]+: /, "").replace(/, \w+ '.*$/, "");
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  makeFolder(folder);
}

interface Making {
  readonly next: string;
  readonly out: string;
  readonly old: OldTree | null;
  /** Folders that were made. */
  readonly folders: Set<string>;
  readonly files: Set<string>;
  /** Those that the old tree does not have so. */
  readonly written: Set<string>;
  /** Large ones, until they are there. */
  readonly writing: Promise<void>[];
}

const NO_STATES: OutputStates = { files: new Map(), folders: new Map() };

/** A file that stayed is as it was, and so is a folder in and below which nothing was put or taken away. */
function statesOf({ out, files, written }: Making, before: OutputStates, leaving: readonly string[]): OutputStates {
  const touched = foldersAround([...written, ...leaving]).add("");
  const state = (path: string, old: string | undefined, isTouched: boolean): [string, string] => [
    path,
    (isTouched ? undefined : old) ?? stateOfFile(`${out}/${path}`),
  ];
  const folders = foldersAround(files).add("");
  return {
    files: new Map(Array.from(files, (file) => state(file, before.files.get(file), written.has(file)))),
    folders: new Map(Array.from(folders, (each) => state(each, before.folders.get(each), touched.has(each)))),
  };
}

async function writeAll(routes: Iterable<Route>, making: Making): Promise<Written> {
  const waiting = routes[Symbol.iterator]();
  let files = 0;
  let bytes = 0;
  const faults: unknown[] = [];
  const writer = async () => {
    try {
      for (let next = waiting.next(); !next.done && faults.length === 0; next = waiting.next()) {
        making.files.add(next.value.file);
        const size = await writeRoute(next.value, making);
        bytes += size; // Not in one step with the wait: other writers add meanwhile.
        files += 1;
      }
    } catch (fault) {
      faults.push(fault);
    }
  };
  // Only when no writer is at work any more can the tree be discarded.
  await Promise.all(Array.from({ length: CONCURRENCY }, writer));
  if (faults.length > 0) throw faults[0];
  return { files, bytes };
}

function keepAll(kept: Iterable<string>, { old, files }: Making): Written {
  let count = 0;
  let bytes = 0;
  for (const file of kept) {
    files.add(file);
    bytes += sizeOf(old?.states.files.get(file) ?? "0");
    count += 1;
  }
  return { files: count, bytes };
}

async function writeRoute(route: Route, making: Making): Promise<number> {
  const { old, next, out, folders, written } = making;
  const state = old?.states.files.get(route.file);
  if (state !== undefined && old?.kept.get(route.file) === originalOf(route)) return sizeOf(state);
  const path = join(next, route.file);
  if (route.kind === "copied") {
    written.add(route.file);
    makeOnce(dirname(path), folders);
    copyOriginal(route, path);
    return statSync(path).size;
  }
  const content = await route.make();
  const size = Buffer.byteLength(content);
  if (state !== undefined && sizeOf(state) === size && hasBytes(join(out, route.file), content)) return size;
  written.add(route.file);
  makeOnce(dirname(path), folders);
  if (size <= WRITTEN_AT_ONCE) writeFileSync(path, content);
  else await writeMeanwhile(path, content, making);
  return size;
}

/** The one file that a route follows from; null where there is more to it. */
export function originalOf(route: Route): string | null {
  return route.kind === "copied" ? route.from : (route.madeFrom ?? null);
}

async function readTreeFile(file: string, { next, out, written, writing }: Making): Promise<string> {
  await Promise.all(writing);
  return readFileSync(join(written.has(file) ? next : out, file), "utf8");
}

async function changeFile(file: string, change: (text: string) => string, making: Making): Promise<number> {
  const { next, folders, written } = making;
  const before = await readTreeFile(file, making);
  const after = change(before);
  if (after === before) return 0;
  const path = join(next, file);
  written.add(file);
  makeOnce(dirname(path), folders);
  writeFileSync(path, after);
  return Buffer.byteLength(after) - Buffer.byteLength(before);
}

/** Waits no longer than until there is room for the next. */
async function writeMeanwhile(path: string, content: string | Uint8Array, { writing }: Making): Promise<void> {
  const written = writeFile(path, content);
  written.catch(() => {}); // Those who wait for the tree get the error.
  writing.push(written);
  if (writing.length >= MOST_WRITING) await writing.shift();
}

function hasBytes(path: string, content: string | Uint8Array): boolean {
  return readFileSync(path).equals(typeof content === "string" ? Buffer.from(content) : content);
}

/** Makes each folder once. */
function makeOnce(folder: string, folders: Set<string>): void {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/** Bytes of a file, by its state. */
function sizeOf(state: string): number {
  return Number.parseInt(state, 10);
}
