// Turns front matter of other tools into that of docsgen.
import type { Dialect } from "../old-site.js";
import { listOf, objectOf, present, textOf } from "../values.js";

interface ConvertedMatter {
  readonly matter: Readonly<Record<string, unknown>>;
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

export function convertMatter(
  old: Readonly<Record<string, unknown>>,
  dialect: Dialect,
  label: string | null,
): ConvertedMatter {
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

function home(old: Readonly<Record<string, unknown>>): string {
  const hero = objectOf(old["hero"]);
  const title = textOf(hero["name"]) ?? textOf(hero["title"]) ?? textOf(old["title"]);
  const lines = [
    title === null ? "" : `# ${title}`,
    textOf(hero["text"]) ?? "",
    textOf(hero["tagline"]) ?? "",
    listOf(hero["actions"])
      .map(objectOf)
      .map(({ text, link }) => `[${textOf(text) ?? ""}](${textOf(link) ?? "/"})`)
      .join(" · "),
  ];
  const cards = listOf(old["features"])
    .map(objectOf)
    .map((each) => {
      const link = textOf(each["link"]);
      return `<Card title=${JSON.stringify(textOf(each["title"]) ?? "")}${link === null ? "" : ` href="${link}"`}>\n\n${textOf(each["details"]) ?? ""}\n\n</Card>`;
    });
  const grid =
    cards.length === 0 ? [] : [`<Columns cols={${Math.min(3, cards.length)}}>\n\n${cards.join("\n\n")}\n\n</Columns>`];
  return [...lines, ...grid].filter((each) => each !== "").join("\n\n");
}
