// Writes a site into a new folder and swaps it in when it is complete: a failed build leaves the last one untouched.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Route } from "../model.js";
import { UsageError } from "../shared/problem.js";

/** Marks a folder as one that docsgen wrote and may replace. */
export const MARK = "_docsgen/site.json";

/** Routes made at the same time. Files are written one by one: to wait for each costs more than to write it. */
const CONCURRENCY = 32;

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** A tree in the making, beside the place where it will stand. */
export interface Tree {
  /** Writes the routes, in order, several at a time. Throws what a route throws. */
  readonly write: (routes: Iterable<Route>) => Promise<Written>;
  /** The files written so far. */
  readonly files: () => Iterable<string>;
  /** Puts the tree in the place of the old one. */
  readonly swapIn: () => Promise<void>;
  /** Removes the unfinished tree. */
  readonly discard: () => Promise<void>;
}

/** Refuses an output folder that holds something else than a docsgen site. Throws a UsageError. */
export function guardFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, MARK)) || readdirSync(out).length === 0) return;
  throw new UsageError(
    `"${out}" holds files that docsgen did not write.`,
    "Choose an empty or new folder with --out, or remove these files first.",
  );
}

/** Begins a new tree for `out`. Throws a UsageError where `out` is not docsgen's to replace or cannot be written. */
export async function openTree(out: string): Promise<Tree> {
  guardFolder(out);
  const next = `${out}.next-${process.pid}`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true }).catch((cause: Error) => {
    throw new UsageError(`Cannot write to "${dirname(out)}" (${cause.message}).`, "Choose another folder with --out.");
  });
  const folders = new Set<string>();
  const files = new Set<string>();
  return {
    write: (routes) => writeAll(next, noteFiles(routes, files), folders),
    files: () => files,
    swapIn: () => swap(next, out),
    discard: () => rm(next, { recursive: true, force: true }),
  };
}

function* noteFiles(routes: Iterable<Route>, files: Set<string>): Generator<Route> {
  for (const route of routes) {
    files.add(route.file);
    yield route;
  }
}

async function writeAll(root: string, routes: Iterable<Route>, folders: Set<string>): Promise<Written> {
  const waiting = routes[Symbol.iterator]();
  let files = 0;
  let bytes = 0;
  const writer = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const path = join(root, next.value.file);
      const size = await writeRoute(path, next.value, folders);
      bytes += size; // Not in one step with the wait: other writers add meanwhile.
      files += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, writer));
  return { files, bytes };
}

async function writeRoute(path: string, route: Route, folders: Set<string>): Promise<number> {
  const content = route.kind === "made" ? await route.make() : null;
  makeFolder(dirname(path), folders);
  if (content === null) {
    if (route.kind === "copied") copyFileSync(route.from, path);
    return statSync(path).size;
  }
  writeFileSync(path, content);
  return typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
}

/** Makes each folder once. */
function makeFolder(folder: string, folders: Set<string>): void {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

async function swap(next: string, out: string): Promise<void> {
  const old = `${out}.old-${process.pid}`;
  if (existsSync(out)) await rename(out, old);
  try {
    await rename(next, out);
  } catch (error) {
    if (existsSync(old)) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
