// Owns what is kept of a drawn article between runs, and the places where it lies: a damaged one is as none.
import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { putFile, takeFile } from "../../memory/sealed-file.js";
import type { Article, Html, Page, PageFacts, PagePath, Passage } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import type { HighlightedCode } from "../code/highlight-code.js";
import type { KnownBlock } from "../code/known-code.js";
import type { NotePlace } from "../notes/note-parts.js";
import { readSpan } from "../notes/span-file.js";

/** An article with everything that decides whether it is still valid. Plain data. */
export interface KeptArticle {
  readonly article: Article;
  /** The problems found while it was drawn. */
  readonly problems: readonly Problem[];
  /** Hash of its inputs, except those below. */
  readonly hash: string;
  /** Content hashes of the snippets that shaped it; null for a missing one. */
  readonly dependencies: Readonly<Record<string, string | null>>;
  /** Targets of its links. */
  readonly links: Readonly<Record<string, string>>;
  /** Its code, and the hash of what decides its colours. */
  readonly code: readonly KnownBlock[];
  readonly colours: string;
}

/** Where articles are kept between runs. Plain data, sent to threads. */
export type ArticlePlace =
  | { readonly kind: "nowhere" }
  /** A file for each page. */
  | { readonly kind: "folder"; readonly folder: string }
  /** With the notes of the builds that drew them. */
  | { readonly kind: "notes"; readonly folder: string; readonly pages: ReadonlyMap<PagePath, NotePlace> };

/** The first line of a kept article: everything but its long texts, which follow unescaped because escaping them takes time. */
interface Head extends Omit<KeptArticle, "article" | "code"> {
  readonly article: Omit<Article, "html" | "aside" | "markdown" | "facts">;
  readonly hasAside: boolean;
  readonly facts: Omit<PageFacts, "passages">;
  readonly passages: readonly PackedPassage[];
  readonly code: readonly PackedBlock[];
  /** UTF-16 units per text. */
  readonly lengths: readonly number[];
}

interface PackedPassage extends Pick<Passage, "anchor" | "headings"> {
  /** The problems of its code. */
  readonly languages: readonly (string | null)[];
}

/** A block of code, or its position in the HTML of the article. */
type PackedBlock =
  | HighlightedCode
  | { readonly props: HighlightedCode["props"]; readonly at: number; readonly length: number };

/** A kept article as consecutive texts. */
export function packArticle({ article, code, ...kept }: KeptArticle): string[] {
  const { html, aside, markdown, facts, ...rest } = article;
  const { passages, ...otherFacts } = facts;
  const spoken = passages.flatMap(({ text, code }) => [text, ...code.map((block) => block.text)]);
  const texts = [html, aside ?? "", markdown, ...spoken, ...code.map(([key]) => key)];
  const head: Head = {
    ...kept,
    article: rest,
    hasAside: aside !== null,
    facts: otherFacts,
    passages: passages.map(({ anchor, headings, code }) => ({
      anchor,
      headings,
      languages: code.map(({ language }) => language),
    })),
    code: packBlocks(code, html),
    lengths: texts.map(({ length }) => length),
  };
  return [`${JSON.stringify(head)}\n`, ...texts];
}

function packBlocks(code: readonly KnownBlock[], html: Html): PackedBlock[] {
  let end = 0;
  return code.map(([, block]) => {
    const at = block.html ? html.indexOf(block.html, end) : -1;
    if (block.html === null || at < 0) return block;
    const { length } = block.html;
    end = at + length;
    return { props: block.props, at, length };
  });
}

/** Reads consecutive texts. Fails if they are damaged. */
export function openArticle(text: string): KeptArticle {
  let at = text.indexOf("\n") + 1;
  const { article, hasAside, facts, passages, code, lengths, ...kept }: Head = JSON.parse(text.slice(0, at));
  const texts = lengths.map((length) => {
    at += length;
    return text.slice(at - length, at);
  });
  if (at !== text.length) throw new Error("A kept article is damaged.");
  const next = () => texts.shift() ?? "";
  const [html, aside, markdown] = [next(), next(), next()];
  return {
    ...kept,
    article: {
      ...article,
      html,
      aside: hasAside ? aside : null,
      markdown,
      facts: {
        ...facts,
        passages: passages.map(({ anchor, headings, languages }) => ({
          anchor,
          headings,
          text: next(),
          code: languages.map((language) => ({ language, text: next() })),
        })),
      },
    },
    code: code.map((block) => [
      next(),
      "at" in block ? { props: block.props, html: html.slice(block.at, block.at + block.length) } : block,
    ]),
  };
}

/** The article kept last, unchanged. */
export function findArticle(place: ArticlePlace, page: Page): KeptArticle | null {
  try {
    if (place.kind === "folder") {
      const kept = takeFile(fileOf(place.folder, page.path));
      return kept && openArticle(kept.toString());
    }
    const span = place.kind === "notes" ? place.pages.get(page.path)?.body : null;
    return place.kind === "notes" && span ? openArticle(readSpan(place.folder, span).toString()) : null;
  } catch {
    return null; // Missing or damaged.
  }
}

export function keepArticle(folder: string, page: Page, kept: KeptArticle): void {
  putFile(fileOf(folder, page.path), packArticle(kept).join(""));
}

/** The place for runs that write no notes, with the articles of removed pages deleted. */
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
