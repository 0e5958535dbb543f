// Draws the page for addresses that lead nowhere, with what docs.json says of it.
import { frontMatterOf } from "../../config/read-front-matter.js";
import type { DocumentDrawing } from "../../layout/draw-document.js";
import type { NotFoundInputs } from "../../layout/shell-inputs.js";
import type { Html, Page } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import type { Articles } from "../article/article.js";
import { type DrawSlots, OF_NOT_FOUND } from "../slots/draw-slots.js";

/** The description in `errors.404` is MDX, drawn like a page. */
export async function drawNotFound(
  inputs: NotFoundInputs,
  { draw404 }: DocumentDrawing,
  { articles, drawSlots }: NotFoundTools,
): Promise<Html> {
  const { description } = inputs.settings;
  const page = notFoundPage();
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
