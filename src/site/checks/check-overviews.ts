// Reports what API descriptions say about their API although no overview page shows it.
import { partsOfOverview } from "../../openapi/pages/overview-page.js";
import { fileOf, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../site.js";

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
