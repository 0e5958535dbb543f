// The one door to the files of a project: opens them by their real path, and nothing outside, private or special.
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { CopiedRoute } from "../model.js";
import { once } from "../shared/once.js";
import { UsageError } from "../shared/problem.js";
import { commitOfFile } from "../shared/version-files.js";
import { ignoredByGit, repositoryOf } from "./ignored-by-git.js";
import { type Entry, filesBelow, listFolder } from "./list-folder.js";
import { isPrivate, isWithin, pathFrom } from "./real-path.js";
import { type Refusal, reasonOf } from "./refusal.js";

/**
 * What a file is read for. Files of the site are inside the project. "code" that a page shows may come from anywhere in the
 * repository that git does not ignore.
 */
export type FileUse = "site" | "code";

/** The files of a project. Paths are from its root, with forward slashes. What is refused is null to most questions. */
export interface ProjectFolder {
  /** As it was given. */
  readonly root: string;
  readonly read: (path: string, use?: FileUse) => Buffer | null;
  readonly text: (path: string, use?: FileUse) => string | null;
  /** The text of a file that was listed. Fails where it is gone since. */
  readonly listed: (path: string) => string;
  readonly listedBytes: (path: string) => Buffer;
  /** Copies a file to an absolute path. Fails where it is gone since it was listed. */
  readonly copy: (path: string, to: string) => void;
  /** The first bytes of a file. */
  readonly head: (path: string, length: number) => Buffer | null;
  /** The text, or why it is not read. */
  readonly ask: (path: string, use: FileUse) => string | Refusal;
  /** Of a file or a folder. */
  readonly state: (path: string) => Stats | null;
  readonly isFile: (path: string) => boolean;
  /** Whether there is such a file or folder. */
  readonly exists: (path: string) => boolean;
  /** Whether the system does not let us read a file that is there. */
  readonly isClosed: (path: string) => boolean;
  /** What a folder holds, in the order of names; links that lead out of the project with what is wrong. */
  readonly list: (folder: string) => Entry[];
  /** Every file below a folder, as paths from the root. Links to folders are not followed. */
  readonly filesBelow: (folder: string) => string[];
}

/** Opens nothing yet: the real path and the repository are looked up with the first file. */
export function openFolder(root: string): ProjectFolder {
  const { real, refusalOf } = doorkeeper(root);
  function open<Result>(path: string, use: FileUse, take: (handle: number) => Result): Result | Refusal {
    const handle = admit(join(root, path), (realPath) => refusalOf(path, realPath, use));
    if (typeof handle !== "number") return handle;
    try {
      return take(handle);
    } finally {
      closeSync(handle);
    }
  }
  function sure<Result extends object>(path: string, take: (handle: number) => Result): Result {
    const taken = open(path, "site", take);
    if (!("kind" in taken)) return taken as Result;
    const hint = "It was found when the project was read. Run the command again.";
    throw new UsageError(`The file "${path}" ${reasonOf(taken)}.`, hint);
  }
  const read = (path: string, use: FileUse = "site") => orNull(open(path, use, (handle) => readFileSync(handle)));
  const listedBytes = (path: string) => sure(path, (handle) => readFileSync(handle));
  const state = (path: string) => stateOf(join(root, path), (realPath) => refusalOf(path, realPath, "site"));
  return {
    ...{ root, read, state, listedBytes },
    ask: (path, use) => open(path, use, (handle) => readFileSync(handle).toString("utf8")),
    // Bytes first: of a large file, the engine reads the text itself piece by piece.
    listed: (path) => listedBytes(path).toString("utf8"),
    copy: (path, to) => void sure(path, (handle) => copyHandle(handle, to)),
    text: (path, use) => read(path, use)?.toString("utf8") ?? null,
    head: (path, length) => orNull(open(path, "site", (handle) => headOf(handle, length))),
    isFile: (path) => state(path)?.isFile() ?? false,
    exists: (path) => state(path) !== null,
    isClosed: (path) => isClosed(join(root, path)),
    list: (folder) => listFolder(real(), folder),
    filesBelow: (folder) => filesBelow(real(), folder),
  };
}

/** Why a file with this real path is not read; null where the door is open. */
type RefusalOf = (realPath: string) => Refusal["kind"] | null;

function doorkeeper(root: string) {
  const real = once(() => realpathSync.native(root));
  const repository = once(() => repositoryOf(real()));
  const isIgnored = once(() => ignoredByGit(repository()));
  const boundaryOf = (commit: string | null, use: FileUse): string => {
    if (commit !== null) return join(real(), ".docsgen/versions", commit);
    return (use === "code" ? repository() : null) ?? real();
  };
  const refusalOf = (path: string, realPath: string, use: FileUse): Refusal["kind"] | null => {
    const commit = commitOfFile(path);
    const boundary = boundaryOf(commit, use);
    if (!isWithin(boundary, realPath)) return "outside";
    if (isPrivate(path) || isPrivate(realPath.slice(boundary.length))) return "private";
    // Git ignores the copies of its own commits.
    return use === "code" && commit === null && isIgnored()(realPath) ? "ignored" : null;
  };
  return { real, refusalOf };
}

/** A handle of what may be read. */
function admit(file: string, refusalOf: RefusalOf): number | Refusal {
  let handle: number | null = null;
  let kind: Refusal["kind"] | null = null;
  try {
    handle = openSync(file, READING);
    const state = fstatSync(handle);
    const realPath = realpathSync.native(file);
    if (!state.isFile()) kind = "no file";
    // What was opened may have been another file: one swapped for a link meanwhile.
    else if (!isSame(state, statSync(realPath))) kind = "outside";
    else kind = refusalOf(realPath);
    if (kind === null) return handle;
  } catch (error) {
    kind = kindOf(error);
  }
  if (handle !== null) closeSync(handle);
  return { kind };
}

function stateOf(file: string, refusalOf: RefusalOf): Stats | null {
  try {
    const realPath = realpathSync.native(file);
    return refusalOf(realPath) === null ? statSync(realPath) : null;
  } catch {
    return null; // Missing, or not to be seen.
  }
}

/** Without waiting for another end, as a pipe has, and without taking a terminal over. Windows knows neither. */
const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** The system copies by itself where it gives handles a path: a film need not be in memory. */
function copyHandle(handle: number, to: string): { readonly to: string } {
  if (process.platform === "linux") copyFileSync(`/proc/self/fd/${handle}`, to);
  else writeFileSync(to, readFileSync(handle));
  return { to };
}

function headOf(handle: number, length: number): Buffer {
  const head = Buffer.alloc(length);
  return head.subarray(0, readSync(handle, head));
}

function isSame(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev;
}

function orNull<Result extends object>(result: Result | Refusal): Exclude<Result, Refusal> | null {
  return "kind" in result ? null : (result as Exclude<Result, Refusal>);
}

function isClosed(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return false;
  } catch (error) {
    return kindOf(error) === "closed";
  }
}

function kindOf(error: unknown): Refusal["kind"] {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EACCES" || code === "EPERM") return "closed";
  return code === "ENXIO" || code === "EISDIR" ? "no file" : "missing";
}

type Original = Pick<CopiedRoute, "from" | "project">;

export function copyOriginal({ from, project }: Original, to: string): void {
  if (project === undefined) copyFileSync(from, to);
  else openFolder(project).copy(pathFrom(project, from), to);
}

export function readOriginal({ from, project }: Original): Buffer {
  return project === undefined ? readFileSync(from) : openFolder(project).listedBytes(pathFrom(project, from));
}
