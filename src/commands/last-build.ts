// Remembers a finished build with the state of its input and output: a build of the same again is done at once, and one of nearly the same takes over what did not change.
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Fingerprint, fingerprint, fingerprintOf } from "../emit/fingerprint.js";
import { hashOf } from "../emit/hash-of.js";
import { buildId } from "../render/package-files.js";
import type { SiteOptions } from "../site/site-options.js";
import type { BuildMemory, PastBuild } from "./build-memory.js";
import type { Outcome } from "./outcome.js";

export interface LastBuild {
  /** What the last build came to, where everything is still as it was then; null: build. */
  readonly recall: () => Outcome | null;
  /** What this build may take over from the last one. Null: nothing is kept between builds of this project. */
  readonly begin: () => PastBuild | null;
  /** `outcome` is null where the same files may make another site; `left` where the states of the output are to be looked up. */
  readonly remember: (outcome: Outcome | null, memory: BuildMemory | null, left: PastBuild["left"] | null) => void;
}

interface Entry {
  readonly project: string;
  readonly out: string;
  readonly outcome: Outcome | null;
}

interface Details {
  readonly memory: BuildMemory;
  readonly states: readonly (readonly [file: string, state: string])[];
}

/** A file that changed this shortly before a build could change again without a trace in its times. */
const TOO_FRESH_MS = 20;

/** The last build of a project into a folder. Begun before the project is read: what changes later is seen next time. */
export function lastBuild(root: string, out: string, options: SiteOptions): LastBuild {
  const { cache } = options;
  if (cache === null) return { recall: () => null, begin: () => null, remember: () => {} };
  const key = [process.version, root, out, { ...options, cache: null }];
  const name = `${buildId()}-${hashOf(key)}`;
  const file = join(cache, "builds", `${name}.json`);
  const details = join(cache, "builds", `${name}.pages.json`);
  const started = Date.now();
  const project = fingerprint(root, { skip: [cache, out], freshSince: started - TOO_FRESH_MS, followsLinks: true });
  let before: Fingerprint | null | undefined;
  const outBefore = () => {
    if (before === undefined) before = outState(out);
    return before;
  };
  return {
    recall: () => {
      const entry = project && readJson<Entry>(file);
      if (!entry || entry.project !== project.hash || outBefore()?.hash !== entry.out) return null;
      return entry.outcome;
    },
    begin: () => {
      if (!project || !canWrite(join(cache, "builds"))) return null;
      const known = readJson<Details>(details);
      return {
        project: project.states,
        out: outBefore()?.states ?? null,
        memory: known?.memory ?? null,
        left: new Map(known?.states),
        notes: join(cache, "builds", `${name}.${started.toString(36)}-${process.pid}`),
      };
    },
    remember: (outcome, memory, left) => {
      const written = project && (left ? fingerprintOf(left) : outState(out));
      if (!project || !written) return;
      if (memory) writeJson(details, { memory, states: [...written.states] } satisfies Details);
      writeJson(file, { project: project.hash, out: written.hash, outcome } satisfies Entry);
      if (memory) removeNotes(join(cache, "builds"), name, memory);
    },
  };
}

/** Nobody else writes there. */
function outState(out: string): Fingerprint | null {
  return fingerprint(out, { skip: [], freshSince: Number.POSITIVE_INFINITY, followsLinks: false });
}

/** Notes that are needed no more, those of builds that were broken off, and all that another docsgen remembered. */
function removeNotes(folder: string, name: string, { pages, index }: BuildMemory): void {
  const needed = new Set(Object.values(pages).flatMap(({ notes, body }) => [notes.file, body?.file]));
  if (index.kept !== null) needed.add(index.kept);
  const isNotes = (file: string) => file.startsWith(`${name}.`) && /\.(notes|bodies|index)$/.test(file);
  for (const file of readdirSync(folder)) {
    const isOld = !file.startsWith(`${buildId()}-`) || (isNotes(file) && !needed.has(file));
    if (isOld) rmSync(join(folder, file), { force: true });
  }
}

/** Read-only projects are built without a cache. */
function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
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
    return null; // Not there, or damaged.
  }
}

function writeJson(file: string, value: Entry | Details): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Read-only projects are built without a cache.
  }
}
