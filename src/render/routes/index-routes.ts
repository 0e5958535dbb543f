// Makes the search index and the assistant's bundle of a site from its drawn pages.
import type { Route } from "../../model.js";
import { BROWSER_INDEX_FILE, isNamedByContent } from "../../search/browser-files.js";
import { BUNDLE_FOLDER } from "../../search/bundle-files.js";
import { segmentPages } from "../../search/indexing/draft.js";
import { writeAssistantBundle } from "../../search/indexing/write-assistant-bundle.js";
import { type SearchFile, writeBrowserIndex } from "../../search/indexing/write-browser-index.js";
import type { IndexSources } from "./site-route.js";

/** Routes below `search/` and `_docsgen/assistant/`, each made when it is taken. */
export function* indexRoutes({ pages, order, isSemantic, memory }: IndexSources): Iterable<Route> {
  const drafts = pages.flatMap(({ draft }) => draft() ?? []);
  const forSite = segmentPages(drafts, "site", { order, memory });
  const areSame = drafts.every(({ page: { visible } }) => visible.site === visible.assistant);
  const forAssistant = areSame ? forSite : segmentPages(drafts, "assistant", { order, memory });
  yield* toRoutes(writeBrowserIndex(forSite, memory));
  yield* toRoutes(writeAssistantBundle(forAssistant, { isSemantic, memory }));
}

/** Whether a file may be one of the index. */
export function isOfIndex(file: string): boolean {
  return file === BROWSER_INDEX_FILE || isNamedByContent(file) || file.startsWith(`${BUNDLE_FOLDER}/`);
}

function* toRoutes(files: Iterable<SearchFile>): Iterable<Route> {
  for (const { file, make } of files) yield { kind: "made", file, make };
}
