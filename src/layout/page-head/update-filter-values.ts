// Draws the filters of a changelog at both of their places: beside the text, and above it where that column is not shown.
import { h } from "preact";
import { render } from "preact-render-to-string";
import { UpdateFilters } from "../../components/update/update-filters.js";
import type { Html } from "../../model.js";
import type { Side } from "../page-main.js";
import type { ShellContext } from "../shell-context.js";
import type { PageView } from "../view.js";

const ID = "changelog-filters";

/** Contents of the slots for filters. */
export function filterValues({ ui }: ShellContext, { article }: PageView, side: Side): Record<string, Html> {
  const tags = article.facts.updates.map((update) => update.tags);
  const draw = (place: "side" | "top", id?: string) => render(h(UpdateFilters, { tags, title: ui.filters, place, id }));
  if (side !== "contents") return { topFilters: draw("top", ID) };
  return { topFilters: draw("top"), sideFilters: draw("side", ID) };
}
