// Weighs problems as a run is told to: by code, and leniently or not.

import { groupBy } from "./lists.js";
import { fileOf, gatherPages, type Problem, type Severity, warning } from "./problem.js";
import type { ProblemCode } from "./problem-codes.js";
import { folderOfVersion, servedPath } from "./version-files.js";

/** What a run makes of problems of some codes; `off` drops them. */
export type Severities = Readonly<Partial<Record<ProblemCode, Severity | "off">>>;

/** How a run weighs problems. */
export interface Weights {
  /** Errors become warnings, unless their code has a severity. */
  readonly lenient: boolean;
  readonly severities: Severities;
}

/** The problems with the severities of this run. */
export function weighed(problems: readonly Problem[], { lenient, severities }: Weights): Problem[] {
  return gatherPages(byVersion(problems)).flatMap((each) => {
    const severity = severities[each.code] ?? (lenient ? "warning" : each.severity);
    return severity === "off" ? [] : [{ ...each, severity }];
  });
}

/** What is wrong at a git ref stays so: one warning for each version that is read from one. */
function byVersion(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems, ({ place }) => folderOfVersion(place?.file ?? ""));
  const own = groups.get("") ?? [];
  groups.delete("");
  const ofVersions = Array.from(groups, ([folder, { length }]) => {
    const many = length === 1 ? "one problem" : `${length} problems`;
    const what = `The pages below "${servedPath(folder)}/" have ${many} at the git ref that they are read from.`;
    return warning(
      "version-faults",
      fileOf("docs.json"),
      what,
      "To see them, run docsgen check in a checkout of that ref.",
    );
  });
  return [...own, ...ofVersions];
}
