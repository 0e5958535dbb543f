// Owns what is kept of a drawn body between runs, and the places where it lies: a damaged one is as none.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Article, Page, PagePath } from "../model.js";
import type { Problem } from "../shared/problem.js";
import type { KnownBlock } from "./known-code.js";
import { readSpan, type Span } from "./span-file.js";

/** A body with all that decides whether it still holds. Plain data. */
export interface KeptArticle {
  readonly article: Article;
  /** What was found wrong while it was drawn. */
  readonly problems: readonly Problem[];
  /** Hash of what it was made of, besides what follows. */
  readonly key: string;
  /** Content hashes of the snippets that shaped it; null for one that was missing. */
  readonly dependencies: Readonly<Record<string, string | null>>;
  /** Where its links led. */
  readonly links: Readonly<Record<string, string>>;
  /** Its code, and the hash of what decides on colours. */
  readonly code: readonly KnownBlock[];
  readonly colours: string;
}

/** Where bodies are kept between runs. Plain data: threads are told of it. */
export type ArticlePlace =
  | { readonly kind: "nowhere" }
  /** A file for each page. */
  | { readonly kind: "folder"; readonly folder: string }
  /** With the notes of the builds that drew them. */
  | { readonly kind: "notes"; readonly folder: string; readonly bodies: ReadonlyMap<PagePath, Span> };

/** The first line of a kept body: all but its long texts, which stand behind it as they are: to escape them takes time. */
interface Head extends Omit<KeptArticle, "article" | "code"> {
  readonly article: Omit<Article, "html" | "markdown">;
  /** Props of each block. */
  readonly code: readonly KnownBlock[1]["props"][];
  /** UTF-16 units of each text; null: there is none. */
  readonly lengths: readonly (number | null)[];
}

/** A kept body as texts that stand behind one another. */
export function packArticle({ article, code, ...kept }: KeptArticle): string[] {
  const { html, markdown, ...rest } = article;
  const texts = [html, markdown, ...code.flatMap(([key, block]) => [key, block.html])];
  const lengths = texts.map((text) => text?.length ?? null);
  const head: Head = { ...kept, article: rest, code: code.map(([, { props }]) => props), lengths };
  return [`${JSON.stringify(head)}\n`, ...texts.map((text) => text ?? "")];
}

/** Of the texts in one. Fails where it is damaged. */
export function openArticle(text: string): KeptArticle {
  let at = text.indexOf("\n") + 1;
  const { article, code, lengths, ...kept }: Head = JSON.parse(text.slice(0, at));
  const [html, markdown, ...blocks] = lengths.map((length) => {
    const start = at;
    at += length ?? 0;
    return length === null ? null : text.slice(start, at);
  });
  if (at !== text.length) throw new Error("A kept body is damaged.");
  return {
    ...kept,
    article: { ...article, html: html ?? "", markdown: markdown ?? "" },
    code: code.map((props, index) => [blocks[2 * index] ?? "", { html: blocks[2 * index + 1] ?? null, props }]),
  };
}

/** The body that was kept last, as it was then. */
export function findArticle(place: ArticlePlace, page: Page): KeptArticle | null {
  try {
    if (place.kind === "folder") return openArticle(readFileSync(fileOf(place.folder, page.path), "utf8"));
    const span = place.kind === "notes" ? place.bodies.get(page.path) : undefined;
    return place.kind === "notes" && span ? openArticle(readSpan(place.folder, span).toString()) : null;
  } catch {
    return null; // Not there, or damaged.
  }
}

/** Written beside and renamed, so that no reader sees half of it. A folder that cannot be written is no fault of the site. */
export function keepArticle(folder: string, page: Page, kept: KeptArticle): void {
  const file = fileOf(folder, page.path);
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, packArticle(kept).join(""));
    renameSync(unfinished, file);
  } catch {
    // Read-only projects are built without a cache.
  }
}

/** The place for runs that write no notes, without what was kept of pages that are no more. */
export function articlesIn(cache: string | null, pages: Iterable<PagePath>): ArticlePlace {
  if (cache === null) return { kind: "nowhere" };
  const folder = join(cache, "articles");
  forgetArticles(folder, pages);
  return { kind: "folder", folder };
}

function forgetArticles(folder: string, pages: Iterable<PagePath>): void {
  const needed = new Set(Array.from(pages, nameOf));
  try {
    for (const name of readdirSync(folder))
      if (!needed.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // Nothing was kept.
  }
}

function fileOf(folder: string, path: PagePath): string {
  return join(folder, nameOf(path));
}

function nameOf(path: PagePath): string {
  return `${createHash("sha1").update(path).digest("hex")}.json`;
}
