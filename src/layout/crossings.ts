// Answers where a page leads in the other branches: by its selectors, and to search engines as translations.
import type { NavBranch, PagePath } from "../model.js";
import { languageOf } from "../shared/languages.js";
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

/** The crossings of one page. */
export function crossingsOf(path: PagePath, counterparts: Counterparts, addresses: Addresses): Crossings {
  const counterpart = counterparts.of(path);
  return {
    to(choice) {
      const target = choice && counterpart(choice);
      if (target) return addresses.page(target);
      return (choice && addresses.branch(choice)) ?? `${addresses.base}/`;
    },
    translations({ levels }) {
      const languages = levels.find(({ kind }) => kind === "language");
      if (!languages) return [];
      const pages = languages.choices.flatMap((choice) => {
        const tag = languageOf(choice.holder.name)?.tag;
        if (choice.kind === "link" || !tag) return [];
        const target = choice.id === languages.chosen.id ? path : counterpart(choice);
        return target ? [{ tag, address: addresses.page(target) }] : [];
      });
      const standard = languages.choices.find(({ holder }) => holder.isDefault) ?? languages.choices[0];
      const standardTag = standard && languageOf(standard.holder.name)?.tag;
      const forOthers = pages.length > 1 ? pages.find(({ tag }) => tag === standardTag) : undefined;
      return forOthers ? [...pages, { ...forOthers, tag: "x-default" }] : pages;
    },
  };
}
