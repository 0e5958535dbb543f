// Removes unused entries from the cache, and limits its size.
import { existsSync, readdirSync, rmSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { buildId } from "../../emit/package-files.js";
import { isWorkFolder, makerOf } from "../../emit/work-folders.js";
import { isRunning } from "../../files/lock.js";
import { RESULTS } from "../../memory/memory.js";
import { putFile, takeFile } from "../../memory/sealed-file.js";

/** The cache of a site of 1,000 pages takes 50 MB for each output. */
const MOST_BYTES = 2 ** 30;

/** The build that was just remembered. */
interface Remembered {
  /** What the names of its files begin with. */
  readonly name: string;
  /** The folder of its output. */
  readonly out: string;
  /** Names of the files that it needs besides its own two. */
  readonly needed: readonly string[];
}

/** How often the cache is held to its size. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what earlier builds of the same output left, interrupted ones among them, what other versions of docsgen
 * remembered, and builds whose output is gone. If there is too much when an output is built for the first time, or for the
 * first time in a day, the oldest goes first.
 */
export function forget(cache: string, { name, out, needed }: Remembered, mostBytes = MOST_BYTES): void {
  const folder = join(cache, "builds");
  const named = join(folder, outFile(name));
  const isDue = !isFresh(named);
  if (isDue) putFile(named, out);
  const own = new Set([...needed, outFile(name), `${name}.json`, `${name}.pages.json`]);
  const names = readdirSync(folder);
  const outs = names.filter((each) => each.endsWith(OUT));
  const isThere = new Map(outs.map((each) => [each.slice(0, -OUT.length), isOutputThere(join(folder, each))]));
  const isNeeded = (each: string) => {
    const [build = ""] = each.split(".");
    return build === name ? own.has(each) : each.startsWith(`${buildId()}-`) && isThere.get(build) !== false;
  };
  for (const each of names) if (!isNeeded(each)) rmSync(join(folder, each), { force: true });
  if (!isDue) return;
  forgetVersions(join(cache, RESULTS));
  shrink(cache, new Set(Array.from(own, (each) => join(folder, each))), mostBytes);
}

/** Whether the cache was held to its size not long ago. */
function isFresh(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) < DAY_MS;
}

/** The results of other versions of docsgen. */
function forgetVersions(folder: string): void {
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  for (const each of versions) if (each !== buildId()) rmSync(join(folder, each), { recursive: true, force: true });
}

/** Holds the path of the output of a build. */
const OUT = ".out";

function outFile(name: string): string {
  return `${name}${OUT}`;
}

function isOutputThere(file: string): boolean {
  const out = takeFile(file);
  return out !== null && existsSync(out.toString());
}

interface Sized {
  readonly path: string;
  readonly stats: Stats;
}

function shrink(cache: string, needed: ReadonlySet<string>, mostBytes: number): void {
  const files = [...filesIn(cache)].sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs);
  let left = files.reduce((sum, { stats }) => sum + stats.size, 0);
  for (const { path, stats } of files) {
    if (left <= mostBytes) return;
    if (needed.has(path)) continue;
    rmSync(path, { force: true });
    left -= stats.size;
  }
}

function* filesIn(folder: string): Generator<Sized> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    const stats = entry.isFile() && statSync(path, { throwIfNoEntry: false });
    if (stats) yield { path, stats };
  }
}

/** No build takes a day: by then, another process has its id. */
const LONGEST_BUILD_MS = 24 * 60 * 60 * 1000;

/** Only for whoever holds the lock of the output, after an interrupted switch was finished. */
export function sweepLeftovers(out: string): void {
  const folder = dirname(out);
  const name = basename(out);
  // With the slash, no file: writing the output says what is wrong.
  for (const entry of existsSync(`${folder}/`) ? readdirSync(folder) : []) {
    const of = [name, `${name}.zip`].find((each) => isWorkFolder(entry, each));
    if (of === undefined) continue;
    const path = join(folder, entry);
    const maker = makerOf(entry, of);
    const isLeft = maker !== null && !isRunning(maker);
    const state = statSync(path, { throwIfNoEntry: false });
    if (isLeft || (state && Date.now() - state.mtimeMs > LONGEST_BUILD_MS))
      rmSync(path, { recursive: true, force: true });
  }
}
