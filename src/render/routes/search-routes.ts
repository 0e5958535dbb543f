// Makes the search index and the assistant's bundle of a site from its drawn pages.
import type { Route } from "../../model.js";
import { segmentPages } from "../../search/indexing/draft.js";
import type { IndexMemory } from "../../search/indexing/index-memory.js";
import { writeAssistantBundle } from "../../search/indexing/write-assistant-bundle.js";
import { type SearchFile, writeBrowserIndex } from "../../search/indexing/write-browser-index.js";
import type { RenderSettings } from "../document/render-settings.js";
import type { DrawnPage } from "../notes/page-notes.js";
import { drawSearchPage } from "./search-page.js";

const searchPageFile = "search/index.html";

/** Routes below `search/` and `_docsgen/assistant/`, each made when it is taken. */
export function* indexRoutes(drawn: readonly DrawnPage[], memory: IndexMemory | null = null): Iterable<Route> {
  const drafts = drawn.flatMap(({ draft }) => draft() ?? []);
  const forSite = segmentPages(drafts, "site", memory);
  const areSame = drafts.every(({ page: { visible } }) => visible.site === visible.assistant);
  const forAssistant = areSame ? forSite : segmentPages(drafts, "assistant", memory);
  yield* toRoutes(writeBrowserIndex(forSite, memory));
  yield* toRoutes(writeAssistantBundle(forAssistant, memory));
}

/** A site that has something of its own at this address keeps it. */
export function searchPageRoute(settings: RenderSettings): Route[] {
  const { pages, files, redirects } = settings.site;
  const isTaken =
    [...pages.values()].some(({ address }) => address === "/search") ||
    files.some(({ file }) => file === searchPageFile) ||
    redirects.some(({ source }) => source === "/search");
  return isTaken ? [] : [{ kind: "made", file: searchPageFile, make: () => drawSearchPage(settings) }];
}

function* toRoutes(files: Iterable<SearchFile>): Iterable<Route> {
  for (const { file, make } of files) yield { kind: "made", file, make };
}
