// Reports what API descriptions say about their API although no overview page shows it.
import type { Description } from "../../openapi/description.js";
import { listAt, type Maybe, member, textAt } from "../../openapi/json.js";
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

function partsOfOverview({ document }: Description): string[] {
  const info: Maybe = member(document, "info");
  const isDescribed = listAt(document, "tags").some((tag) => textAt(tag, "description") !== null);
  const parts: Readonly<Record<string, boolean>> = {
    description: textAt(info, "description") !== null,
    contact: member(info, "contact") !== undefined,
    licence: member(info, "license") !== undefined,
    "terms of service": textAt(info, "termsOfService") !== null,
    "external documentation": member(document, "externalDocs") !== undefined,
    "descriptions of tags": isDescribed,
    "groups of tags": listAt(document, "x-tagGroups").length > 0,
  };
  return Object.keys(parts).filter((name) => parts[name]);
}
