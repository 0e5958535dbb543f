// Reports a page that the navigation lists twice.
import type { PagePath, WrittenNode } from "../../model.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";

/** Where a list, or one beside it, names a page first. */
export interface FirstPlace {
  readonly path: PagePath;
  readonly place: Place;
  /** It is the root of the group that the list is in. */
  readonly isRoot: boolean;
}

/** A page of several groups that stand in one sidebar. */
export function sharedPage({ text, place }: WrittenNode & { kind: "entry" }, first: FirstPlace): Problem {
  const { file, line, column } = first.place;
  const what = `"${text}" is already in another group, at ${file}:${line}:${column}; readers always see it there.`;
  return warning("repeated-page", place, what, "Keep the entry in one group, and link to the page from the others.");
}

export function repeatedPage({ text, place }: WrittenNode & { kind: "entry" }, first: FirstPlace): Problem {
  const { file, line, column } = first.place;
  const where = `${file}:${line}:${column}`;
  const what = first.isRoot
    ? `"${text}" is already the root of this group, at ${where}; ignored here.`
    : `"${text}" is already in this list, at ${where}; ignored here.`;
  return warning("repeated-page", place, what, "Remove this entry.");
}
