// Takes over drawn articles from an earlier run, where all that shaped them is the same: a rebuild costs what changed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLOCK } from "../../content/code/moments.js";
import type { Article, Page } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import type { KnownBlock } from "../code/known-code.js";
import { articleHashes, readHash } from "./article-hashes.js";
import type { PageInputs, SiteArticles } from "./article-inputs.js";
import { fileOfBody } from "./body.js";
import { type BodyDrawing, type FreshBody, freshBodies } from "./fresh-bodies.js";
import { type ArticlePlace, findArticle, type KeptArticle, keepArticle } from "./kept-article.js";
import { type KnownAddresses, leadThere, resolveLink } from "./resolve-link.js";

/** An article with the problems found while it was drawn. */
export interface DrawnArticle {
  readonly article: Article;
  readonly problems: readonly Problem[];
  /** What to keep with the notes of the page; null where it is kept elsewhere or already. */
  readonly kept: KeptArticle | null;
  /** Whether it comes from an earlier run. */
  readonly isAsBefore: boolean;
}

/** Returns the kept article of a page, or draws it. */
export type ArticleMemory = (page: Page) => Promise<DrawnArticle>;

/** Draws articles: bodies, and the API references below them. */
export interface ArticleDrawing extends BodyDrawing {
  readonly complete: (inputs: PageInputs, article: Article) => Promise<Article>;
}

/** Where articles are kept, and what kept ones must agree with. */
export interface MemorySettings {
  readonly place: ArticlePlace;
  readonly inputs: SiteArticles;
  readonly addresses: KnownAddresses;
  /** Absolute path of the project. */
  readonly root: string;
  /** The time that code of pages sees, in milliseconds. */
  readonly clock: number;
}

/** The memory of one run or of one of its threads. */
export function articleMemory(settings: MemorySettings, drawing: ArticleDrawing): ArticleMemory {
  const { place, inputs, addresses: known, root, clock } = settings;
  const drawBody = freshBodies(known, drawing);
  const draw = async (of: PageInputs, code: readonly KnownBlock[] | null): Promise<FreshBody> => {
    const { page } = of;
    const body = await drawBody(of, bodyText(page, root), code);
    const article = await drawing.complete(of, body.article);
    return article === body.article ? body : { ...body, article, links: { ...body.links, ...linksOf(article, page) } };
  };
  /** Targets of the links of a reference, which are written as they are. */
  const linksOf = ({ facts }: Article, page: Page) =>
    Object.fromEntries(facts.links.map(({ target }) => [target, resolveLink(target, fileOfBody(page), known)]));
  if (place.kind === "nowhere")
    return async (page) => ({ ...(await draw(inputs.ofPage(page), null)), kept: null, isAsBefore: false });
  const hashes = articleHashes(inputs);
  const ofFile = fileHashes(root);
  const hashOfFile = (file: string) => (file === CLOCK ? String(clock) : ofFile(file));
  const holds = (kept: KeptArticle, of: PageInputs) =>
    kept.hash === hashes.of(of) &&
    Object.entries(kept.dependencies).every(([file, hash]) => hashOfFile(file) === hash) &&
    leadThere(kept.links, fileOfBody(of.page), known);
  return async (page) => {
    const of = inputs.ofPage(page);
    const before = findArticle(place, page);
    if (before && holds(before, of)) return { ...before, kept: null, isAsBefore: true };
    const code = before?.colours === hashes.colours ? before.code : [];
    const fresh = await draw(of, code);
    const { article, problems } = fresh;
    const dependencies = Object.fromEntries(article.dependencies.map((file) => [file, hashOfFile(file)]));
    const kept = { ...fresh, hash: hashes.of(of), dependencies, colours: hashes.colours };
    if (place.kind === "folder") keepArticle(place.folder, page, kept);
    return { article, problems, kept: place.kind === "notes" ? kept : null, isAsBefore: false };
  };
}

/** What a writer wrote: the text of the file, or the MDX that a description puts on a generated page. */
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
