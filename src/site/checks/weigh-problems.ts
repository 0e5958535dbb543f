// Weighs problems: those of pages outside the navigation fail no run.
import type { Page } from "../../model.js";
import { leniently, type Problem } from "../../shared/problem.js";
import type { Site } from "../site.js";

type Placed = Pick<Site, "pages" | "trails">;

/** What is wrong with one page. */
export function weighProblems(problems: readonly Problem[], page: Page, { trails }: Placed): readonly Problem[] {
  return problems.length === 0 || isLedTo(page, trails) ? problems : aside(problems);
}

/** What is wrong in the files of pages, of whichever they are. Those that are closed to the readers of this run weigh as they do. */
export function weighByFile(problems: readonly Problem[], site: Placed): readonly Problem[] {
  const files = filesAside(site);
  return problems.flatMap((each) => (files.has(each.place?.file) ? aside([each]) : each));
}

function aside(problems: readonly Problem[]): Problem[] {
  return leniently(problems).map((each) => ({ ...each, isAside: true }));
}

/** The files of pages that readers are not led to. */
function filesAside({ pages, trails }: Placed): ReadonlySet<string | undefined> {
  return new Set([...pages.values()].flatMap((page) => (isLedTo(page, trails) ? [] : page.source?.file)));
}

/** Whether the navigation lists the page, or it opens at the site's address. */
function isLedTo({ path, address, matter }: Page, trails: Placed["trails"]): boolean {
  return trails.has(path) || address === "/" || matter.url !== null;
}
