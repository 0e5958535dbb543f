// Reads the severities that flags or docsgen.json give to problem codes.
import { UsageError } from "../../shared/problem.js";
import { PROBLEM_CODES, type ProblemCode } from "../../shared/problem-codes.js";
import type { Severities } from "../../shared/severities.js";

const LEVELS = ["error", "warning", "off"] as const;

/** Throws a UsageError that names a wrong code or level. */
export async function readSeverities(written: Readonly<Record<string, unknown>>): Promise<Severities> {
  const severities: Record<string, (typeof LEVELS)[number]> = {};
  for (const [code, level] of Object.entries(written)) {
    if (!isCode(code)) {
      // Only a fault needs it.
      const { didYouMean, nearest } = await import("../../shared/nearest.js");
      const near = nearest(code, Object.keys(PROBLEM_CODES));
      throw new UsageError(`"${code}" is not a problem code.`, near ? didYouMean(near) : null);
    }
    const known = LEVELS.find((each) => each === level);
    if (known === undefined)
      throw new UsageError(`The severity of "${code}" is "${String(level)}".`, `Use one of: ${LEVELS.join(", ")}.`);
    severities[code] = known;
  }
  return severities;
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, text);
}
