// Changes the files of a project: all of them, or none, even if the command is killed in it.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, posix } from "node:path";
import { UsageError } from "../shared/problem.js";
import {
  endChange,
  hashOfContent,
  type Journal,
  readJournal,
  removeEmpty,
  undoChange,
  writeJournal,
} from "./change-journal.js";
import { withLock } from "./lock.js";
import { makeFolder } from "./make-folder.js";
import { changeLock, isUnsettled, WORK_FOLDER } from "./unsettled.js";

/** What is done to a project. Paths are relative to its root, with forward slashes. */
export interface Changes {
  /** New places of files by their old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** New contents of files by their new places. */
  readonly written: ReadonlyMap<string, NewContent>;
}

export interface NewContent {
  /** The text that the change was planned from; null: there must be no such file. */
  readonly before: string | null;
  readonly after: string | Buffer | CopyOf;
}

/** The path of a file whose bytes are taken. */
interface CopyOf {
  readonly copyOf: string;
}

/** Hears lines for people. */
type Say = (line: string) => void;

interface Project {
  readonly root: string;
  /** The command that changes it, for whoever has to be told that it was interrupted. */
  readonly command: string;
}

/** Makes all changes or throws and leaves everything as it was. Signals wait meanwhile, and so do other commands. */
export async function writeChanges({ root, command }: Project, changes: Changes, say: Say): Promise<void> {
  makeFolder(root);
  const signal = await alone(root, say, async () => {
    undoInterrupted(root, say);
    return holdSignals(() => change(root, command, changes));
  });
  if (signal === null) return;
  say("Interrupted after all files were written.");
  process.kill(process.pid, signal);
}

/** For every command that opens a project: waits for a change that is being made, and undoes one that was killed. */
export async function settleProject(root: string, say: Say): Promise<void> {
  if (isUnsettled(root)) await alone(root, say, async () => undoInterrupted(root, say));
}

function alone<Result>(root: string, say: Say, run: () => Promise<Result>): Promise<Result> {
  return withLock(changeLock(root), run, (pid) => say(`Waiting for process ${pid}, which is changing the project.`));
}

function undoInterrupted(root: string, say: Say): void {
  // A command that was killed while it took a lock over leaves it under such a name.
  const locks = readdirSync(root).filter((name) => name.startsWith(`${WORK_FOLDER}.lock-`));
  for (const name of locks) rmSync(join(root, name), { force: true });
  const journal = readJournal(root);
  if (journal === null) {
    endChange(root);
    return;
  }
  const kept = undoChange(root, journal);
  const beside =
    kept.length === 0 ? "" : ` Files edited since then are kept; their earlier versions are in ${kept.join(", ")}.`;
  say(`"docsgen ${journal.command}" was interrupted: its changes have been undone. Run it again.${beside}`);
}

function change(root: string, command: string, changes: Changes): void {
  refuseStale(root, changes);
  let journal = planJournal(root, command, changes);
  const proceed = (next: Partial<Journal>) => {
    journal = { ...journal, ...next };
    writeJournal(root, journal);
  };
  makeFolder(join(root, WORK_FOLDER));
  writeFileSync(join(root, WORK_FOLDER, ".gitignore"), "*\n");
  try {
    proceed({});
    proceed({ step: "leaving", written: prepare(root, journal, changes) });
    for (const { from, aside } of journal.moved) renameSync(join(root, from), join(root, aside));
    proceed({ step: "arriving" });
    for (const { aside, to } of journal.moved) arrive(root, aside, to);
    for (const { draft, file, old } of journal.written) {
      if (old === null) arrive(root, draft, file);
      else renameSync(join(root, draft), join(root, file));
    }
    removeEmpty(root, foldersAround(changes.moved.keys()));
  } catch (error) {
    undoChange(root, journal);
    throw error;
  }
  endChange(root);
}

/** Someone may have saved a file after the change was planned from it. */
function refuseStale(root: string, { moved, written }: Changes): void {
  const formerly = new Map(Array.from(moved, ([from, to]) => [to, from]));
  for (const [file, { before }] of written) {
    const path = join(root, formerly.get(file) ?? file);
    const now = existsSync(path) ? readFileSync(path, "utf8") : null;
    if (now === before) continue;
    const what = before === null ? `"${file}" already exists.` : `"${file}" was changed by someone else meanwhile.`;
    throw new UsageError(what, "Nothing was written. Run the command again.");
  }
}

function planJournal(root: string, command: string, { moved, written }: Changes): Journal {
  const mark = `.docsgen-${process.pid}-${Date.now()}`;
  const beside = (file: string, name: string) => posix.join(posix.dirname(file), `${mark}-${name}`);
  const formerly = new Map(Array.from(moved, ([from, to]) => [to, from]));
  return {
    command,
    step: "preparing",
    moved: Array.from(moved, ([from, to], index) => ({ from, aside: beside(from, `moved-${index}`), to })),
    written: Array.from(written, ([file, { before }], index) => ({
      file,
      formerly: formerly.get(file) ?? file,
      draft: beside(file, `new-${index}`),
      old: before === null ? null : String(index),
      hash: null,
    })),
    folders: foldersAround([...moved.values(), ...written.keys()]).filter((folder) => !existsSync(join(root, folder))),
  };
}

/** New contents are written beside their files first, so that a full disk or a closed folder is met before anything changes. */
function prepare(root: string, { written, folders }: Journal, changes: Changes): Journal["written"] {
  for (const folder of folders) makeFolder(join(root, folder));
  return written.map((each) => {
    const draft = join(root, each.draft);
    const after = changes.written.get(each.file)?.after ?? "";
    if (typeof after === "string" || Buffer.isBuffer(after)) writeFileSync(draft, after);
    else copyFileSync(after.copyOf, draft);
    if (each.old !== null) {
      const formerly = join(root, each.formerly);
      copyFileSync(formerly, join(root, WORK_FOLDER, each.old));
      chmodSync(draft, statSync(formerly).mode);
    }
    return { ...each, hash: hashOfContent(readFileSync(draft)) };
  });
}

/** What is there now was not there when the change was planned. */
function arrive(root: string, from: string, to: string): void {
  if (existsSync(join(root, to))) throw new UsageError(`"${to}" already exists.`, "Nothing was changed.");
  renameSync(join(root, from), join(root, to));
}

/** All folders around files, outer ones first. */
function foldersAround(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folder === "." || folder === "" || folders.has(folder)) return;
    add(posix.dirname(folder));
    folders.add(folder);
  };
  for (const file of files) add(posix.dirname(file));
  return [...folders];
}

/** Lets signals wait while something runs that is not to stop half-way. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs the work to its end and gives the signal that came meanwhile: whoever asked lets it act. */
async function holdSignals(work: () => void): Promise<NodeJS.Signals | null> {
  const heard: NodeJS.Signals[] = [];
  const hear = (signal: NodeJS.Signals) => void heard.push(signal);
  for (const signal of SIGNALS) process.on(signal, hear);
  try {
    work();
    // The work never waits, so Node tells of signals only now.
    await nextTurn();
    await nextTurn();
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear);
  }
  return heard[0] ?? null;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
