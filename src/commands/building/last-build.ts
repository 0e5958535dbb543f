// Remembers the last build with the state of its input and output, so that unchanged parts are reused.
import { accessSync, constants, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "../../emit/fingerprint.js";
import { hashOf } from "../../emit/hash-of.js";
import { buildId } from "../../emit/package-files.js";
import { isSameOutput, type OutputStates, readOutput } from "../../emit/read-output.js";
import { workFile } from "../../emit/work-folders.js";
import { makeFolder, OWN_FOLDER } from "../../files/make-folder.js";
import { isIntact } from "../../memory/kept-file.js";
import { putFile, takeJson } from "../../memory/sealed-file.js";
import { readClock } from "../../render/open-articles.js";
import { once } from "../../shared/once.js";
import { commitOfFile } from "../../shared/version-files.js";
import { saysTheSame, type UsedGit } from "../../site/git/project-git.js";
import type { SiteOptions } from "../../site/site.js";
import type { BuildMemory, PastBuild } from "./build-memory.js";
import { forget } from "./forget.js";
import type { Outcome } from "./outcome.js";

interface LastBuild {
  /** The outcome of the last build, if nothing has changed since; null means build. */
  readonly recall: () => Outcome | null;
  /** What this build may take over from the last one. Null where nothing of the project is kept between builds. */
  readonly begin: () => PastBuild | null;
  /** `left` tells the states of the output. */
  readonly remember: (made: MadeBuild, left: () => OutputStates) => void;
  /** Why nothing can be kept for the next build; null where it can. */
  readonly trouble: () => string | null;
}

/** What a build hands on. */
interface MadeBuild {
  /** Null where the same files may make another site. */
  readonly outcome: Outcome | null;
  readonly memory: BuildMemory | null;
  readonly git: UsedGit;
}

interface Entry extends Pick<MadeBuild, "git"> {
  readonly project: string;
  /** The time that code of its pages saw. */
  readonly clock: number;
  /** States of the output at the end of the build. */
  readonly files: readonly (readonly [file: string, state: string])[];
  readonly folders: readonly (readonly [folder: string, state: string])[];
  readonly outcome: Outcome | null;
}

/** A file that changed this shortly before a build may change again without a new modification time. */
const TOO_FRESH_MS = 20;

interface BuildOptions {
  readonly options: SiteOptions;
  /** Files of the output that are written after the build, for its host. */
  readonly others?: readonly string[];
}

/** The last build of a project into a folder. Start it before the project is read: later changes are noticed next time. */
export function lastBuild(root: string, out: string, { options, others = [] }: BuildOptions): LastBuild {
  const { cache } = options;
  if (cache === null) return { recall: () => null, begin: () => null, remember: () => {}, trouble: () => null };
  const name = `${buildId()}-${hashOf([process.version, root, out, { ...options, cache: null }])}`;
  const folder = join(cache, "builds");
  const file = join(folder, `${name}.json`);
  const details = join(folder, `${name}.pages.json`);
  const started = Date.now();
  const clock = readClock();
  const skip = [cache, out, workFile(out, "lock"), workFile(out, "journal"), join(root, OWN_FOLDER)];
  const project = fingerprint(root, { skip, freshSince: started - TOO_FRESH_MS });
  const left = project && takeEntry(file);
  const now = once(() => readOutput(out, left));
  let trouble: string | null = null;
  return {
    recall: () => {
      if (left?.project !== project?.hash || left?.clock !== clock) return null;
      return isSameOutput(now(), left, others) && saysTheSame(root, left.git) ? left.outcome : null;
    },
    begin: () => {
      trouble = refusalOf(folder);
      if (!project || trouble !== null) return null;
      const states = { get: (file: string) => commitOfFile(file) ?? project.states.get(file) };
      const memory = takeMemory(details);
      const notes = join(folder, `${name}.${started.toString(36)}-${process.pid}`);
      return { project: states, folder: out, out: now(), memory, left: left?.files ?? new Map(), notes };
    },
    remember: ({ memory, ...made }, states) => {
      const written = project && statesNow(states);
      if (!written || trouble !== null) return;
      const kept: Entry = { ...made, ...written, project: project.hash, clock };
      if (memory && putFile(details, JSON.stringify(memory)) && putFile(file, JSON.stringify(kept)))
        return forget(cache, { name, out, needed: memory.files.map((each) => each.name) });
      // One without the other would describe a different build.
      for (const each of [file, details]) rmSync(each, { force: true });
      trouble = "the disk is full";
    },
    trouble: () => trouble,
  };
}

function takeEntry(file: string) {
  const entry = takeJson(file) as Entry | undefined;
  return entry ? { ...entry, files: new Map(entry.files), folders: new Map(entry.folders) } : null;
}

/** What the last build left beside its entry; null where a part of it is gone. */
function takeMemory(file: string): PastBuild["memory"] {
  const memory = takeJson(file) as BuildMemory | undefined;
  const isWhole = memory?.files.every((each) => isIntact(dirname(file), each));
  return memory && isWhole ? { ...memory, pages: new Map(memory.pages) } : null;
}

/** Null where files were deleted meanwhile. */
function statesNow(states: () => OutputStates): Pick<Entry, "files" | "folders"> | null {
  try {
    const { files, folders } = states();
    return { files: [...files], folders: [...folders] };
  } catch {
    return null;
  }
}

/** What keeps a folder from being written; null: nothing does. */
function refusalOf(folder: string): string | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
