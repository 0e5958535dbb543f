// Takes the article of a page as it was built, and makes it a chapter: no controls, ids of its own, links within the book.

/** Where links lead. */
export interface BookPlaces {
  /** The name of a page's chapter by its address in links, without a slash at its end; missing: it is not in the book. */
  readonly chapters: ReadonlyMap<string, string>;
  /** Where a link to another page of the site leads; null: nowhere. */
  readonly outside: (href: string) => string | null;
}

export interface Chapter {
  /** Its name, which is the beginning of its ids. */
  readonly name: string;
  /** The heading level of its title. */
  readonly level: number;
}

const TAG = /<(script|svg)\b.*?<\/\1\s*>|<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gis;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;

/** Attributes that name ids. */
const NAMES_OF_IDS = ["id", "for", "aria-labelledby", "aria-controls", "aria-describedby"];

/** Null where the document has no article. */
export function chapterOf(html: string, chapter: Chapter, places: BookPlaces): string | null {
  const article = /<article class="page".*?>(.*)<\/article>/s.exec(html)?.[1];
  if (article === undefined) return null;
  const body = article.replace(TAG, (all, raw?: string, name?: string, attributes = "") => {
    if (raw !== undefined) return raw.toLowerCase() === "svg" ? all : "";
    return chapterTag(name ?? "", attributes, { chapter, places });
  });
  return `<section class="book-chapter" id="${chapter.name}">${body}</section>`;
}

interface Within {
  readonly chapter: Chapter;
  readonly places: BookPlaces;
}

function chapterTag(name: string, attributes: string, { chapter, places }: Within): string {
  let written = attributes.replace(ATTRIBUTE, (all, key: string, value: string) => {
    if (NAMES_OF_IDS.includes(key)) return ` ${key}="${value.replace(/\S+/g, (id) => `${chapter.name}--${id}`)}"`;
    if (key === "loading") return "";
    if (key !== "href" || name !== "a") return all;
    const target = placeOf(value, chapter, places);
    return target === null ? "" : ` href="${target}"`;
  });
  const level = /^h([1-6])$/i.exec(name)?.[1];
  // Looks as on its page; the outline goes by this.
  if (level !== undefined) written += ` aria-level="${Math.min(6, Number(level) + chapter.level - 1)}"`;
  if (name === "details" && !/\sopen\b/.test(written)) written += " open";
  return `<${name}${written}>`;
}

/** Where a link of the page leads in the book; null: nowhere. */
function placeOf(href: string, chapter: Chapter, { chapters, outside }: BookPlaces): string | null {
  if (href.startsWith("#")) return href === "#" ? `#${chapter.name}` : `#${chapter.name}--${href.slice(1)}`;
  if (!/^\/(?!\/)/.test(href)) return href;
  const [, path = "", anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(href) ?? [];
  const name = chapters.get(path.replace(/\/$/, ""));
  if (name !== undefined) return anchor ? `#${name}--${anchor}` : `#${name}`;
  return outside(href);
}
