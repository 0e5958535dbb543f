// Draws the page at `search/`, which answers the query of its address.
import { h } from "preact";
import { render } from "preact-render-to-string";
import { uiStrings } from "../../config/read-ui-strings.js";
import { nothingOwn } from "../../layout/draw-document.js";
import { SearchPage } from "../../layout/search/search-page.js";
import type { Html } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { ownArticle } from "../document/own-page.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";

/** The custom element that only this page has. */
export const SEARCH_PAGE_ELEMENT = "search-page";

/** Draws the page. */
export async function drawSearchPage(documents: SiteDocuments): Promise<Html> {
  const { document, language } = documents.searchPage();
  const { base } = documents.shared.address;
  const tag = languageOf(language ?? "en")?.tag ?? "en";
  const html = render(h(SearchPage, { base, tag, ui: uiStrings(language) }));
  const { draw } = await documents.drawing();
  const article = ownArticle(html, ["search"]);
  return draw(document, article, nothingOwn(article, true)).pieces.join("");
}
