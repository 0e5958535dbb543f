// Makes the search index and the assistant's bundle of a site from its drawn pages.
import type { Route } from "../model.js";
import { type DraftPage, segmentPages } from "../search/draft.js";
import { draftPage } from "../search/draft-page.js";
import { scriptLanguage } from "../search/script-language.js";
import { loadTokeniser, type Tokeniser } from "../search/tokeniser.js";
import { writeAssistantBundle } from "../search/write-assistant-bundle.js";
import { type SearchFile, writeBrowserIndex } from "../search/write-browser-index.js";
import type { Site } from "../site/site.js";
import { knownAddresses } from "./article-context.js";
import type { DrawnPage } from "./draw-site.js";
import type { RenderSettings } from "./render-settings.js";
import { resolveLink } from "./resolve-link.js";
import { drawSearchPage } from "./search-page.js";

const searchPageFile = "search/index.html";

/** Routes below `search/` and `_docsgen/assistant/`. */
export async function searchRoutes(settings: RenderSettings, drawn: readonly DrawnPage[]): Promise<Route[]> {
  const { site } = settings;
  const drafts = await draftPages(site, drawn);
  const forSite = segmentPages(drafts, "site");
  const areSame = drafts.every(({ records: [first] }) => first?.page.visible.site === first?.page.visible.assistant);
  const forAssistant = areSame ? forSite : segmentPages(drafts, "assistant");
  return [
    ...searchPageRoute(settings),
    ...toRoutes(writeBrowserIndex(forSite)),
    ...toRoutes(writeAssistantBundle(forAssistant)),
  ];
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

async function draftPages(site: Site, drawn: readonly DrawnPage[]): Promise<DraftPage[]> {
  const known = knownAddresses(site);
  const siteLanguage = scriptLanguage(drawn.map(({ page }) => page.title).join(" "));
  const tokenisers = new Map<string, Tokeniser>();
  const drafts: DraftPage[] = [];
  for (const { page, facts, markdown } of drawn) {
    const trail = site.trails.get(page.path) ?? null;
    const language = trail?.branches.find(({ holder }) => holder.kind === "language")?.holder.name ?? siteLanguage;
    const tokeniser = tokenisers.get(language) ?? (await loadTokeniser(language));
    tokenisers.set(language, tokeniser);
    const resolve = (target: string) =>
      withoutBase(resolveLink(target, page.source?.file ?? page.path, known), known.base);
    const context = { trail, siteLanguage, indexing: site.config.seo.indexing };
    const draft = draftPage({ page, facts, markdown, context, resolve }, tokeniser);
    if (draft) drafts.push(draft);
  }
  return drafts;
}

function withoutBase(target: string, base: string): string | null {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : null;
}

function toRoutes(files: Iterable<SearchFile>): Route[] {
  return [...files].map(({ file, bytes }) => ({ kind: "made", file, make: () => bytes }));
}
