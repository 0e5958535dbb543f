// Decides whether a schema that is shown elsewhere is above or below.
import type { Html } from "../../model.js";
import type { UiStrings } from "../../shared/ui-strings.js";

/** A placeholder for "shown above" or "shown below" until the page is drawn. */
export const SHOWN_SOMEWHERE = "\u{e000}shown\u{e000}";

const LINK = new RegExp(`(<a href="#([^"]*)">[^<]* \\()${SHOWN_SOMEWHERE}`, "gu");

/** Replaces the placeholders. */
export function sayWhere(html: Html, ui: UiStrings): Html {
  if (!html.includes(SHOWN_SOMEWHERE)) return html;
  return html.replace(LINK, (...[, link, target, at]: [string, string, string, number]) => {
    const isBelow = html.indexOf(` id="${decodeURIComponent(target)}"`) > at;
    return `${link}${isBelow ? ui.shownBelow : ui.shownAbove}`;
  });
}
