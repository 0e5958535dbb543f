// Draws the table of contents; on a small screen the sheet behind "On this page".
import { breakableHtml } from "../../components/breakable.js";
import type { Article, Heading, Html } from "../../model.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { escapeHtml, startTag } from "../../shared/write-html.js";
import { MenuButton } from "../menus/menu.js";
import { Icon, useShell } from "../shell-context.js";
import { slot } from "../slots.js";

/** The headings to list. */
export function contentsOf(headings: readonly Heading[]): Heading[] {
  const listed = headings.filter(({ inContents, level, text }) => inContents && level <= 4 && text !== "");
  return listed.length < 2 ? [] : listed;
}

/** Its slot is filled with the items. */
export function Contents() {
  const shell = useShell();
  return (
    <nav id="table-of-contents" class="contents" popover="auto" aria-label={shell.ui.onThisPage}>
      <p class="contents-title">{shell.ui.onThisPage}</p>
      <ul id="table-of-contents-content" class="toc">
        {slot("contents")}
      </ul>
    </nav>
  );
}

/** The id of the title of footnotes: that of a heading has no colon. */
export const FOOTNOTES_ID = "footnote:label";

/** Entries for what is not shown at first, `resting`, are hidden from the start: none moves when the scripts come. */
export function contentsItems({ facts, html }: Article, resting: readonly string[], ui: UiStrings): Html {
  const headings = contentsOf(facts.headings);
  const hiddenFirst = new Set(resting);
  // The highest level of a page is not indented.
  const upper = Math.max(2, Math.min(...headings.map(({ level }) => level)));
  let items = "";
  for (const { id, text, level } of headings) {
    const depth = String(Math.max(0, Math.min(2, level - upper)));
    const hidden = hiddenFirst.has(escapeHtml(id)) ? "" : undefined;
    const item = startTag("li", { class: "toc-item", "data-depth": depth, hidden });
    const link = startTag("a", { href: `#${id.replaceAll("%", "%25")}` });
    items += `${item}${link}${breakableHtml(text)}</a></li>`;
  }
  if (!html.includes(` id="${FOOTNOTES_ID}"`)) return items;
  return `${items}<li class="toc-item" data-depth="0"><a href="#${FOOTNOTES_ID}">${escapeHtml(ui.footnotes)}</a></li>`;
}

/** The bar above the article on narrow screens. */
export function ContentsBar() {
  const shell = useShell();
  return (
    <div class="contents-bar">
      <MenuButton opens="table-of-contents" class="contents-button">
        <Icon of="text-align-start" />
        <span>{shell.ui.onThisPage}</span>
        <span class="chevron" />
        <span class="contents-current" aria-hidden="true" />
      </MenuButton>
    </div>
  );
}
