// Warns of pages outside the navigation, and of what an API says about itself that no page shows.

import { partsOfOverview } from "../../openapi/pages/overview-page.js";
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

/** One warning for each description that pages show a part of. */
export function checkOverviews({ pages, descriptions }: Pick<Site, "pages" | "descriptions">): Problem[] {
  const targets = [...pages.values()].flatMap(({ target }) => target ?? []);
  const used = new Set(targets.map(({ description }) => description));
  for (const { kind, description } of targets) if (kind === "overview") used.delete(description);
  return [...descriptions.values()]
    .filter(({ id }) => used.has(id))
    .flatMap((description) => {
      const parts = partsOfOverview(description);
      if (parts.length === 0) return [];
      const what = `No page shows what this description says about the whole API: ${parts.join(", ")}.`;
      return [warning("not-shown", fileOf(description.id), what, 'Add an overview: "api": { "overview": true }.')];
    });
}
