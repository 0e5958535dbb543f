// Drafts drawn pages for search: in the thread that drew them.
import type { Page } from "../model.js";
import type { DraftPage } from "../search/draft.js";
import { draftPage } from "../search/draft-page.js";
import { scriptLanguage } from "../search/script-language.js";
import { loadTokeniser, type Tokeniser } from "../search/tokeniser.js";
import type { Site } from "../site/site.js";
import { knownAddresses, languageOfPage } from "./article-context.js";
import { isDrawn, type RenderedPage } from "./rendered-page.js";
import { resolveLink } from "./resolve-link.js";

export type MakeDraft = (page: Page, drawn: RenderedPage) => Promise<DraftPage | null>;

export function draftMaker(site: Site): MakeDraft {
  const known = knownAddresses(site);
  const ofSite = siteLanguage(site);
  const tokenisers = new Map<string, Promise<Tokeniser>>();
  return async (page, { facts, markdown }) => {
    const trail = site.trails.get(page.path) ?? null;
    const language = languageOfPage(page, site) ?? ofSite;
    const tokeniser = tokenisers.get(language) ?? loadTokeniser(language);
    tokenisers.set(language, tokeniser);
    const resolve = (target: string) =>
      withoutBase(resolveLink(target, page.source?.file ?? page.path, known), known.base);
    const context = { trail, siteLanguage: ofSite, indexing: site.config.seo.indexing };
    return draftPage({ page, facts, markdown, context, resolve }, await tokeniser);
  };
}

/** The language of pages that stand under no language: by the script of all titles. */
export function siteLanguage(site: Site): string {
  const titles = [...site.pages.values()].filter(isDrawn).map(({ title }) => title);
  return scriptLanguage(titles.join(" "));
}

function withoutBase(target: string, base: string): string | null {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : null;
}
