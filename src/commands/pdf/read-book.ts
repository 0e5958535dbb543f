// Reads the chapters of a book from a built site.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFiles } from "../../render/routes/page-routes.js";
import type { Site } from "../../site/site.js";
import type { Book, BookLine } from "./book-document.js";
import type { BookEntry } from "./book-order.js";
import { chapterOf } from "./book-page.js";

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

/** Chapters follow each other as the entries do. */
export function readBook({ site, folder, entries, address }: BookSources): Book {
  const named = entries.map((entry, index) => ({ ...entry, name: `${entry.kind === "part" ? "g" : "p"}${index + 1}` }));
  const chapters = new Map<string, string>();
  for (const entry of named) {
    const page = entry.kind === "page" ? site.pages.get(entry.path) : undefined;
    if (page) chapters.set(page.address, entry.name);
  }
  const heads = new Set<string>();
  let root: string | null = null;
  const lines = named.flatMap((entry): BookLine[] => {
    const { kind, depth, title, name } = entry;
    if (kind === "part") return [{ kind, depth, title, name, html: "" }];
    const page = site.pages.get(entry.path);
    const file = page && pageFiles(page).find((each) => each.endsWith(".html"));
    if (file === undefined) return [];
    const document = readFileSync(join(folder, file), "utf8");
    const html = chapterOf(document, { name, level: depth + 1 }, { chapters, site: address });
    if (html === null) return [];
    root ??= /<html\b[^>]*>/.exec(document)?.[0] ?? null;
    const head = document.slice(0, document.indexOf("</head>"));
    for (const [sheet] of head.matchAll(SHEET)) heads.add(sheet);
    const diagrams = DIAGRAMS.exec(head)?.[0];
    if (diagrams !== undefined) heads.add(diagrams);
    return [{ kind, depth, title, name, html }];
  });
  const of = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(root ?? "")?.[1];
  return {
    title: site.config.name,
    description: site.config.description,
    language: of("lang") ?? "en",
    direction: of("dir") ?? "ltr",
    theme: of("data-theme") ?? site.config.theme,
    head: [...heads].join(""),
    lines: withoutEmptyParts(lines),
  };
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
