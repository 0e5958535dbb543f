// Takes from a Site what decides on how its pages are found.
import type { Page, Trail } from "../../model.js";
import type { RecordContext } from "../../search/indexing/records.js";
import { scriptLanguage } from "../../search/words/script-language.js";
import type { Site } from "../../site/site.js";
import { isDrawn } from "../document/rendered-page.js";

/** What search knows of the pages of a trail. Pages of a group share it. */
export function searchOfSite({ pages, config }: Site): (trail: Trail | null) => RecordContext {
  const { indexing } = config.seo;
  const siteLanguage = languageOfTitles(pages.values());
  const known = new Map<string, RecordContext>();
  const make = (trail: Trail | null): RecordContext => {
    const branches = trail?.branches.map(({ holder: { kind, name, label, boost, hidden, searchable } }) => {
      return { holder: { kind, name, label, boost, hidden, searchable } };
    });
    return { trail: branches ? { branches } : null, siteLanguage, indexing };
  };
  return (trail) => {
    // A page at the root of the navigation has no division.
    const id = trail && (trail.branches.at(-1)?.id ?? "root");
    const context = known.get(id ?? "") ?? make(trail);
    known.set(id ?? "", context);
    return context;
  };
}

/** The language of pages without a language in the navigation, by the script of all titles. */
function languageOfTitles(pages: Iterable<Page>): string {
  const titles = [...pages].filter(isDrawn).map(({ title }) => title);
  return scriptLanguage(titles.join(" "));
}
