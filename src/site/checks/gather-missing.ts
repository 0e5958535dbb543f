// Reports each missing API description once.
import type { Problem, Report } from "../../shared/problem.js";

/** Passes problems on; what says that a description is missing waits until all of a project is read. */
interface MissingGatherer {
  readonly report: Report;
  readonly tell: () => void;
}

const CODES = ["missing-description", "description-not-found"];

export function gatherMissing(report: Report): MissingGatherer {
  const bySentence = new Map<string, Problem[]>();
  return {
    report: (found) => {
      if (!CODES.includes(found.code)) return report(found);
      const same = bySentence.get(found.what);
      if (same) same.push(found);
      else bySentence.set(found.what, [found]);
    },
    tell: () => {
      for (const same of bySentence.values()) report(gathered(same));
    },
  };
}

/** As it weighs most, where it is named first, with the hint that knows most: what an entry asked for says more than its file. */
function gathered(same: readonly Problem[]): Problem {
  const [first, ...others] = same.toSorted((a, b) => rank(a) - rank(b));
  if (!first) throw new Error("Nothing was gathered.");
  const hint = [first, ...others].find((each) => each.hint?.includes(" It has "))?.hint ?? first.hint;
  const places = new Set(same.map(({ place }) => JSON.stringify(place)));
  const what = places.size === 1 ? first.what : `${first.what.replace(/\.$/, "")} (used in ${places.size} places).`;
  return { ...first, what, hint };
}

/** Errors first; of these what docs.json names. */
function rank({ severity, code }: Problem): number {
  return (severity === "error" ? 0 : 2) + CODES.indexOf(code);
}
