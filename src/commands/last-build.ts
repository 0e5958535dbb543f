// Remembers a finished build with the state of its input and output, so that a build of the same again is done at once.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Fingerprint, fingerprint } from "../emit/fingerprint.js";
import { buildId } from "../render/package-files.js";
import type { SiteOptions } from "../site/site-options.js";
import type { Outcome } from "./outcome.js";

export interface LastBuild {
  /** What the last build came to, where everything is still as it was then; null: build. */
  readonly recall: () => Outcome | null;
  readonly remember: (outcome: Outcome) => void;
}

interface Entry {
  readonly project: string;
  readonly out: string;
  readonly outcome: Outcome;
}

/** A file that changed this shortly before a build could change again without a trace in its times. */
const TOO_FRESH_MS = 20;

/** The last build of a project into a folder. Begun before the project is read: what changes later is seen next time. */
export function lastBuild(root: string, out: string, options: SiteOptions): LastBuild {
  const { cache } = options;
  if (cache === null) return { recall: () => null, remember: () => {} };
  const key = [buildId(), process.version, root, out, { ...options, cache: null }];
  const name = createHash("sha1").update(JSON.stringify(key)).digest("base64url");
  const file = join(cache, "builds", `${name}.json`);
  const started = Date.now();
  const project = fingerprint(root, [cache, out]);
  return {
    recall: () => {
      const entry = project && readEntry(file);
      if (!entry || entry.project !== project.hash || fingerprint(out, [])?.hash !== entry.out) return null;
      return entry.outcome;
    },
    remember: (outcome) => {
      const written = project && isSettled(project, started) ? fingerprint(out, []) : null;
      if (project && written) writeEntry(file, { project: project.hash, out: written.hash, outcome });
    },
  };
}

function isSettled({ newest }: Fingerprint, started: number): boolean {
  return newest < started - TOO_FRESH_MS;
}

function readEntry(file: string): Entry | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Entry;
  } catch {
    return null; // Not there, or damaged.
  }
}

function writeEntry(file: string, entry: Entry): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(entry));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Read-only projects are built without a cache.
  }
}
