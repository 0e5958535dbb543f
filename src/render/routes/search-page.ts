// Draws the page at `search/`, which answers the query of its address.
import { h } from "preact";
import { render } from "preact-render-to-string";
import { frontMatterOf } from "../../config/read-front-matter.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import { createFrame } from "../../layout/frame.js";
import { SearchPage } from "../../layout/search/search-page.js";
import type { Article, Html, Page } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import { pageView } from "../document/page-view.js";
import type { RenderSettings } from "../document/render-settings.js";
import { siteAssets } from "../document/site-assets.js";
import { languageOfPage } from "../inputs-of-site.js";

/** The custom element that no other page has. */
export const SEARCH_PAGE_ELEMENT = "search-page";

/** Draws the page in the frame of the site's first page. */
export async function drawSearchPage(settings: RenderSettings): Promise<Html> {
  const { site } = settings;
  const [first] = site.pages.values();
  const language = first ? languageOfPage(first, site) : null;
  const ui = uiStrings(language);
  const tag = languageOf(language ?? "en")?.tag ?? "en";
  const html = render(h(SearchPage, { base: site.address.base, tag, ui }));
  const view = pageView(site, searchPage(ui.search), articleOf(html));
  const frame = createFrame(site, await siteAssets(settings));
  return frame.draw({ ...view, markdownAddress: null, isIndexed: false }).pieces.join("");
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
