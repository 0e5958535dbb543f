// Draws the page for addresses that lead nowhere, with what docs.json says of it.
import type { DocumentDrawing } from "../../layout/draw-document.js";
import type { NotFoundInputs } from "../../layout/shell-inputs.js";
import type { Html } from "../../model.js";
import type { Articles } from "../article/article.js";
import { ownPage } from "../document/own-page.js";
import { type DrawSlots, OF_NOT_FOUND } from "../slots/draw-slots.js";

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
