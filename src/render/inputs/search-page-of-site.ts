// Takes from a Site what the page at `search/` is drawn from.
import { frontMatterOf } from "../../config/read-front-matter.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import type { Page } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import { languageOfPage } from "./articles-of-site.js";
import type { SearchPageInputs, SiteDocuments } from "./site-inputs.js";

/** The page stands in the shell of the site's first page. */
export function searchPageOfSite(site: Site, ofPage: SiteDocuments["ofPage"]): SearchPageInputs {
  const [first] = site.pages.values();
  const language = first ? languageOfPage(first, site) : null;
  const page = searchPage(uiStrings(language).search);
  return { document: { ...ofPage(page), markdownAddress: null, isIndexed: false }, language };
}

function searchPage(title: string): Page {
  const written = { title, mode: "center", noindex: true, hideFooterPagination: true, timestamp: false };
  return {
    path: pagePath("search"),
    address: "/search",
    source: null,
    target: null,
    content: null,
    matter: frontMatterOf(written, fileOf("search"), () => {}),
    title,
    label: title,
    method: null,
  };
}
