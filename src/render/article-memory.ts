// Takes over drawn articles from an earlier run, where all that shaped them is the same: a rebuild costs what changed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article, Page } from "../model.js";
import type { Problem } from "../shared/problem.js";
import { knownAddresses } from "./article-context.js";
import { articleKeys, readHash } from "./article-keys.js";
import { fileOfBody } from "./body.js";
import { type BodyDrawing, type FreshBody, freshBodies } from "./fresh-bodies.js";
import { findArticle, type KeptArticle, keepArticle } from "./kept-article.js";
import type { KnownBlock } from "./known-code.js";
import type { RenderSettings } from "./render-settings.js";
import { leadThere, resolveLink } from "./resolve-link.js";

/** An article with what was found wrong while it was drawn. */
export interface DrawnArticle {
  readonly article: Article;
  readonly problems: readonly Problem[];
  /** What is to be kept with the notes of the page; null where that is done elsewhere, or was before. */
  readonly kept: KeptArticle | null;
  /** Taken over from an earlier run. */
  readonly isAsBefore: boolean;
}

/** Gives the article of a page as it was kept, or draws it. */
export type ArticleMemory = (page: Page) => Promise<DrawnArticle>;

/** What draws articles: bodies, and the API reference beside them. */
export interface ArticleDrawing extends BodyDrawing {
  readonly complete: (page: Page, article: Article) => Promise<Article>;
}

/** The memory of one run, or of one of its threads. */
export function articleMemory(settings: RenderSettings, drawing: ArticleDrawing): ArticleMemory {
  const { articles: place, site } = settings;
  const known = knownAddresses(site);
  const drawBody = freshBodies({ site, addresses: known }, drawing);
  const draw = async (page: Page, code: readonly KnownBlock[] | null): Promise<FreshBody> => {
    const body = await drawBody(page, bodyText(page, site.root), code);
    const article = await drawing.complete(page, body.article);
    return article === body.article ? body : { ...body, article, links: { ...body.links, ...linksOf(article, page) } };
  };
  /** Where the links of a reference lead, which are written as they are. */
  const linksOf = ({ facts }: Article, page: Page) =>
    Object.fromEntries(facts.links.map(({ target }) => [target, resolveLink(target, fileOfBody(page), known)]));
  if (place.kind === "nowhere") return async (page) => ({ ...(await draw(page, null)), kept: null, isAsBefore: false });
  const keys = articleKeys(settings);
  const hashOfFile = fileHashes(site.root);
  const holds = (kept: KeptArticle, page: Page) =>
    kept.key === keys.of(page) &&
    Object.entries(kept.dependencies).every(([file, hash]) => hashOfFile(file) === hash) &&
    leadThere(kept.links, fileOfBody(page), known);
  return async (page) => {
    const before = findArticle(place, page);
    if (before && holds(before, page)) return { ...before, kept: null, isAsBefore: true };
    const code = before?.colours === keys.colours ? before.code : [];
    const fresh = await draw(page, code);
    const { article, problems } = fresh;
    const dependencies = Object.fromEntries(article.dependencies.map((file) => [file, hashOfFile(file)]));
    const kept = { ...fresh, key: keys.of(page), dependencies, colours: keys.colours };
    if (place.kind === "folder") keepArticle(place.folder, page, kept);
    return { article, problems, kept: place.kind === "notes" ? kept : null, isAsBefore: false };
  };
}

/** What a writer wrote: the file's text, or the MDX that a description puts before a generated page. */
function bodyText({ source, content }: Page, root: string): string {
  if (source === null) return content?.text ?? "";
  return readFileSync(join(root, source.file), "utf8").slice(source.bodyOffset);
}

function fileHashes(root: string): (file: string) => string | null {
  const hashes = new Map<string, string | null>();
  return (file) => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const made = readHash(join(root, file));
    hashes.set(file, made);
    return made;
  };
}
