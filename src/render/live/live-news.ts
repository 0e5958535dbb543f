// Sorts what is wrong with a project for one open page: what concerns it, with the lines it stands in, and the rest.

import { readCodeFrames } from "../../files/read-code-frames.js";
import type { Page } from "../../model.js";
import type { ProblemNews, ShownProblem } from "../../serve/live.js";
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

const DATA = /\.(?:json|ya?ml)$/i;

/** `page` is null for unknown addresses, and while docs.json cannot be read. */
export function problemNews(page: Page | null, { root, found, state }: NewsSources): ProblemNews {
  const drawn = page ? found.of(partOf(page)) : [];
  const isOwn = (each: Problem) => concerns(each, page, state) || drawn.includes(each);
  const all = distinctProblems([...drawn, ...found.all()]).sort(bySeverity);
  const own = all.filter(isOwn);
  const others = all.filter((each) => !isOwn(each));
  const frameOf = readCodeFrames(root);
  return {
    own: own.slice(0, SHOWN).map((each): ShownProblem => ({ ...each, frame: frameOf(each.place) })),
    others: others.slice(0, SHOWN),
    counts: { own: own.length, others: others.length },
  };
}

/** Settings and problems without a file concern every page. */
function concerns({ place }: Problem, page: Page | null, state: LiveState | null): boolean {
  if (state === null || place === null) return true;
  const { file } = place;
  if (file === page?.source?.file || file === page?.target?.description) return true;
  // What a description that cannot be read says may be the page that is missing.
  if (page === null && DATA.test(file)) return true;
  return file.endsWith(".json") && !state.site.descriptions.has(file);
}

function bySeverity(a: Problem, b: Problem): number {
  return Number(b.severity === "error") - Number(a.severity === "error");
}
