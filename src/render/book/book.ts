// Puts the pages of a book together: its contents, its parts, a chapter for each page.
import type { Html, PagePath } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { Site } from "../../site/site.js";
import type { BookEntry } from "./book-order.js";
import { type BookPlaces, chapterOf } from "./chapter.js";

export interface BookLine {
  readonly kind: "part" | "page";
  readonly depth: number;
  readonly title: string;
  /** The id of the part or chapter. */
  readonly name: string;
  /** The chapter; empty for a part. */
  readonly html: Html;
}

export interface BookSources {
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
