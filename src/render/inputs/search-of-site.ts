// Takes the inputs of search from a Site.
import { uiStrings } from "../../config/read-ui-strings.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { Page, PagePath, Trail } from "../../model.js";
import type { RecordContext } from "../../search/indexing/records.js";
import { scriptLanguage } from "../../search/words/load-word-rules.js";
import { groupBy } from "../../shared/lists.js";
import type { Site } from "../../site/site.js";
import { ownPage } from "../document/own-page.js";
import { isDrawn } from "../document/rendered-page.js";
import type { IndexInputs } from "../routes/site-route.js";
import { languageOfPage } from "./articles-of-site.js";
import type { SearchPageInputs, SiteDocuments } from "./site-inputs.js";
import { otherVersionTest } from "./versions-of-pages.js";

/** What search knows of the pages of a trail. Pages of a group share it. */
export function searchOfSite({ pages, config }: Site): (trail: Trail | null) => RecordContext {
  const { indexing } = config.seo;
  const siteLanguage = languageOfTitles(pages.values());
  return oncePerKey(
    (trail) => {
      const branches = trail?.branches.map(({ holder: { kind, name, label, boost, hidden, searchable } }) => {
        return { holder: { kind, name, label, boost, hidden, searchable } };
      });
      return { trail: branches ? { branches } : null, siteLanguage, indexing };
    },
    // A page at the root of the navigation has no division.
    (trail) => trail && (trail.branches.at(-1)?.id ?? "root"),
  );
}

/** The language of pages without a language in the navigation, by the script of all titles. */
function languageOfTitles(pages: Iterable<Page>): string {
  const titles = [...pages].filter(isDrawn).map(({ title }) => title);
  return scriptLanguage(titles.join(" "));
}

/** Takes from a Site what its search index depends on besides the pages. */
export function indexInputs(site: Pick<Site, "address" | "navigation" | "trails" | "config">): IndexInputs {
  const { trailingSlash } = site.address;
  return { order: inOrderOfVersions(site), isSemantic: site.config.search.semantic, trailingSlash };
}

/** The page stands in the shell of the site's first page. */
export function searchPageOfSite(site: Site, ofPage: SiteDocuments["ofPage"]): SearchPageInputs {
  const [first] = site.pages.values();
  const language = first ? languageOfPage(first, site) : null;
  const page = ownPage({ title: uiStrings(language).search, address: "/search", matter: MATTER });
  return { document: { ...ofPage(page), markdownAddress: null, isIndexed: false }, language };
}

/** Of front matter, what it has besides its title. */
const MATTER = { mode: "center", noindex: true, hideFooterPagination: true, timestamp: false };

/** The pages of the navigation in its order; in each language, those of current versions first. */
export function inOrderOfVersions(site: Pick<Site, "navigation" | "trails">): PagePath[] {
  const isOther = otherVersionTest(site);
  const languageName = (path: PagePath) =>
    site.trails.get(path)?.branches.find(({ holder }) => holder.kind === "language")?.holder.name;
  const byLanguage = groupBy(site.trails.keys(), languageName);
  return [...byLanguage.values()].flatMap((paths) => [
    ...paths.filter((path) => !isOther(path)),
    ...paths.filter(isOther),
  ]);
}
