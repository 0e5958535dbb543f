// Reports named files that do not exist.
import { type Place, type Problem, warning } from "../../shared/problem.js";

/** `address` is the file as it was looked for. */
export function missingFile(address: string, place: Place, hint: string): Problem {
  return warning("missing-file", place, `The file "${address}" does not exist.`, hint);
}

/** What to do; `meant`: a file whose name only differs in upper and lower case, which most hosts tell apart. */
export function missingFileHint(meant?: string): string {
  return meant === undefined
    ? "Add it to the project, or fix the path."
    : `Did you mean "${meant}"? Upper and lower case matter.`;
}
