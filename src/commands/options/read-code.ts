// Reads a problem code that a person wrote.
import { UsageError } from "../../shared/problem.js";
import { PROBLEM_CODES, type ProblemCode } from "../../shared/problem-codes.js";

/** Throws a UsageError with the nearest code where there is none of that name. */
export async function readCode(written: string): Promise<ProblemCode> {
  if (isCode(written)) return written;
  // Only a fault needs it.
  const { didYouMean, nearest } = await import("../../shared/nearest.js");
  const near = nearest(written, Object.keys(PROBLEM_CODES));
  throw new UsageError(
    `"${written}" is not a problem code.`,
    near ? didYouMean(near) : "List all codes with: npx docsgen explain",
  );
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, text);
}
