// Plans the page about what the releases of a description changed.
import { EN } from "../../shared/ui-strings.js";
import type { Description } from "../description.js";
import type { GeneratedPage } from "./generated-page.js";
import { freePath } from "./overview-page.js";
import type { PageSummary } from "./page-summary.js";

/** What the page is called and about, in English until its place says its language. */
export function changesSummary({ title }: Description): PageSummary {
  const description = title === "" ? EN.apiChangesText : `${title}: ${EN.apiChangesText}`;
  return { title: EN.apiChanges, description, method: null, deprecated: false };
}

/** The page in the folder of the others, at an address that none of them has. Its text is written once all addresses are known. */
export function changesPage(description: Description, directory: string, taken: ReadonlySet<string>): GeneratedPage {
  return {
    path: freePath(NAMES, directory, taken),
    target: { kind: "changes", description: description.id },
    ...changesSummary(description),
    groups: [],
    isHidden: false,
    content: null,
    metadata: { rss: true },
    aliases: [],
    problem: null,
  };
}

const NAMES = ["changes", "api-changes", "changelog"];
