// Tells what is wrong with the API descriptions of a project, and how much that matters.
import type { DescriptionRef, Page } from "../model.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { findDescriptions } from "../openapi/pages/find-descriptions.js";
import { nearest } from "../shared/nearest.js";
import { fileOf, gatherAlike, type Problem, type Report, warning } from "../shared/problem.js";
import { asksInVain } from "./api-pages.js";

/** What may make use of a description. */
export interface DescriptionUse {
  /** What docs.json names. */
  readonly named: readonly DescriptionRef[];
  readonly pages: readonly Page[];
}

/** Each fault of the descriptions that are used; of any other, in one warning, that it has errors and is not used. */
export function tellOfDescriptions(loaded: readonly LoadedDescription[], use: DescriptionUse, report: Report): void {
  if (loaded.every(({ problems }) => problems.length === 0)) return;
  const ids = loaded.map(idOf);
  const used = new Set(use.named.flatMap(({ source }) => findDescriptions(source, ids, null).slice(0, 1)));
  for (const { target } of use.pages) if (target) used.add(target.description);
  const isMissingSome = use.pages.some(asksInVain);
  for (const each of loaded) {
    const isUsed = used.has(idOf(each)) || (each.description === null && isMissingSome);
    const errors = isUsed ? [] : each.problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0) gatherAlike(each.problems, withoutNames).forEach(report);
    else report(unused(idOf(each), errors));
  }
}

/** Files that the settings name for the whole site and that are not there. Elements of the navigation tell of their own. */
export function tellOfMissing(
  loaded: readonly LoadedDescription[],
  inSettings: readonly DescriptionRef[],
  report: Report,
): void {
  const ids = loaded.map(idOf);
  for (const { source, place } of inSettings) {
    if (/^https?:/i.test(source) || findDescriptions(source, ids, null).length > 0) continue;
    const near = nearest(source, ids);
    const hint = near ? `Did you mean "${near}"?` : "Add the file, or mend the path: it is relative to docs.json.";
    report(warning("missing-description", place, `There is no API description "${source}".`, hint));
  }
}

/** Whoever made a file that strays from the format made many such places: the paths they stand at are no faults of their own. */
function withoutNames({ code, what }: Problem): string {
  return code === "spec-violation" ? what.replace(/^In .+?: |"[^"]*"/g, "") : what;
}

/** One that cannot be read has a problem that says so, in its own file. */
function idOf({ description, problems }: LoadedDescription): string {
  return description?.id ?? problems[0]?.place?.file ?? "";
}

function unused(id: string, errors: readonly Problem[]): Problem {
  const [first] = errors;
  const count = errors.length === 1 ? "an error" : `${errors.length} errors; the first`;
  const what = `No page uses the API description "${id}", which has ${count}: ${first?.what}`;
  const hint = "Mend it before docs.json or a page names it; .mintignore keeps files out of the site.";
  return warning("unused-description", first?.place ?? fileOf(id), what, hint);
}
