// Takes over drawn bodies from an earlier run, where all that shaped them is the same: a rebuild costs what changed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article, Page } from "../model.js";
import type { Problem } from "../shared/problem.js";
import { knownAddresses } from "./article-context.js";
import { articleKeys, readHash } from "./article-keys.js";
import { fileOfBody } from "./body.js";
import { type BodyDrawing, freshBodies } from "./fresh-bodies.js";
import { findArticle, type KeptArticle, keepArticle } from "./kept-article.js";
import type { RenderSettings } from "./render-settings.js";
import { leadThere } from "./resolve-link.js";

/** A body with what was found wrong while it was drawn. */
export interface DrawnBody {
  readonly article: Article;
  readonly problems: readonly Problem[];
  /** What is to be kept with the notes of the page; null where that is done elsewhere, or was before. */
  readonly kept: KeptArticle | null;
  /** Taken over from an earlier run. */
  readonly isAsBefore: boolean;
}

/** Gives the body of a page as it was kept, or draws it. */
export type ArticleMemory = (page: Page) => Promise<DrawnBody>;

/** The memory of one run, or of one of its threads. */
export function articleMemory(settings: RenderSettings, drawing: BodyDrawing): ArticleMemory {
  const { articles: place, site } = settings;
  const known = knownAddresses(site);
  const draw = freshBodies({ site, addresses: known }, drawing);
  if (place.kind === "nowhere")
    return async (page) => ({ ...(await draw(page, bodyText(page, site.root), null)), kept: null, isAsBefore: false });
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
    const fresh = await draw(page, bodyText(page, site.root), code);
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
