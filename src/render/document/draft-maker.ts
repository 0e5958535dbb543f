// Drafts drawn pages for search: in the thread that drew them.
import type { Page } from "../../model.js";
import { draftHead, draftRecords, isFindable, settleLinks } from "../../search/indexing/draft-page.js";
import { recordsOf } from "../../search/indexing/records.js";
import { scriptLanguage } from "../../search/words/script-language.js";
import { loadTokeniser, type Tokeniser } from "../../search/words/tokeniser.js";
import type { Site } from "../../site/site.js";
import { fileOfBody } from "../article/body.js";
import type { ArticlePlace } from "../article/kept-article.js";
import { resolveLink } from "../article/resolve-link.js";
import { knownAddresses, languageOfPage } from "../inputs-of-site.js";
import { type PackedDraft, packDraft, packHead } from "../notes/page-notes.js";
import { isDraftKept } from "../notes/past-draft.js";
import { isDrawn, type RenderedPage } from "./rendered-page.js";

/** Null: nobody may find the page. */
export type MakeDraft = (page: Page, drawn: RenderedPage) => Promise<PackedDraft | null>;

/** `past` is where the last build left drafts, if it did. */
export function draftMaker(site: Site, past: ArticlePlace = { kind: "nowhere" }): MakeDraft {
  const known = knownAddresses(site);
  const ofSite = siteLanguage(site);
  const tokenisers = new Map<string, Promise<Tokeniser>>();
  return async (page, { facts, markdown, isAsBefore }) => {
    const trail = site.trails.get(page.path) ?? null;
    const records = recordsOf(page, facts, { trail, siteLanguage: ofSite, indexing: site.config.seo.indexing });
    const found = draftHead(records);
    const head = isFindable(found) ? packHead(found) : "";
    if (isAsBefore && isDraftKept(past, page.path, head)) return { head, rest: null };
    if (head === "") return null;
    const language = languageOfPage(page, site) ?? ofSite;
    const tokeniser = tokenisers.get(language) ?? loadTokeniser(language);
    tokenisers.set(language, tokeniser);
    const resolve = (target: string) => withoutBase(resolveLink(target, fileOfBody(page), known), known.base);
    const links = settleLinks(facts.links, resolve);
    return packDraft(draftRecords(records, { links, markdown }, await tokeniser), head);
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
