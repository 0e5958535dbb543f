// Owns the drawing of page bodies as the rest of the house sees it.
import type { Article, Page } from "../model.js";
import type { Report } from "../shared/problem.js";
import { type ArticleContext, ArticleDrawer } from "./article-drawer.js";

export type { ArticleContext } from "./article-drawer.js";
export type { HighlightCode } from "./highlight-code.js";

export interface Articles {
  /** Draws a body: the text that follows the front matter. */
  readonly draw: (page: Page, text: string, report: Report) => Promise<Article>;
}

/** Makes the drawer of bodies; it remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  const drawer = new ArticleDrawer(context);
  return { draw: (page, text, report) => drawer.draw(page, text, report) };
}
