// Finds pages that are published but that no navigation reaches.
import { fileOf, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../site.js";

/** One warning per page that readers find only by a link. Pages that say `hidden: true` are meant to be so. */
export function checkOrphans(site: Site): Problem[] {
  const orphans = [...site.pages.values()].filter(
    (page) => page.source && !site.trails.has(page.path) && !page.matter.hidden,
  );
  return orphans.map((page) => {
    const hint =
      'Add it to the navigation in docs.json, set "hidden: true" in its front matter, or list it in .mintignore.';
    return warning(
      "orphan-page",
      fileOf(page.source?.file ?? page.path),
      "This page is published but not in the navigation.",
      hint,
    );
  });
}
