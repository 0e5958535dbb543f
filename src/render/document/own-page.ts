// Makes pages of docsgen's own, which no file and no description has, and articles that are nothing but HTML.
import { frontMatterOf } from "../../config/read-front-matter.js";
import type { Article, Html, Page } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";

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
