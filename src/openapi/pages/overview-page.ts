// Plans the page about a description as a whole.
import { pagePath } from "../../shared/page-path.js";
import type { Description } from "../description.js";
import type { GeneratedPage } from "./generated-page.js";
import type { PageSummary } from "./page-summary.js";

/** What the page is called and about. */
export function overviewSummary({ title }: Description): PageSummary {
  // What it is about is drawn on the page: summary, description and all else.
  return { title: title === "" ? "Overview" : title, description: null, method: null, deprecated: false };
}

/** The page in the folder of the others, at an address that none of them has. */
export function overviewPage(description: Description, directory: string, taken: ReadonlySet<string>): GeneratedPage {
  const named = NAMES.map((name) => [directory, name].filter((part) => part !== "").join("/"));
  const path = named.find((each) => !taken.has(each.toLowerCase())) ?? `${directory}/${NAMES[0]}-of-the-api`;
  return {
    path: pagePath(path),
    target: { kind: "overview", description: description.id },
    ...overviewSummary(description),
    groups: [],
    isHidden: false,
    content: null,
    metadata: { sidebarTitle: "Overview" },
    aliases: [],
    problem: null,
  };
}

const NAMES = ["overview", "api-overview", "about"];
