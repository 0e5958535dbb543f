// Owns what is kept of a drawn article between runs, and writes it as text.
import type { ArticleFindings } from "../../layout/article-findings.js";
import type { Codec } from "../../memory/memory.js";
import type { Article, Html, PageFacts, Passage } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import type { HighlightedCode } from "../code/highlight-code.js";
import type { KnownBlock } from "../code/known-code.js";

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
