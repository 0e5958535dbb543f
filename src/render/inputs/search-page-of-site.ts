// Takes from a Site what the page at `search/` is drawn from.
import { uiStrings } from "../../config/read-ui-strings.js";
import type { Site } from "../../site/site.js";
import { ownPage } from "../document/own-page.js";
import { languageOfPage } from "./articles-of-site.js";
import type { SearchPageInputs, SiteDocuments } from "./site-inputs.js";

/** The page stands in the shell of the site's first page. */
export function searchPageOfSite(site: Site, ofPage: SiteDocuments["ofPage"]): SearchPageInputs {
  const [first] = site.pages.values();
  const language = first ? languageOfPage(first, site) : null;
  const page = ownPage({ title: uiStrings(language).search, address: "/search", matter: MATTER });
  return { document: { ...ofPage(page), markdownAddress: null, isIndexed: false }, language };
}

/** Of front matter, what it has besides its title. */
const MATTER = { mode: "center", noindex: true, hideFooterPagination: true, timestamp: false };
