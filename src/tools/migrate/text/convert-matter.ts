// Turns front matter of other tools into that of docsgen.
import type { Dialect } from "../old-site.js";
import { listOf, objectOf, present, textOf, type Values } from "../values.js";
import { element, quoted } from "./elements.js";
import { closeTags, escapeLine } from "./plain-text.js";

interface ConvertedMatter {
  readonly matter: Values;
  /** Markdown that front matter described: the hero and features of a home page. */
  readonly start: string;
  /** Keys that nothing was made of. */
  readonly unused: readonly string[];
}

/** What has no meaning here, and is no loss. */
const SILENT = new Set(
  (
    "id slug draft unlisted title description sidebar_label sidebar_position sidebarTitle sidebar keywords tag layout hero features " +
    "template pagination_next pagination_prev hide_title hide_table_of_contents tableOfContents toc_max_heading_level toc_min_heading_level " +
    "outline aside editLink lastUpdated prev next custom_edit_url date authors editUrl footer pageClass image last_update displayed_sidebar"
  ).split(" "),
);

export function convertMatter(old: Values, dialect: Dialect, label: string | null): ConvertedMatter {
  const sidebar = objectOf(old["sidebar"]);
  const isHome = old["layout"] === "home" || old["template"] === "splash";
  const shown = label ?? textOf(old["sidebar_label"]) ?? textOf(sidebar["label"]);
  const title = textOf(old["title"]);
  const hidden = sidebar["hidden"] === true || old["unlisted"] === true || listOf(old["hide"]).includes("navigation");
  const badge = textOf(sidebar["badge"]) ?? textOf(objectOf(sidebar["badge"])["text"]);
  const hide = listOf(old["hide"]);
  const isWide =
    hide.includes("toc") ||
    old["hide_table_of_contents"] === true ||
    old["tableOfContents"] === false ||
    old["aside"] === false;
  const matter = present({
    title,
    description: textOf(old["description"])?.trim(),
    sidebarTitle: shown !== null && shown !== title ? shown : null,
    tag: badge,
    keywords: [...listOf(old["keywords"]), ...listOf(old["tags"])].filter((each) => typeof each === "string"),
    mode: isHome ? "custom" : isWide ? "wide" : null,
    hidden: hidden && dialect !== "mkdocs" ? true : null,
  });
  const unused = Object.keys(old).filter((key) => !SILENT.has(key) && key !== "hide" && key !== "tags");
  return { matter, start: isHome ? home(old) : "", unused };
}

/** A landing page: the hero with its buttons in the middle, cards below. The tools draw these texts as HTML. */
function home(old: Values): string {
  const hero = objectOf(old["hero"]);
  const title = textOf(hero["name"]) ?? textOf(hero["title"]) ?? textOf(old["title"]);
  const picture = objectOf(hero["image"]);
  const source = textOf(hero["image"]) ?? textOf(picture["src"]) ?? textOf(picture["light"]);
  const buttons = listOf(hero["actions"]).map(objectOf).filter(isShown).map(button);
  const cards = listOf(old["features"]).map(objectOf).flatMap(card);
  const lines = [
    source === null
      ? ""
      : `<img src=${JSON.stringify(source)} alt=${quoted(textOf(picture["alt"]) ?? "")} className="mx-auto max-h-40" noZoom />`,
    title === null ? "" : `# ${prose(title)}`,
    prose(textOf(hero["text"]) ?? ""),
    prose(textOf(hero["tagline"]) ?? ""),
    buttons.length === 0 ? "" : `<div className="mt-8 flex flex-wrap justify-center gap-3">${buttons.join("")}</div>`,
  ];
  const middle = element(
    "div",
    ' className="text-center"',
    lines
      .filter((each) => each !== "")
      .join("\n\n")
      .split("\n"),
  );
  const grid = cards.length === 0 ? [] : ["", ...element("Columns", ` cols={${Math.min(3, cards.length)}}`, cards)];
  return element("div", ' className="mx-auto max-w-5xl px-6 py-16"', [...middle, ...grid]).join("\n");
}

/** An action with a picture for a text is one of the old site's style sheet. */
function isShown({ text }: Values): boolean {
  return (textOf(text) ?? "").trim() !== "";
}

function button({ text, link, theme, variant }: Values, index: number): string {
  const isFirst = theme === "brand" || variant === "primary" || (index === 0 && !theme && !variant);
  const look = isFirst ? "bg-primary text-white" : "border border-gray-300 dark:border-gray-700";
  const href = JSON.stringify(textOf(link) ?? "/");
  return `<a href=${href} className="rounded-full px-5 py-2 font-semibold no-underline ${look}">${prose(textOf(text) ?? "")}</a>`;
}

function card({ title, icon, details, link }: Values): string[] {
  const emoji = /^\p{Emoji_Presentation}|^\p{Emoji}\uFE0F/u.test(textOf(icon) ?? "") ? `${textOf(icon)} ` : "";
  const href = textOf(link) === null ? "" : ` href=${JSON.stringify(textOf(link))}`;
  return element("Card", ` title=${quoted(emoji + (textOf(title) ?? ""))}${href}`, [prose(textOf(details) ?? "")]);
}

function prose(text: string): string {
  return escapeLine(closeTags(text), () => {});
}
