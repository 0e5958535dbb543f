// Lets one process at a time write a project or an output: others wait, and take over from one that was killed.
import { randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { hasCode } from "../shared/problem.js";

/** Who holds a lock. */
interface Owner {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** When the process began, as the system counts; null where it does not tell. A later process may have its id. */
  readonly began: string | null;
}

/** Milliseconds between two looks at a lock that another process holds. */
const LOOK = 50;

/** How often an owner shows that it is alive, and after what time an owner on another machine counts as dead. */
const SIGN_OF_LIFE = 5_000;
const DEAD_AFTER = 60_000;

/** How long it takes at most to write who holds a lock. */
const WRITTEN_AFTER = 1_000;

/** Runs while no other process holds the lock `file`. `onWait` hears once of the process that is waited for. */
export async function withLock<Result>(
  file: string,
  run: () => Promise<Result>,
  onWait: (pid: number) => void,
): Promise<Result> {
  const me: Owner = { id: randomUUID(), host: hostname(), pid: process.pid, began: beginOf(process.pid) };
  let hasWaited = false;
  while (existsSync(file) || !take(file, me)) {
    const owner = ownerOf(file);
    if (owner && isDead(file, owner)) removeIfOf(file, owner);
    else {
      if (owner && owner !== UNKNOWN && !hasWaited) onWait(owner.pid);
      hasWaited = owner !== null;
      await pause(LOOK);
    }
  }
  const sign = setInterval(() => showLife(file), SIGN_OF_LIFE);
  sign.unref();
  try {
    return await run();
  } finally {
    clearInterval(sign);
    if (ownerOf(file)?.id === me.id) rmSync(file, { force: true });
  }
}

/** Where no file can be put there, nobody can write beside it either: whoever tries says so. */
function take(file: string, me: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(me), { flag: "wx" });
    return true;
  } catch (error) {
    return !hasCode(error, "EEXIST");
  }
}

/** Null where there is none any more. */
function ownerOf(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Owner;
  } catch (error) {
    return hasCode(error, "ENOENT") ? null : UNKNOWN;
  }
}

/** Of a lock that says nothing: it is being written, or was when the process was killed. */
const UNKNOWN: Owner = { id: "", host: "", pid: 0, began: null };

function isDead(file: string, { host, pid, began }: Owner): boolean {
  if (host === hostname()) return !isRunning(pid) || beginOf(pid) !== began;
  const state = statSync(file, { throwIfNoEntry: false });
  return state !== undefined && Date.now() - state.mtimeMs > (host === UNKNOWN.host ? WRITTEN_AFTER : DEAD_AFTER);
}

/** Another process may have removed it first, and taken the lock itself: that one is put back. */
function removeIfOf(file: string, { id }: Owner): void {
  const aside = `${file}-${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (ownerOf(aside)?.id !== id) linkSync(aside, file);
  } catch {
    // It is gone, or taken again.
  }
  rmSync(aside, { force: true });
}

/** Whether there is such a process on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** The twenty-second field of the state of a process, behind its name in brackets. */
function beginOf(pid: number): string | null {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, "utf8");
    return state.slice(state.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function showLife(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder is gone: writing it says so.
  }
}
