// Reuses drawn articles of an earlier run if their inputs are the same.

import { createHash } from "node:crypto";
import { fileOfShown } from "../../content/code/code-from-file.js";
import { CLOCK } from "../../content/code/moments.js";
import { openFolder, type ProjectFolder } from "../../files/open-folder.js";
import { type ArticleFindings, articleFindings } from "../../layout/article-findings.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import { type Codec, openMemory, type Parts, type Store, type Work } from "../../memory/memory.js";
import type { Article, Html, Page, PageFacts, Passage } from "../../model.js";
import { once } from "../../shared/once.js";
import type { Problem } from "../../shared/problem.js";
import type { HighlightedCode, KnownBlock } from "../code/highlight-code.js";
import { articleHashes } from "./article-hashes.js";
import { fileOfBody, type PageInputs, type SiteArticles } from "./article-inputs.js";
import { type BodyDrawing, type FreshBody, freshBodies } from "./fresh-bodies.js";
import { type KnownAddresses, resolveLink } from "./resolve-link.js";

/** An article with the problems found while it was drawn. */
interface DrawnArticle {
  readonly article: Article;
  readonly findings: ArticleFindings;
  readonly problems: readonly Problem[];
  /** Identifies what it was made from; empty where articles are not kept. */
  readonly id: string;
  /** The article as a later run reads it; null where articles are not kept, or this one is kept already. */
  readonly added: Parts | null;
}

/** Returns the kept article of a page, or draws it. */
type ArticleMemory = (page: Page) => Promise<DrawnArticle>;

/** Draws articles: bodies, and the API references below them. */
interface ArticleDrawing extends BodyDrawing {
  readonly complete: (inputs: PageInputs, article: Article) => Promise<Article>;
}

/** Where articles are kept, and what kept ones must agree with. */
interface MemorySettings {
  /** By the paths of pages; null: nowhere. */
  readonly store: Store | null;
  readonly inputs: SiteArticles;
  readonly addresses: KnownAddresses;
  /** Absolute path of the project. */
  readonly root: string;
  /** The time that code of pages sees, in milliseconds. */
  readonly clock: number;
}

/** The memory of one run or of one of its threads. */
export function articleMemory(settings: MemorySettings, drawing: ArticleDrawing): ArticleMemory {
  const { store, inputs, addresses: known, root, clock } = settings;
  const { remembered } = openMemory(store);
  const hashes = once(() => articleHashes(inputs));
  const folder = openFolder(root);
  const hashOfFile = fileHashes(folder, clock);
  const drawBody = freshBodies(known, drawing);
  const draw = async (of: PageInputs, code: readonly KnownBlock[] | null): Promise<FreshBody> => {
    const body = await drawBody(of, bodyText(of.page, folder), code);
    const article = await drawing.complete(of, body.article);
    if (article === body.article) return body;
    const linkOf = (target: string) => [target, resolveLink(target, fileOfBody(of.page), known)];
    const links = Object.fromEntries(article.facts.links.map(({ target }) => linkOf(target)));
    return { ...body, article, links: { ...body.links, ...links } };
  };
  const work: Work<PageInputs, KeptArticle> = {
    name: "articles",
    subject: ({ page }) => page.path,
    hash: (of) => hashes().of(of),
    codec: ARTICLE_CODEC,
    run: async (of, before) => {
      const colours = store === null ? "" : hashes().colours;
      const known = before?.colours === colours ? before.code : [];
      const { article, problems, code, links } = await draw(of, store === null ? null : known);
      const output = { article, findings: articleFindings(article, of.page.source !== null), problems, code, colours };
      if (store === null) return { output, asked: {} };
      const files = Object.fromEntries(article.dependencies.map((file) => [file, hashOfFile(file)]));
      return { output, asked: { files, links } };
    },
  };
  return async (page) => {
    const file = fileOfBody(page);
    const { output, id, added } = await remembered(work, inputs.ofPage(page), {
      files: hashOfFile,
      links: (target) => resolveLink(target, file, known),
    });
    const { article, findings, problems } = output;
    return { article, findings, problems, id, added };
  };
}

/** What a writer wrote: the text of the file, or the MDX that a description puts on a generated page. */
function bodyText({ source, content }: Page, folder: ProjectFolder): string {
  if (source === null) return content?.text ?? "";
  return folder.listed(source.file).slice(source.bodyOffset);
}

function fileHashes(folder: ProjectFolder, clock: number): (file: string) => string | null {
  return oncePerKey((file) => {
    if (file === CLOCK) return String(clock);
    const shown = fileOfShown(file);
    return hashOfBytes(shown === null ? folder.read(file) : folder.read(shown, "code"));
  });
}

/** An article, and what may be taken over where it has to be drawn again. Plain data. */
export interface KeptArticle {
  readonly article: Article;
  readonly findings: ArticleFindings;
  /** The problems found while it was drawn. */
  readonly problems: readonly Problem[];
  /** Its code, and the hash of what decides its colours. */
  readonly code: readonly KnownBlock[];
  readonly colours: string;
}

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
function packArticle({ article, code, ...kept }: KeptArticle): string[] {
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
function openArticle(text: string): KeptArticle {
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

export const ARTICLE_CODEC: Codec<KeptArticle> = {
  pack: packArticle,
  open: (bytes) => openArticle(bytes.toString()),
};

/** For the content of a file. A missing snippet has none: the kept article is valid while it stays missing. */
function hashOfBytes(bytes: Buffer | null): string | null {
  return bytes && createHash("sha1").update(bytes).digest("base64url");
}
