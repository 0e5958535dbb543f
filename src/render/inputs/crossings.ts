// Answers where pages lead in other branches: by their selectors, and to search engines as translations.
import type { Translation } from "../../layout/view.js";
import type { NavBranch, NavLink, PagePath } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import type { Site } from "../../site/site.js";
import type { Counterparts } from "../../site/translations/counterparts.js";
import { isIndexed } from "../../site/visibility.js";
import type { PageAddresses } from "./page-addresses.js";
import type { PlacedBranch } from "./placed-branch.js";

export interface Crossings {
  /** Addresses of the page in its selectors' choices, by the ids of the choices: its counterparts, and itself in the chosen one. */
  readonly of: (path: PagePath, branch: PlacedBranch) => Readonly<Record<string, string>>;
  /** The page in each language, this one included; `x-default` is for readers of any other. */
  readonly translations: (path: PagePath, branch: PlacedBranch) => readonly Translation[];
}

/** Crossings for the pages of a site. */
export function createCrossings(
  site: Pick<Site, "pages" | "trails" | "config" | "translations">,
  counterparts: Counterparts,
  addresses: PageAddresses,
): Crossings {
  return {
    of(path, { levels }) {
      const crossings: Record<string, string> = {};
      const counterpart = counterparts.of(path);
      for (const { kind, choices, chosen } of levels) {
        if (kind === "tab" || kind === "item" || kind === "anchor") continue;
        for (const choice of choices) {
          if (choice.kind !== "branch") continue;
          const isHere = choice.id === chosen.id && site.pages.has(path);
          const target = isHere ? path : counterpart(choice);
          if (target) crossings[choice.id] = addresses.page(target);
        }
      }
      return crossings;
    },
    translations(path, { levels }) {
      const languages = levels.find(({ kind }) => kind === "language");
      const own = languages && spoken(languages.choices).find(({ choice }) => choice.id === languages.chosen.id);
      if (!own || !isTranslatable(path)) return [];
      const counterpart = counterparts.of(path);
      // Search engines ignore a translation that does not link back to this page.
      const answering = (choice: NavBranch): PagePath | null => {
        if (choice.id === own.choice.id) return path;
        const target = counterpart(choice);
        return target && isTranslatable(target) && counterparts.of(target)(own.choice) === path ? target : null;
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

  /** Whether search engines may see the page as a translation: it is indexed, and at its own address. */
  function isTranslatable(path: PagePath): boolean {
    const page = site.pages.get(path);
    if (page === undefined || site.translations.get(path)?.kind === "missing") return false;
    return isIndexed(page, site) && page.matter.url === null && page.matter.canonical === null;
  }
}

interface Spoken {
  readonly tag: string;
  readonly choice: NavBranch;
}

/** One division per language; of two with the same tag, such as `cn` and `zh`, the first. */
function spoken(choices: readonly (NavBranch | NavLink)[]): Spoken[] {
  const known = new Map<string, Spoken>();
  for (const choice of choices) {
    const tag = choice.kind === "branch" ? languageOf(choice.holder.name)?.tag : undefined;
    if (choice.kind === "branch" && tag && !known.has(tag)) known.set(tag, { tag, choice });
  }
  return [...known.values()];
}
