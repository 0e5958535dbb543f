// Takes over drawn bodies from an earlier run, where all that shaped them is the same: a rebuild costs what changed.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../emit/hash-of.js";
import type { Article, Page } from "../model.js";
import type { Problem } from "../shared/problem.js";
import { knownAddresses, languageOfPage } from "./article-context.js";
import { fileOfBody } from "./body.js";
import { type BodyDrawing, freshBodies } from "./fresh-bodies.js";
import { findArticle, type KeptArticle, keepArticle } from "./kept-article.js";
import { buildId } from "./package-files.js";
import type { RenderSettings } from "./render-settings.js";
import { leadThere } from "./resolve-link.js";

/** A body with what was found wrong while it was drawn. */
export interface DrawnBody {
  readonly article: Article;
  readonly problems: readonly Problem[];
  /** What is to be kept with the notes of the page; null where that is done elsewhere, or was before. */
  readonly kept: KeptArticle | null;
}

/** Gives the body of a page as it was kept, or draws it. */
export type ArticleMemory = (page: Page) => Promise<DrawnBody>;

/** The memory of one run, or of one of its threads. */
export function articleMemory(settings: RenderSettings, drawing: BodyDrawing): ArticleMemory {
  const { articles: place, site } = settings;
  const known = knownAddresses(site);
  const draw = freshBodies({ site, addresses: known }, drawing);
  if (place.kind === "nowhere")
    return async (page) => ({ ...(await draw(page, bodyText(page, site.root), null)), kept: null });
  const keys = articleKeys(settings);
  const hashOfFile = fileHashes(site.root);
  const holds = (kept: KeptArticle, page: Page) =>
    kept.key === keys.of(page) &&
    Object.entries(kept.dependencies).every(([file, hash]) => hashOfFile(file) === hash) &&
    leadThere(kept.links, fileOfBody(page), known);
  return async (page) => {
    const before = findArticle(place, page);
    if (before && holds(before, page)) return { ...before, kept: null };
    const code = before?.colours === keys.colours ? before.code : [];
    const fresh = await draw(page, bodyText(page, site.root), code);
    const { article, problems } = fresh;
    const dependencies = Object.fromEntries(article.dependencies.map((file) => [file, hashOfFile(file)]));
    const kept = { ...fresh, key: keys.of(page), dependencies, colours: keys.colours };
    if (place.kind === "folder") keepArticle(place.folder, page, kept);
    return { article, problems, kept: place.kind === "notes" ? kept : null };
  };
}

/** What a writer wrote: the file's text, or the MDX that a description puts before a generated page. */
function bodyText({ source, content }: Page, root: string): string {
  if (source === null) return content?.text ?? "";
  return readFileSync(join(root, source.file), "utf8").slice(source.bodyOffset);
}

interface ArticleKeys {
  readonly of: (page: Page) => string;
  /** Of coloured code. */
  readonly colours: string;
}

/** Everything besides snippets and links that shapes bodies. */
function articleKeys({ site, parser, lenient }: RenderSettings): ArticleKeys {
  const { variables, styling, icons, seo } = site.config;
  const grammars = styling.codeblocks.languages.custom.map((file) => readHash(join(site.root, file)));
  const colours = hashOf([buildId(), styling.codeblocks, grammars]);
  const own = [variables, styling.latex, icons, seo.trailingSlash, site.address, parser, lenient, site.snippets];
  const common = hashOf([colours, own]);
  return {
    colours,
    of: (page) => hashOf([common, page, languageOfPage(page, site)]),
  };
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

function readHash(path: string): string | null {
  try {
    return createHash("sha1").update(readFileSync(path)).digest("base64url");
  } catch {
    return null; // A snippet that is missing: what was kept is good for as long as it stays so.
  }
}
