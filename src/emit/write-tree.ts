// Writes all routes into a new folder and swaps it in when it is complete: a failed build leaves the last one untouched.
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Route } from "../model.js";
import { UsageError } from "../shared/problem.js";

/** Marks a folder as one that docsgen wrote and may replace. */
export const MARK = "_docsgen/site.json";

/** Files written at the same time. */
const CONCURRENCY = 32;

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** Refuses an output folder that holds something else than a docsgen site. Throws a UsageError. */
export function guardFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, MARK)) || readdirSync(out).length === 0) return;
  throw new UsageError(
    `"${out}" holds files that docsgen did not write.`,
    "Choose an empty or new folder with --out, or remove these files first.",
  );
}

/** Writes the routes beside `out`, then swaps the folders. Throws what a route throws, after removing the unfinished tree. */
export async function writeTree(out: string, routes: Iterable<Route>): Promise<Written> {
  guardFolder(out);
  const next = `${out}.next-${process.pid}`;
  await rm(next, { recursive: true, force: true });
  try {
    await mkdir(next, { recursive: true });
    const written = await writeAll(next, routes);
    await swap(next, out);
    return written;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
}

async function writeAll(folder: string, routes: Iterable<Route>): Promise<Written> {
  const made = new Map<string, Promise<unknown>>();
  const waiting = routes[Symbol.iterator]();
  let files = 0;
  let bytes = 0;
  const writer = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      bytes += await writeRoute(folder, next.value, made);
      files += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, writer));
  return { files, bytes };
}

async function writeRoute(folder: string, route: Route, made: Map<string, Promise<unknown>>): Promise<number> {
  const path = join(folder, route.file);
  const parent = dirname(path);
  let ready = made.get(parent);
  if (!ready) {
    ready = mkdir(parent, { recursive: true });
    made.set(parent, ready);
  }
  if (route.kind === "copied") {
    await ready;
    await copyFile(route.from, path);
    return 0;
  }
  const content = await route.make();
  await ready;
  await writeFile(path, content);
  return typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
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
