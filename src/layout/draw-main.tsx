// Fills the part beside the sidebar with the content of one page.

import { h } from "preact";
import { render } from "preact-render-to-string";
import { UpdateFilters } from "../components/update/update-filters.js";
import type { Html } from "../model.js";
import { escapeHtml } from "../shared/write-html.js";
import type { ArticleFindings } from "./article-findings.js";
import { contentsItems, contentsOf } from "./contents/contents.js";
import { MODES } from "./modes.js";
import { footShape, footValues } from "./page-foot/page-foot.js";
import { articleLanguage, headShape, headValues } from "./page-head/page-head.js";
import type { MainShape, Side } from "./page-main.js";
import type { DrawnMenu } from "./page-menu/page-menus.js";
import { type DrawnSlots, slotHtml } from "./project-slots.js";
import type { Shell } from "./shell.js";
import { Icon, renderIn, type ShellContext } from "./shell-context.js";
import { LinkItem, newTab } from "./sidebar/sidebar-entries.js";
import { type Filled, filled } from "./slots.js";
import type { ListedItem, Listing, PageView } from "./view.js";

interface MainProps {
  readonly view: PageView;
  readonly findings: ArticleFindings;
  readonly side: Side;
  readonly eyebrow: Html;
  readonly menu: DrawnMenu | null;
  readonly slots: DrawnSlots;
}

/** Contents of slots by name. */
type Values = Readonly<Record<string, Html | undefined>>;

/** Everything beside the sidebar of a page. */
export function drawMain(shell: Shell, { view, findings, side, eyebrow, menu, slots }: MainProps): Filled {
  const { context } = shell;
  const { article, page, listing } = view;
  const { mode } = page.matter;
  const parts = MODES[mode];
  const isListed = menu !== null && isInSide(menu, side);
  const shape: MainShape = {
    mode,
    side,
    isReference: article.styles.includes("reference"),
    menu: menu && (isListed ? "side" : "head"),
    head: parts.head ? headShape(view) : null,
    foot: footShape(view),
    hasTitle: parts.head || article.html.includes("<h1"),
    hasFilters: article.facts.updates.some(({ tags }) => tags.length > 0),
    language: articleLanguage(view),
  };
  const values: Values = {
    ...(shape.hasFilters ? filterValues(context, view, side) : {}),
    ...headValues(context, view),
    ...(parts.head ? footValues(context, view) : {}),
    eyebrow,
    menu: (menu && (isListed ? menu.list() : menu.header())) || "",
    contents: side === "contents" ? contentsItems(article, findings.resting, context.ui) : "",
    listing: parts.head && listing ? drawListing(context, listing) : "",
    article: article.html,
    path: escapeHtml(page.address),
    aside: article.aside ?? "",
    afterTitle: slotHtml(slots, "afterTitle"),
    pageFoot: slotHtml(slots, "pageFoot"),
  };
  return filled(shell.mains(shape), (name) => values[name] ?? "");
}

/** What is beside the article of a page. The document says it in its first tag, so that no part moves when a later one comes. */
export function sideOf({ article, page }: PageView, menu: DrawnMenu | null): Side {
  if (!MODES[page.matter.mode].side) return "none";
  if (article.aside !== null) return "panel";
  if (contentsOf(article.facts.headings).length > 0) return "contents";
  return menu?.display === "toc" ? "menu" : "none";
}

function isInSide(menu: DrawnMenu, side: Side): boolean {
  return menu.display === "toc" && (side === "contents" || side === "menu");
}

/** Draws the filters of a changelog at both of their places: beside the text, and above it where that column is not shown. */
const ID = "changelog-filters";

/** Contents of the slots for filters. */
function filterValues({ ui }: ShellContext, { article }: PageView, side: Side): Record<string, Html> {
  const tags = article.facts.updates.map((update) => update.tags);
  const draw = (place: "side" | "top", id?: string) => render(h(UpdateFilters, { tags, title: ui.filters, place, id }));
  if (side !== "contents") return { topFilters: draw("top", ID) };
  return { topFilters: draw("top"), sideFilters: draw("side", ID) };
}

/** Draws the directory below a group's root page: the pages and groups of the group, as cards or as lists that open. */
function drawListing(shell: ShellContext, listing: Listing): Html {
  return renderIn(
    shell,
    listing.kind === "cards" ? (
      <Cards items={listing.items} />
    ) : (
      <div class="listing">
        <Lines items={listing.loose} />
        {listing.groups.map(({ label, items }) => (
          <details>
            <summary>{label}</summary>
            <Lines items={items} />
          </details>
        ))}
      </div>
    ),
  );
}

interface CardsProps {
  readonly items: readonly ListedItem[];
}

function Cards({ items }: CardsProps) {
  return (
    <ul class="listing listing-cards">
      {items.map(({ title, icon, description, href }) => (
        <li>
          <a href={href} {...newTab(href)}>
            <Icon of={icon} class="icon-box menu-icon" />
            <span class="listing-title">{title}</span>
            {description && <small>{description}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Lines({ items }: { readonly items: readonly ListedItem[] }) {
  return (
    <ul class="listing-lines">
      {items.map(({ title, href }) => (
        <LinkItem label={title} href={href} />
      ))}
    </ul>
  );
}
