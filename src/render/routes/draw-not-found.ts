// Draws the page for addresses that lead nowhere, with what docs.json says of it.
import { frontMatterOf } from "../../config/read-front-matter.js";
import type { Frame } from "../../layout/frame.js";
import type { Html, Page } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import type { Articles } from "../article/article.js";

/** The description in `errors.404` is MDX, drawn as a page is. */
export async function drawNotFound(site: Site, frame: Frame, articles: Articles): Promise<Html> {
  const { description } = site.config.errors["404"];
  if (description === null) return frame.draw404(null);
  const article = await articles.draw({ page: notFoundPage(), language: null, text: description, report: () => {} });
  return frame.draw404(article.html);
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
