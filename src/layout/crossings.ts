// Answers where a page leads in the other branches: by its selectors, and to search engines as translations.
import type { NavBranch, NavLink, Page, PagePath } from "../model.js";
import { languageOf } from "../shared/languages.js";
import type { Site } from "../site/site.js";
import { isIndexed } from "../site/visibility.js";
import type { Addresses } from "./addresses.js";
import type { Branch } from "./branch.js";
import type { Counterparts } from "./counterparts.js";
import type { Translation } from "./head/page-head.js";

export interface Crossings {
  /** Where a choice of a selector leads: to the same page over there, else to the first. */
  to(choice: NavBranch | undefined): string;
  /** Pages that say the same in each language, this one included; `x-default` is for readers of every other one. */
  translations(branch: Branch): Translation[];
}

interface CrossingSources {
  readonly site: Pick<Site, "pages" | "trails" | "config">;
  readonly counterparts: Counterparts;
  readonly addresses: Addresses;
}

/** The crossings of one page. */
export function crossingsOf(path: PagePath, { site, counterparts, addresses }: CrossingSources): Crossings {
  const counterpart = counterparts.of(path);
  return {
    to(choice) {
      const target = choice && counterpart(choice);
      if (target) return addresses.page(target);
      return (choice && addresses.branch(choice)) ?? `${addresses.base}/`;
    },
    translations({ levels }) {
      const languages = levels.find(({ kind }) => kind === "language");
      const own = languages && spoken(languages.choices).find(({ choice }) => choice.id === languages.chosen.id);
      if (!own || !isNamed(path)) return [];
      // Search engines believe none that is not answered: the page over there must lead back to this one.
      const answering = (choice: NavBranch): PagePath | null => {
        if (choice.id === own.choice.id) return path;
        const target = counterpart(choice);
        return target && isNamed(target) && counterparts.of(target)(own.choice) === path ? target : null;
      };
      const pages = spoken(languages.choices).flatMap(({ tag, choice }) => {
        const target = answering(choice);
        const address = target && addresses.served(addresses.page(target));
        return address ? [{ tag, address }] : [];
      });
      const standard = languages.choices.find(({ holder }) => holder.isDefault) ?? languages.choices[0];
      const standardTag = standard && languageOf(standard.holder.name)?.tag;
      const forOthers = pages.length > 1 ? pages.find(({ tag }) => tag === standardTag) : undefined;
      return forOthers ? [...pages, { ...forOthers, tag: "x-default" }] : pages;
    },
  };

  function isNamed(each: PagePath): boolean {
    const page = site.pages.get(each);
    return page !== undefined && isTranslatable(page, site);
  }
}

/** Whether search engines may be led to the page as a translation: they list it, and by its own address. */
export function isTranslatable(page: Page, site: Pick<Site, "trails" | "config">): boolean {
  return isIndexed(page, site) && page.matter.url === null && page.matter.canonical === null;
}

interface Spoken {
  readonly tag: string;
  readonly choice: NavBranch;
}

/** The divisions of a language each; of two with one tag, as `cn` and `zh` have, the first. */
function spoken(choices: readonly (NavBranch | NavLink)[]): Spoken[] {
  const known = new Map<string, Spoken>();
  for (const choice of choices) {
    const tag = choice.kind === "branch" ? languageOf(choice.holder.name)?.tag : undefined;
    if (choice.kind === "branch" && tag && !known.has(tag)) known.set(tag, { tag, choice });
  }
  return [...known.values()];
}
