// Reads problem codes that a person wrote, and their severities.
import { UsageError } from "../../shared/problem.js";
import { PROBLEM_CODES, type ProblemCode } from "../../shared/problem-codes.js";
import type { Severities } from "../../shared/severities.js";
import { ownCommand } from "../../shared/tell.js";

const LEVELS = ["error", "warning", "off"] as const;

/** Throws a UsageError that names a wrong code or level. */
export async function readSeverities(written: Readonly<Record<string, unknown>>): Promise<Severities> {
  const severities: Record<string, (typeof LEVELS)[number]> = {};
  for (const [name, level] of Object.entries(written)) {
    const code = await readCode(name);
    const known = LEVELS.find((each) => each === level);
    if (known === undefined)
      throw new UsageError(`The severity of "${code}" is "${String(level)}".`, `Use one of: ${LEVELS.join(", ")}.`);
    severities[code] = known;
  }
  return severities;
}

/** Throws a UsageError with the nearest code where there is none of that name. */
export async function readCode(written: string): Promise<ProblemCode> {
  if (isCode(written)) return written;
  // Only a fault needs it.
  const { didYouMean, nearest } = await import("../../shared/nearest.js");
  const near = nearest(written, Object.keys(PROBLEM_CODES));
  throw new UsageError(
    `"${written}" is not a problem code.`,
    near ? didYouMean(near) : `List all codes with: ${ownCommand("explain")}`,
  );
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, text);
}
