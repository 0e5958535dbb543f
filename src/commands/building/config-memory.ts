// Remembers what docs.json said: where none of the files it is put together from changed, it is not read again.
import type { ReadConfig } from "../../config/read-docs-config.js";
import type { Problem, Report } from "../../shared/problem.js";

/** What was read, with the states of the files it was read from. Plain data, kept between builds. */
export interface KnownConfig {
  readonly states: Readonly<Record<string, string>>;
  readonly config: ReadConfig;
  readonly problems: readonly Problem[];
}

/** Reads docs.json; null where it cannot be understood. */
export type ReadDocs = (report: Report) => Promise<ReadConfig | null>;

export interface ConfigMemory {
  /** Returns what is known, or reads it. */
  readonly read: ReadDocs;
  /** What the next build may take over; null for nothing. */
  readonly known: () => KnownConfig | null;
}

interface Past {
  /** Current states of the project's files. */
  readonly project: Pick<ReadonlyMap<string, string>, "get">;
  readonly memory: { readonly config: KnownConfig | null } | null;
}

/** The memory of one build; it is empty where `past` is null. */
export function configMemory(past: Past | null, readDocs: ReadDocs): ConfigMemory {
  const project = past?.project ?? new Map<string, string>();
  const before = past?.memory?.config ?? null;
  let known = before !== null && isSame(before, project) ? before : null;
  return {
    read: async (report) => {
      if (known === null) {
        const problems: Problem[] = [];
        const config = await readDocs((each) => problems.push(each));
        const states = config && statesOf(config.files, project);
        if (states === null || config === null) {
          problems.forEach(report);
          return config;
        }
        known = { states, config, problems };
      }
      known.problems.forEach(report);
      return known.config;
    },
    known: () => known,
  };
}

function isSame({ states }: KnownConfig, project: Pick<ReadonlyMap<string, string>, "get">): boolean {
  return Object.entries(states).every(([file, state]) => project.get(file) === state);
}

/** Null where a file has no state: it is missing or not watched. Another may appear in its place. */
function statesOf(
  files: readonly string[],
  project: Pick<ReadonlyMap<string, string>, "get">,
): KnownConfig["states"] | null {
  const states: Record<string, string> = {};
  for (const file of files) {
    const state = project.get(file);
    if (state === undefined) return null;
    states[file] = state;
  }
  return "docs.json" in states ? states : null;
}
