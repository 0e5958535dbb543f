// Owns the drawing of page bodies as the rest of the house sees it.
import type { Article } from "../../model.js";
import { ArticleDrawer } from "./article-drawer.js";
import type { ArticleContext } from "./article-needs.js";
import type { Body } from "./body.js";

export type { ArticleContext } from "./article-needs.js";
export type { Body } from "./body.js";

export interface Articles {
  readonly draw: (body: Body) => Promise<Article>;
}

/** Makes the drawer of bodies; it remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  const drawer = new ArticleDrawer(context);
  return { draw: (body) => drawer.draw(body) };
}
