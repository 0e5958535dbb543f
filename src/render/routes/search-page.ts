// Draws the page at `search/`, which answers the query of its address.
import { h } from "preact";
import { render } from "preact-render-to-string";
import { frontMatterOf } from "../../config/read-front-matter.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import { documentDrawing } from "../../layout/draw-document.js";
import { SearchPage } from "../../layout/search/search-page.js";
import type { DocumentInputs } from "../../layout/view.js";
import type { Article, Html, Page } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import { drawingTools } from "../document/drawing-tools.js";
import type { RenderSettings } from "../document/render-settings.js";
import { documentsOfSite } from "../inputs/documents-of-site.js";
import type { SiteDocuments } from "../inputs/site-documents.js";
import { languageOfPage } from "../inputs-of-site.js";

/** The custom element that only this page has. */
export const SEARCH_PAGE_ELEMENT = "search-page";

/** What the page is drawn from. */
export interface SearchPageInputs {
  readonly document: DocumentInputs;
  /** The language of its words, as docs.json names it; null where docs.json names none. */
  readonly language: string | null;
}

/** Draws the page in the shell of the site's first page. */
export async function drawSearchPage(settings: RenderSettings): Promise<Html> {
  const documents = documentsOfSite(settings);
  const { document, language } = searchPageInputs(settings.site, documents);
  const { base } = documents.shared.address;
  const tag = languageOf(language ?? "en")?.tag ?? "en";
  const html = render(h(SearchPage, { base, tag, ui: uiStrings(language) }));
  const { draw } = documentDrawing(documents.shared, await drawingTools(documents));
  return draw(document, articleOf(html)).pieces.join("");
}

export function searchPageInputs(site: Site, documents: SiteDocuments): SearchPageInputs {
  const [first] = site.pages.values();
  const language = first ? languageOfPage(first, site) : null;
  const page = searchPage(uiStrings(language).search);
  return { document: { ...documents.ofPage(page), markdownAddress: null, isIndexed: false }, language };
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

function articleOf(html: Html): Article {
  return {
    html,
    aside: null,
    markdown: "",
    facts: { headings: [], anchors: [], links: [], passages: [], updates: [], firstParagraph: null },
    dependencies: [],
    styles: ["search"],
    islands: [],
  };
}
