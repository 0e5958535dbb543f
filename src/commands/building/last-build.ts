// Remembers the last build with the state of its input and output, so that unchanged parts are reused.
import { accessSync, constants, rmSync } from "node:fs";
import { join } from "node:path";
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
  const key = [process.version, root, out, { ...options, cache: null }];
  const name = `${buildId()}-${hashOf(key)}`;
  const folder = join(cache, "builds");
  const file = join(folder, `${name}.json`);
  const details = join(folder, `${name}.pages.json`);
  const started = Date.now();
  const clock = readClock();
  const skip = [cache, out, workFile(out, "lock"), workFile(out, "journal"), join(root, OWN_FOLDER)];
  const project = fingerprint(root, { skip, freshSince: started - TOO_FRESH_MS });
  const entry = project && ((takeJson(file) ?? null) as Entry | null);
  const left = entry && { files: new Map(entry.files), folders: new Map(entry.folders) };
  const now = once(() => readOutput(out, left));
  let trouble: string | null = null;
  return {
    recall: () =>
      left &&
      entry.project === project?.hash &&
      entry.clock === clock &&
      isSameOutput(now(), left, others) &&
      saysTheSame(root, entry.git)
        ? entry.outcome
        : null,
    begin: () => {
      trouble = refusalOf(folder);
      if (!project || trouble !== null) return null;
      const memory = takeJson(details) as BuildMemory | undefined;
      const isWhole = memory?.files.every((each) => isIntact(folder, each)) === true;
      return {
        project: { get: (file) => commitOfFile(file) ?? project.states.get(file) },
        folder: out,
        out: now(),
        memory: memory && isWhole ? { ...memory, pages: new Map(memory.pages) } : null,
        left: left?.files ?? new Map(),
        notes: join(folder, `${name}.${started.toString(36)}-${process.pid}`),
      };
    },
    remember: ({ outcome, memory, git }, states) => {
      const written = project && statesNow(states);
      if (!project || !written || trouble !== null) return;
      const made: Entry = {
        ...{ project: project.hash, clock, git, outcome },
        files: [...written.files],
        folders: [...written.folders],
      };
      const needed = memory?.files.map((each) => each.name) ?? [];
      const isKept = memory !== null && putFile(details, JSON.stringify(memory)) && putFile(file, JSON.stringify(made));
      if (isKept) return forget(cache, { name, out, needed });
      // One without the other would describe a different build.
      for (const each of [file, details]) rmSync(each, { force: true });
      trouble = "the disk is full";
    },
    trouble: () => trouble,
  };
}

/** Null where files were deleted meanwhile. */
function statesNow(states: () => OutputStates): OutputStates | null {
  try {
    return states();
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
