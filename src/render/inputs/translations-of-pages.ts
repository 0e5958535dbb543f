// Answers what a page says about its original: a translation that lags behind, or the original in its place.
import type { OriginalNotice } from "../../layout/view.js";
import type { Page, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { PageAddresses } from "./page-addresses.js";

export interface TranslationOfPage {
  /** Null on pages that say what their original says, and where the site does without the notice. */
  readonly original: OriginalNotice | null;
  readonly articleLanguage: string | null;
  /** Address of the original that the page repeats; null on others. */
  readonly repeatedHref: string | null;
}

const OWN: TranslationOfPage = { original: null, articleLanguage: null, repeatedHref: null };

export function translationsOfPages({ config, trails, translations }: Site, addresses: PageAddresses) {
  return ({ path }: Page): TranslationOfPage => {
    const state = translations.get(path);
    if (!state) return OWN;
    const { kind, original } = state;
    const holder = languageHolder(original);
    const href = addresses.page(original);
    const isMissing = kind === "missing";
    return {
      original: config.translations.notice ? { kind, language: holder?.label ?? "", href } : null,
      articleLanguage: isMissing ? (holder?.name ?? null) : null,
      repeatedHref: isMissing ? href : null,
    };
  };

  function languageHolder(path: PagePath) {
    return trails.get(path)?.branches.find(({ holder }) => holder.kind === "language")?.holder;
  }
}
