// Remembers a finished build with the state of its input and output: a build of the same again is done at once, and one of nearly the same takes over what did not change.
import { accessSync, constants, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "../../emit/fingerprint.js";
import { hashOf } from "../../emit/hash-of.js";
import { makeFolder, OWN_FOLDER } from "../../emit/make-folder.js";
import { putFile } from "../../emit/put-file.js";
import { isSameOutput, type OutputStates, readOutput } from "../../emit/read-output.js";
import { buildId } from "../../render/package-files.js";
import { readClock } from "../../render/read-clock.js";
import { once } from "../../shared/once.js";
import type { SiteOptions } from "../../site/site-options.js";
import type { BuildMemory, PastBuild } from "./build-memory.js";
import type { Outcome } from "./outcome.js";
import { openPages } from "./pack-pages.js";

export interface LastBuild {
  /** The outcome of the last build, if nothing has changed since; null means build. */
  readonly recall: () => Outcome | null;
  /** What this build may take over from the last one. Null where nothing of the project is kept between builds. */
  readonly begin: () => PastBuild | null;
  /** `outcome` is null where the same files may make another site; `left` tells the states of the output. */
  readonly remember: (outcome: Outcome | null, memory: BuildMemory | null, left: () => OutputStates) => void;
}

interface Entry {
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

/** The last build of a project into a folder. Start it before the project is read: later changes are noticed next time. */
export function lastBuild(root: string, out: string, options: SiteOptions): LastBuild {
  const { cache } = options;
  if (cache === null) return { recall: () => null, begin: () => null, remember: () => {} };
  const key = [process.version, root, out, { ...options, cache: null }];
  const name = `${buildId()}-${hashOf(key)}`;
  const file = join(cache, "builds", `${name}.json`);
  const details = join(cache, "builds", `${name}.pages.json`);
  const started = Date.now();
  const clock = readClock();
  const project = fingerprint(root, { skip: [cache, out, join(root, OWN_FOLDER)], freshSince: started - TOO_FRESH_MS });
  const entry = project && readJson<Entry>(file);
  const left = entry && { files: new Map(entry.files), folders: new Map(entry.folders) };
  const now = once(() => readOutput(out, left));
  return {
    recall: () => {
      const isSame = left && entry.project === project?.hash && entry.clock === clock && isSameOutput(now(), left);
      return isSame ? entry.outcome : null;
    },
    begin: () => {
      if (!project || !canWrite(join(cache, "builds"))) return null;
      const memory = readJson<BuildMemory>(details);
      return {
        project: project.states,
        folder: out,
        out: now(),
        memory,
        pages: memory && openPages(memory.pages, dirname(details)),
        left: left?.files ?? new Map(),
        notes: join(cache, "builds", `${name}.${started.toString(36)}-${process.pid}`),
      };
    },
    remember: (outcome, memory, states) => {
      const written = project && statesNow(states);
      if (!project || !written) return;
      if (memory) writeJson(details, memory);
      const [files, folders] = [[...written.files], [...written.folders]];
      writeJson(file, { project: project.hash, clock, files, folders, outcome });
      if (memory) removeNotes(join(cache, "builds"), name, memory);
    },
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

/** Unused notes, those of interrupted builds, and everything another version of docsgen remembered. */
function removeNotes(folder: string, name: string, { pages, index }: BuildMemory): void {
  const needed = new Set(pages.files);
  if (index.kept !== null) needed.add(index.kept);
  const ours = `${buildId()}-`;
  const isNotes = (file: string) => file.startsWith(`${name}.`) && /\.(facts|texts|notes|bodies|index)$/.test(file);
  for (const file of readdirSync(folder)) {
    const isOld = !file.startsWith(ours) || (isNotes(file) && !needed.has(file));
    if (isOld) rmSync(join(folder, file), { force: true });
  }
}

/** Read-only projects are built without a cache. */
function canWrite(folder: string): boolean {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null; // Missing or damaged.
  }
}

function writeJson(file: string, value: Entry | BuildMemory): void {
  try {
    putFile(file, JSON.stringify(value));
  } catch {
    // Too large for one string: the next build starts from scratch.
  }
}
