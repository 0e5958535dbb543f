// Reports problems in a project's API descriptions, and how much they matter.
import type { DescriptionRef, Page } from "../../model.js";
import type { LoadedDescription } from "../../openapi/load-description.js";
import { findNamed, missingDescription } from "../../openapi/pages/find-descriptions.js";
import { fileOf, gatherAlike, type Problem, type Report, warning } from "../../shared/problem.js";
import type { ApiProject } from "../site-api.js";

/** What may make use of a description. */
interface DescriptionUse {
  /** What docs.json names. */
  readonly named: readonly DescriptionRef[];
  /** Those that could not be read and that something was asked of. */
  readonly asked: ReadonlySet<string>;
  readonly pages: readonly Page[];
}

/** Each fault of the descriptions that are used; of any other, in one warning, that it has some and is not used. */
export function tellOfDescriptions(loaded: readonly LoadedDescription[], use: DescriptionUse, report: Report): void {
  if (loaded.every(({ problems }) => problems.length === 0)) return;
  const ids = loaded.map(idOf);
  const used = new Set(use.named.flatMap(({ source }) => findNamed(source, ids) ?? []));
  for (const { target } of use.pages) if (target) used.add(target.description);
  for (const each of loaded) {
    const isUsed = used.has(idOf(each)) || use.asked.has(idOf(each));
    if (isUsed) gatherAlike(each.problems, withoutNames).forEach(report);
    else if (each.problems.length > 0) report(unused(idOf(each), each.problems));
  }
}

/** Files that docs.json names and that are not there. What it names for the whole site may be of no use to it. */
export function tellOfMissing(project: ApiProject, report: Report): void {
  const { loaded, data, inSettings, inNavigation } = project;
  const ids = [...loaded.map(idOf), ...project.unreadable];
  const tell = ({ source, place }: DescriptionRef, weigh: (found: Problem) => Problem) => {
    if (/^https?:/i.test(source) || findNamed(source, ids) !== null) return;
    report(
      weigh(
        missingDescription(
          { source, place, holders: null },
          { known: ids, otherFiles: data, passedOver: project.passedOver },
        ),
      ),
    );
  };
  for (const ref of inNavigation) tell(ref, (found) => found);
  for (const ref of inSettings) tell(ref, (found) => ({ ...found, severity: "warning" }));
}

/** A tool that strays from the format does so in many places: those are no separate problems. */
function withoutNames({ code, what }: Problem): string {
  return code === "spec-violation" ? what.replace(/^In .+?: |"[^"]*"/g, "") : what;
}

/** One that cannot be read has a problem that says so, in its own file. */
function idOf({ description, problems }: LoadedDescription): string {
  return description?.id ?? problems[0]?.place?.file ?? "";
}

function unused(id: string, problems: readonly Problem[]): Problem {
  const [first] = problems;
  const count = problems.length === 1 ? "a problem" : `${problems.length} problems, the first of which is`;
  const what = `The API description "${id}" is not used by any page and has ${count}: ${first?.what}`;
  const hint = "Fix it before using it, or exclude it with .mintignore.";
  return warning("unused-description", first?.place ?? fileOf(id), what, hint);
}
