// Assembles a book: contents, parts, and a chapter per page.

import type { Html, PagePath } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { Site } from "../../site/site.js";
import type { BookEntry } from "./book-order.js";

interface BookLine {
  readonly kind: "part" | "page";
  readonly depth: number;
  readonly title: string;
  /** The id of the part or chapter. */
  readonly name: string;
  /** The chapter; empty for a part. */
  readonly html: Html;
}

interface BookSources {
  readonly site: Pick<Site, "pages" | "address">;
  readonly entries: readonly BookEntry[];
  /** The document of a page; null where there is none. */
  readonly documentOf: (path: PagePath) => Html | null;
  readonly outside: BookPlaces["outside"];
}

/** Chapters follow each other as the entries do. */
export function bookLines({ site, entries, documentOf, outside }: BookSources): BookLine[] {
  const named = entries.map((entry, index) => ({ ...entry, name: `${entry.kind === "part" ? "g" : "p"}${index + 1}` }));
  const chapters = new Map<string, string>();
  for (const entry of named) {
    const page = entry.kind === "page" ? site.pages.get(entry.path) : undefined;
    if (page) chapters.set((site.address.base + encodePath(page.address)).replace(/\/$/, ""), entry.name);
  }
  const lines = named.flatMap((entry): BookLine[] => {
    const { kind, depth, title, name } = entry;
    if (kind === "part") return [{ kind, depth, title, name, html: "" }];
    const document = documentOf(entry.path);
    const html = document && chapterOf(document, { name, level: depth + 1 }, { chapters, outside });
    return html === null ? [] : [{ kind, depth, title, name, html }];
  });
  return withoutEmptyParts(lines);
}

/** A part whose pages could not be read says nothing. */
function withoutEmptyParts(lines: readonly BookLine[]): BookLine[] {
  return lines.filter(({ kind, depth }, index) => {
    if (kind === "page") return true;
    for (const later of lines.slice(index + 1)) {
      if (later.kind === "page") return true;
      if (later.depth <= depth) return false;
    }
    return false;
  });
}

/** The contents and what they list. `pageNumbers`: of parts and chapters by name, where they are known. */
export function bookBody(title: string, lines: readonly BookLine[], pageNumbers: ReadonlyMap<string, number>): Html {
  const row = ({ kind, depth, title: text, name }: BookLine) => {
    const number = pageNumbers.get(name);
    const shown = number === undefined ? "" : `<span class="book-number">${number}</span>`;
    return `<li class="book-${kind}-line" style="--depth:${depth}"><a href="#${name}"><span>${escapeHtml(text)}</span>${shown}</a></li>`;
  };
  const part = ({ depth, title: text, name }: BookLine) =>
    `<h1 class="book-part" id="${name}" aria-level="${Math.min(6, depth + 1)}">${escapeHtml(text)}</h1>`;
  return [
    `<nav class="book-contents" aria-label="${escapeHtml(title)}"><p class="book-contents-title">${escapeHtml(title)}</p><ol>${lines.map(row).join("")}</ol></nav>`,
    ...lines.map((line) => (line.kind === "part" ? part(line) : line.html)),
  ].join("\n");
}

/** Where links lead. */
interface BookPlaces {
  /** The name of a page's chapter by its address in links, without a slash at its end; missing: it is not in the book. */
  readonly chapters: ReadonlyMap<string, string>;
  /** Where a link to another page of the site leads; null: nowhere. */
  readonly outside: (href: string) => string | null;
}

interface Chapter {
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
function chapterOf(html: string, chapter: Chapter, places: BookPlaces): string | null {
  const article = /<main id="content-area".*?>(.*)<\/main>/s.exec(html)?.[1];
  if (article === undefined) return null;
  const body = article.replace(TAG, (all, ...[raw, name, attributes = ""]: string[]) => {
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
