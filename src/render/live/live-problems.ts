// Keeps what is wrong with a project that is being written: of the site as a whole, and of each page as it was drawn last.
import type { Problem } from "../../shared/problem.js";

export interface LiveProblems {
  /** Sets the problems of a part: a page (by file or path) or the site. Returns whether they changed. */
  readonly note: (part: string, problems: readonly Problem[]) => boolean;
  readonly of: (part: string) => readonly Problem[];
  /** Parts that have problems. */
  readonly parts: () => string[];
  readonly all: () => Problem[];
}

/** The site as a whole, as a part. */
export const WHOLE_SITE = "";

/** `tell` gets each problem once for as long as it lasts. */
export function liveProblems(tell: (problems: readonly Problem[]) => void): LiveProblems {
  const found = new Map<string, readonly Problem[]>();
  let told = new Set<string>();
  const all = () => [...found.values()].flat();
  return {
    note: (part, problems) => {
      const before = JSON.stringify(found.get(part) ?? []);
      if (problems.length > 0) found.set(part, problems);
      else found.delete(part);
      if (JSON.stringify(problems) === before) return false;
      const standing = all();
      tell(standing.filter((each) => !told.has(JSON.stringify(each))));
      told = new Set(standing.map((each) => JSON.stringify(each)));
      return true;
    },
    of: (part) => found.get(part) ?? [],
    parts: () => [...found.keys()],
    all,
  };
}
