// Owns the drawing of page bodies as the rest of the house sees it.
import type { Article, Page } from "../model.js";
import type { Report } from "../shared/problem.js";
import { type ArticleContext, ArticleDrawer } from "./article-drawer.js";
import type { HighlightCode } from "./highlight-code.js";

export type { ArticleContext } from "./article-drawer.js";
export type { HighlightCode } from "./highlight-code.js";

/** A body to be drawn. */
export interface Body {
  readonly page: Page;
  /** The text that follows the front matter. */
  readonly text: string;
  readonly report: Report;
  /** Hears where a link leads. */
  readonly onLink?: ((target: string, address: string) => void) | undefined;
  /** Colours code instead of what colours it elsewhere. */
  readonly highlight?: HighlightCode;
}

export interface Articles {
  readonly draw: (body: Body) => Promise<Article>;
}

/** Makes the drawer of bodies; it remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  const drawer = new ArticleDrawer(context);
  return { draw: (body) => drawer.draw(body) };
}
