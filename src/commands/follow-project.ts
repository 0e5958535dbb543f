// Reports changed files of a project in batches.

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { watch } from "chokidar";
import { type FileStates, fingerprint } from "../emit/fingerprint.js";
import { isWorkFolder } from "../emit/work-folders.js";
import { isInOutput } from "../files/older-output.js";
import { pathFrom } from "../files/real-path.js";

/** Milliseconds without a change after which a batch is complete: editors write a file in several steps. */
const STILL = 2;

/** Most milliseconds that a batch is gathered in. */
const GATHER = 50;

/** Milliseconds in which the watcher reports only one change of a file, so a second one is checked for afterwards. */
const THROTTLE = 80;

/** Milliseconds between two checks of the folder itself, which a checkout may remove and recreate. */
const MISSING = 500;

/** Never read: hidden files, editors' temporary files, and what tools wrote. */
const NEVER_READ = /(^|\/)(node_modules|\.(?!well-known|gitbook|mintignore|docsgenignore)[^/]*)(\/|$)/;

interface Followed {
  readonly root: string;
  readonly outFolder: string;
  /** The states of its files before they were read; null where unknown. */
  readonly statesRead: FileStates | null;
}

/** The states of all files of a project, as the file system reports them. */
export function fileStates({ root, outFolder }: Pick<Followed, "root" | "outFolder">): FileStates | null {
  const states = fingerprint(root, { skip: [join(root, outFolder)], freshSince: Number.POSITIVE_INFINITY })?.states;
  return states ?? null;
}

/** Takes a file that was added, or one that may have been there before. */
type Note = (file: string, kind: "new" | "known") => void;

/** Called with files relative to the root. Never fails. */
type Take = (files: readonly string[]) => Promise<void>;

/** Watches the project until the returned function is called. */
export function followProject(followed: Followed, take: Take): () => Promise<void> {
  const note = createQueue(followed.root, take);
  let isOver = false;
  let close = followFolder(followed, note, awaitReturn);
  function awaitReturn(): void {
    if (isOver) return;
    if (!existsSync(followed.root)) return void setTimeout(awaitReturn, MISSING);
    // Where a file went while they were looked at, nothing is known, and all that is there is new.
    close = followFolder({ ...followed, statesRead: fileStates(followed) ?? new Map() }, note, awaitReturn);
    note("docs.json", "known");
  }
  return () => {
    isOver = true;
    return close();
  };
}

/** Watches the folder until it is removed, and `onGone` called, or until the returned function is called. */
function followFolder({ root, outFolder, statesRead }: Followed, note: Note, onGone: () => void): () => Promise<void> {
  const pathOf = (file: string) => pathFrom(root, file);
  const isSkipped = (path: string) => isNeverRead(path, outFolder) || isInOutput(root, path);
  const folder = identityOf(root);
  const watcher = watch(root, { ignoreInitial: true, ignored: (file) => isSkipped(pathOf(file)) });
  // A folder that is removed and recreated is another one, which this watcher does not see.
  const look = setInterval(() => identityOf(root) !== folder && leave(), MISSING);
  const close = () => {
    clearInterval(look);
    return watcher.close();
  };
  function leave(): void {
    if (watcher.closed) return;
    note("docs.json", "known");
    void close().then(onGone);
  }
  for (const event of ["change", "unlink"] as const) watcher.on(event, (file) => note(pathOf(file), "known"));
  watcher.on("add", (file) => note(pathOf(file), "new"));
  watcher.once("ready", () => {
    // The watcher does not report what changed between the reading of files and now.
    const now = statesRead && fileStates({ root, outFolder });
    if (now) for (const file of differing(statesRead, now)) if (!isSkipped(file)) note(file, "known");
  });
  watcher.on("unlinkDir", (gone) => {
    if (pathOf(gone) === "") leave();
  });
  return close;
}

/** Identifies the folder at a path; null where there is none. */
function identityOf(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino} ${found.birthtimeMs}` : null;
}

function isNeverRead(path: string, outFolder: string): boolean {
  const [top = ""] = path.split("/");
  return NEVER_READ.test(path) || top === outFolder || isWorkFolder(top, outFolder);
}

/** Collects changes and passes them on in batches. */
function createQueue(root: string, take: Take): Note {
  const changed = new Map<string, "new" | "known">();
  let isTaking = false;

  const takeAll = async (): Promise<void> => {
    isTaking = true;
    while (changed.size > 0) {
      await stillness(root, changed);
      const files = [...changed.keys()].filter((file) => changed.get(file) === "known" || existsSync(join(root, file)));
      changed.clear();
      if (files.length === 0) continue;
      const stamps = files.map((file) => stampOf(root, file));
      await take(files);
      setTimeout(() => {
        for (const [index, file] of files.entries()) if (stampOf(root, file) !== stamps[index]) note(file, "known");
      }, THROTTLE);
    }
    isTaking = false;
  };
  /** A new file that is gone before it was read was an editor's temporary file. */
  const note: Note = (file, kind) => {
    changed.set(file, changed.get(file) ?? kind);
    if (!isTaking) void takeAll();
  };
  return note;
}

/** Waits until no more files change, and the last one is written: it is empty first. */
async function stillness(root: string, changed: ReadonlyMap<string, unknown>): Promise<void> {
  const end = performance.now() + GATHER;
  const stateNow = () => {
    const file = join(root, [...changed.keys()].at(-1) ?? "");
    const found = statSync(file, { throwIfNoEntry: false });
    return { isEmpty: found?.size === 0, stamp: `${changed.size} ${found?.mtimeMs} ${found?.size}` };
  };
  let before = "";
  for (let now = stateNow(); now.isEmpty || now.stamp !== before; now = stateNow()) {
    if (performance.now() > end) return;
    before = now.stamp;
    await pause(STILL);
  }
}

/** Files that were added, removed or changed. A link is reported under its own name. */
function differing(before: FileStates, now: FileStates): Set<string> {
  const all = new Set([...before.keys(), ...now.keys()]);
  const changed = [...all].filter((file) => before.get(file) !== now.get(file));
  return new Set(changed.map((file) => file.replace(/@$/, "")));
}

/** Identifies one state of a file. */
function stampOf(root: string, file: string): string {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : "";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
