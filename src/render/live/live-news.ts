// Sorts what is wrong with a project for one open page: what concerns it, with the lines it stands in, and the rest.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../model.js";
import type { ProblemNews, ShownProblem } from "../../serve/live.js";
import { codeFrame } from "../../shared/code-frame.js";
import { distinctProblems, type Problem } from "../../shared/problem.js";
import { partOf } from "./live-pages.js";
import type { LiveProblems } from "./live-problems.js";
import type { LiveState } from "./live-state.js";

/** Most problems shown; the terminal lists all of them. */
const SHOWN = 50;

export interface NewsSources {
  readonly root: string;
  readonly found: LiveProblems;
  readonly state: LiveState | null;
}

/** `page` is null for unknown addresses, and while docs.json cannot be read. */
export function problemNews(page: Page | null, { root, found, state }: NewsSources): ProblemNews {
  const drawn = page ? found.of(partOf(page)) : [];
  const isOwn = (each: Problem) => concerns(each, page, state) || drawn.includes(each);
  const all = distinctProblems([...drawn, ...found.all()]).sort(bySeverity);
  const own = all.filter(isOwn);
  const others = all.filter((each) => !isOwn(each));
  const linesOf = lineReader(root);
  return {
    own: own.slice(0, SHOWN).map((each): ShownProblem => ({ ...each, frame: frameOf(each, linesOf) })),
    others: others.slice(0, SHOWN),
    counts: { own: own.length, others: others.length },
  };
}

/** Settings and problems without a file concern every page. */
function concerns({ place }: Problem, page: Page | null, state: LiveState | null): boolean {
  if (state === null || place === null) return true;
  const { file } = place;
  if (file === page?.source?.file || file === page?.target?.description) return true;
  return file.endsWith(".json") && !state.site.descriptions.has(file);
}

function bySeverity(a: Problem, b: Problem): number {
  return Number(b.severity === "error") - Number(a.severity === "error");
}

/** Null where the file is missing. */
type LinesOf = (file: string) => readonly string[] | null;

function frameOf({ place }: Problem, linesOf: LinesOf): string | null {
  const lines = place && place.line > 0 ? linesOf(place.file) : null;
  return place && lines ? codeFrame(lines, place) : null;
}

/** Reads each file once: most problems of a site are in its docs.json. */
function lineReader(root: string): LinesOf {
  const known = new Map<string, readonly string[] | null>();
  const read = (file: string): readonly string[] | null => {
    try {
      return readFileSync(join(root, file), "utf8").split(/\r?\n/);
    } catch {
      return null;
    }
  };
  return (file) => {
    const lines = known.get(file) ?? read(file);
    known.set(file, lines);
    return lines;
  };
}
