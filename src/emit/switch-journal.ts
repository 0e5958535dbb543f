// Records changes to an output before a build makes them, so that a killed build can be finished.
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { withLock } from "../files/lock.js";
import { writeWhole } from "../files/make-folder.js";
import { type Leaving, putTogether } from "./merge-tree.js";
import { workFile, workFolder } from "./work-folders.js";

/** A complete new output and what becomes of the old one. */
export interface Switch {
  /** The folder with the new files. */
  readonly next: string;
  /** Where the old output, or what is replaced of it, is kept meanwhile. */
  readonly aside: string;
  /** What the old output has and the new one has not; null: the new one takes the whole place. */
  readonly leaving: readonly Leaving[] | null;
}

/** Puts a new output in place. Where this process is killed in it, `finishSwitch` goes on. */
export function switchOutput(out: string, change: Switch): void {
  const journal = workFile(out, "journal");
  writeWhole(journal, JSON.stringify(change));
  try {
    perform(out, change);
  } finally {
    // Where it failed, all is as it was.
    rmSync(journal, { force: true });
  }
}

/** Finishes what a killed build began, if there is such. Only for whoever holds the lock of the output. */
export function finishSwitch(out: string): void {
  const file = workFile(out, "journal");
  if (!existsSync(file)) return;
  const change = JSON.parse(readFileSync(file, "utf8")) as Switch;
  const { next, aside, leaving } = change;
  if (existsSync(next) || leaving !== null)
    perform(out, leaving === null ? change : { ...change, aside: workFolder(out, "old") });
  for (const folder of [next, aside]) rmSync(folder, { recursive: true, force: true });
  rmSync(file, { force: true });
}

/** For whoever reads an output: waits for a build that is changing it, and finishes what a killed one began. */
export async function settleOutput(folder: string): Promise<void> {
  const out = resolve(folder);
  if (existsSync(workFile(out, "journal")))
    await withLock(
      workFile(out, "lock"),
      async () => finishSwitch(out),
      () => {},
    );
}

function perform(out: string, { next, aside, leaving }: Switch): void {
  if (leaving === null) swap(next, out, aside);
  else putTogether({ next, out, aside, leaving });
}

function swap(next: string, out: string, aside: string): void {
  if (existsSync(out) && !existsSync(aside)) renameSync(out, aside);
  try {
    renameSync(next, out);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, out);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}
