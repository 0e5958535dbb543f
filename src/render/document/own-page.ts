// Makes pages of docsgen's own, which no file and no description has, and articles that are nothing but HTML.
import { h } from "preact";
import { render } from "preact-render-to-string";
import { frontMatterOf } from "../../config/read-front-matter.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import { type DocumentDrawing, nothingOwn } from "../../layout/draw-document.js";
import type { ProjectSlot } from "../../layout/project-slots.js";
import { SearchPage } from "../../layout/search/search-page.js";
import type { NotFoundInputs } from "../../layout/shell-inputs.js";
import type { Article, Html, Page } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import type { Articles } from "../article/article.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";
import type { DrawSlots } from "../slots/draw-slots.js";

interface OwnPage {
  readonly title: string;
  /** Such as `/search`. */
  readonly address: string;
  /** More front matter. */
  readonly matter?: Readonly<Record<string, unknown>>;
}

export function ownPage({ title, address, matter = {} }: OwnPage): Page {
  return {
    path: pagePath(address.slice(1)),
    address,
    source: null,
    target: null,
    content: null,
    matter: frontMatterOf({ title, ...matter }, fileOf("docs.json"), () => {}),
    title,
    label: title,
    method: null,
  };
}

/** `styles`: names of the sheets that it needs. */
export function ownArticle(html: Html, styles: readonly string[]): Article {
  return {
    html,
    aside: null,
    markdown: "",
    facts: { headings: [], anchors: [], links: [], passages: [], updates: [], firstParagraph: null },
    dependencies: [],
    styles,
    islands: [],
  };
}

/** The description in `errors.404` is MDX, drawn like a page. */
export async function drawNotFound(
  inputs: NotFoundInputs,
  { draw404 }: DocumentDrawing,
  { articles, drawSlots }: NotFoundTools,
): Promise<Html> {
  const { description } = inputs.settings;
  const page = ownPage({ title: "404", address: "/404" });
  const { language } = inputs.shell;
  const href = `${inputs.shell.shared.address.base}${page.address}`;
  const slots = await drawSlots({ page, language, href, lastUpdated: null }, OF_NOT_FOUND);
  if (description === null) return draw404(inputs, null, slots);
  const article = await articles.draw({ page, language: null, text: description, report: () => {} });
  return draw404(inputs, article.html, slots);
}

/** What draws the parts that the project wrote. */
interface NotFoundTools {
  readonly articles: Articles;
  readonly drawSlots: DrawSlots;
}

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

/** Slots of the page for unknown addresses. */
const OF_NOT_FOUND: readonly ProjectSlot[] = ["head", "footer", "sidebarTop", "notFound"];
