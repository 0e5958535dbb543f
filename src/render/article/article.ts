// Owns the drawing of page bodies as the rest of docsgen sees it.
import { undrawable } from "../../content/code/code-problems.js";
import { OutOfTime } from "../../content/code/within-time.js";
import type { Article } from "../../model.js";
import { fileOf, type Report } from "../../shared/problem.js";
import { ArticleDrawer } from "./article-drawer.js";
import type { ArticleContext } from "./article-needs.js";
import { type Body, fileOfBody } from "./body.js";

export type { ArticleContext } from "./article-needs.js";
export type { Body } from "./body.js";

export interface Articles {
  /** Draws a body. One that cannot be drawn reports why and is empty. */
  readonly draw: (body: Body) => Promise<Article>;
}

/** Makes the drawer of bodies, which remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  const drawer = new ArticleDrawer(context);
  const drawOrExplain = async (body: Body): Promise<Article> => {
    try {
      return await drawer.draw(body);
    } catch (error) {
      const problem = undrawable(error, fileOf(fileOfBody(body.page)));
      if (problem === null || body.text === "") throw error;
      body.report(problem);
      return drawer.draw({ ...body, text: "" });
    }
  };
  const firstLook = async (body: Body): Promise<Article> => {
    let isStopped = false;
    const report: Report = (each) => {
      isStopped ||= each.code === "page-timeout";
      body.report(each);
    };
    const article = await drawOrExplain({ ...body, report });
    if (isStopped) throw new OutOfTime(context.timeLimit);
    return article;
  };
  return { draw: context.isFirstLook ? firstLook : drawOrExplain };
}
