// Weighs problems as a run is told to: by code, and leniently or not.
import { leniently, type Problem, type Severity } from "./problem.js";
import type { ProblemCode } from "./problem-codes.js";

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
  return problems.flatMap((each) => {
    const severity = severities[each.code];
    if (severity === "off") return [];
    if (severity !== undefined) return [{ ...each, severity }];
    return lenient ? leniently([each]) : [each];
  });
}
