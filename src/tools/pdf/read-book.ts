// Reads the chapters of a book from a built site.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOOK_STYLE, type BookEntry, bookLines, htmlFile, readBrowserFiles, type Site } from "../core.js";
import type { Book } from "./book-document.js";

interface BookSources {
  readonly site: Site;
  /** The built site, without base path. */
  readonly folder: string;
  readonly entries: readonly BookEntry[];
  /** Where the site is published; null where that is not known. */
  readonly address: string | null;
}

const SHEET = /<link rel="stylesheet"[^>]*>|<style>.*?<\/style>/gs;
const DIAGRAMS = /<script type="module" src="[^"]*\/mermaid-[^"]*"><\/script>/;

/** The book with what its pages name in their heads. */
export function readBook({ site, folder, entries, address }: BookSources): Book {
  const heads = new Set<string>();
  let root: string | null = null;
  const lines = bookLines({
    site,
    entries,
    documentOf: (path) => {
      const page = site.pages.get(path);
      if (!page) return null;
      const document = readFileSync(join(folder, htmlFile(page)), "utf8");
      root ??= /<html\b[^>]*>/.exec(document)?.[0] ?? null;
      const head = document.slice(0, document.indexOf("</head>"));
      for (const [sheet] of head.matchAll(SHEET)) heads.add(sheet);
      const diagrams = DIAGRAMS.exec(head)?.[0];
      if (diagrams !== undefined) heads.add(diagrams);
      return document;
    },
    outside: (href) => (address === null ? null : address + href),
  });
  const of = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(root ?? "")?.[1];
  return {
    title: site.config.name,
    description: site.config.description,
    language: of("lang") ?? "en",
    direction: of("dir") ?? "ltr",
    theme: of("data-theme") ?? site.config.theme,
    head: [...heads, `<style>${bookSheet()}</style>`].join(""),
    lines,
  };
}

function bookSheet(): string {
  const { folder, styles } = readBrowserFiles();
  const sheet = styles[BOOK_STYLE];
  return sheet ? readFileSync(join(folder, sheet.file), "utf8") : "";
}
