// Plans the page about a description as a whole.

import { type PagePath, pagePath } from "../../shared/page-path.js";
import type { Description } from "../description.js";
import { listAt, type Maybe, member, textAt } from "../json.js";
import type { GeneratedPage } from "./generated-page.js";
import type { PageSummary } from "./page-summary.js";
import { inFolder } from "./slug.js";

/** What the page is called and about. */
export function overviewSummary({ title }: Description): PageSummary {
  // What it is about is drawn on the page: summary, description and all else.
  return { title: title === "" ? "Overview" : title, description: null, method: null, deprecated: false };
}

/** The page in the folder of the others, at an address that none of them has. */
export function overviewPage(description: Description, directory: string, taken: ReadonlySet<string>): GeneratedPage {
  return {
    path: freePath(NAMES, directory, taken),
    target: { kind: "overview", description: description.id },
    ...overviewSummary(description),
    ...PLAIN_PAGE,
    metadata: { sidebarTitle: "Overview" },
  };
}

/** What pages have that no operation is about. */
export const PLAIN_PAGE = { groups: [], isHidden: false, content: null, metadata: {}, aliases: [], problem: null };

const NAMES = ["overview", "api-overview", "about"];

/** The first of the names that no other page of the folder has. */
export function freePath(names: readonly string[], directory: string, taken: ReadonlySet<string>): PagePath {
  const named = names.map((name) => inFolder(directory, name));
  return pagePath(named.find((each) => !taken.has(each.toLowerCase())) ?? `${directory}/${names[0]}-of-the-api`);
}

/** What a description says about the whole API. */
export function partsOfOverview({ document }: Description): string[] {
  const info: Maybe = document["info"];
  const isDescribed = listAt(document, "tags").some((tag) => textAt(tag, "description") !== null);
  const parts: Readonly<Record<string, boolean>> = {
    description: textAt(info, "description") !== null,
    contact: member(info, "contact") !== undefined,
    licence: member(info, "license") !== undefined,
    "terms of service": textAt(info, "termsOfService") !== null,
    "external documentation": document["externalDocs"] !== undefined,
    "descriptions of tags": isDescribed,
    "groups of tags": listAt(document, "x-tagGroups").length > 0,
  };
  return Object.keys(parts).filter((name) => parts[name]);
}
