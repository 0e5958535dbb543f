// Draws the page for addresses that lead nowhere, with what docs.json says of it.
import { frontMatterOf } from "../../config/read-front-matter.js";
import type { DocumentDrawing } from "../../layout/draw-document.js";
import type { NotFoundInputs } from "../../layout/shell-inputs.js";
import type { Html, Page } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import type { Articles } from "../article/article.js";

/** The description in `errors.404` is MDX, drawn like a page. */
export async function drawNotFound(
  inputs: NotFoundInputs,
  { draw404 }: DocumentDrawing,
  articles: Articles,
): Promise<Html> {
  const { description } = inputs.settings;
  if (description === null) return draw404(inputs, null);
  const article = await articles.draw({ page: notFoundPage(), language: null, text: description, report: () => {} });
  return draw404(inputs, article.html);
}

function notFoundPage(): Page {
  const title = "404";
  return {
    path: pagePath("404"),
    address: "/404",
    source: null,
    target: null,
    content: null,
    matter: frontMatterOf({ title }, fileOf("docs.json"), () => {}),
    title,
    label: title,
    method: null,
  };
}
