// Pairs the pages of the default language with their translations, language by language.
import type { NavBranch, NavNode, PagePath } from "../../model.js";
import { pagesBelow } from "../find-trails.js";
import type { Site } from "../site.js";
import { createCounterparts } from "./counterparts.js";

/** A language beside the default one, below one element of the navigation or at its root. */
export interface LanguagePair {
  readonly original: NavBranch;
  readonly language: NavBranch;
}

/** A page of the default language, and the page that says the same in another; null where there is none. */
interface TranslationPair {
  readonly original: PagePath;
  readonly translation: PagePath | null;
}

/** The default language is the one marked as such, else the first. */
export function languagePairs(nodes: readonly NavNode[]): LanguagePair[] {
  const branches = nodes.filter((each): each is NavBranch => each.kind === "branch");
  const languages = branches.filter(({ holder }) => holder.kind === "language");
  const original = languages.find(({ holder }) => holder.isDefault) ?? languages[0];
  const own = original ? languages.flatMap((language) => (language === original ? [] : [{ original, language }])) : [];
  return [...own, ...branches.flatMap(({ children }) => languagePairs(children))];
}

/** The authored pages of the default language in the order of the navigation, for one other language. */
export function translationPairs(site: Pick<Site, "pages" | "trails">): (pair: LanguagePair) => TranslationPair[] {
  const counterparts = createCounterparts(site);
  const isAuthored = (path: PagePath) => {
    const page = site.pages.get(path);
    return page !== undefined && page.source !== null && page.matter.url === null;
  };
  return ({ original, language }) =>
    [...new Set(pagesBelow([original]))].filter(isAuthored).map((path) => {
      const found = counterparts.of(path)(language);
      return { original: path, translation: found !== null && isAuthored(found) ? found : null };
    });
}
