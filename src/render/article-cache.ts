// Keeps drawn articles between runs, found again by content: a rebuild costs what changed. A damaged entry is a miss.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Article, Page } from "../model.js";
import type { Problem, Report } from "../shared/problem.js";
import { buildId } from "./package-files.js";
import type { RenderSettings } from "./render-settings.js";

/** An article with what was found wrong while it was drawn. */
export interface DrawnArticle {
  readonly article: Article;
  readonly problems: readonly Problem[];
}

interface Entry extends DrawnArticle {
  /** Content hashes of the snippets that shaped the article; null for one that was missing. */
  readonly dependencies: Readonly<Record<string, string | null>>;
}

/** Gives a page's article from the cache, or draws and keeps it. */
export type ArticleCache = (page: Page, draw: (report: Report) => Promise<Article>) => Promise<DrawnArticle>;

/** The cache of one run. Without a cache folder it draws every time. */
export function articleCache(settings: RenderSettings): ArticleCache {
  const { cache, site } = settings;
  if (cache === null) return (_page, draw) => drawAndListen(draw);
  const common = commonKey(settings);
  const hashes = new Map<string, string | null>();
  const hashFile = (file: string): string | null => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const hash = hashOfFile(join(site.root, file));
    hashes.set(file, hash);
    return hash;
  };
  return async (page, draw) => {
    const file = join(cache, "articles", entryName(page, common));
    const entry = readEntry(file);
    if (entry && Object.entries(entry.dependencies).every(([name, hash]) => hashFile(name) === hash)) return entry;
    const drawn = await drawAndListen(draw);
    const dependencies = Object.fromEntries(drawn.article.dependencies.map((name) => [name, hashFile(name)]));
    writeEntry(file, { ...drawn, dependencies });
    return drawn;
  };
}

async function drawAndListen(draw: (report: Report) => Promise<Article>): Promise<DrawnArticle> {
  const problems: Problem[] = [];
  const article = await draw((each) => problems.push(each));
  return { article, problems };
}

/** Everything besides the page and its snippets that an article depends on; links lead to what is there. */
function commonKey({ site, parser, lenient, isDev }: RenderSettings): string {
  const { redirects: _, seo, footer: __, ...config } = site.config;
  const grammars = config.styling.codeblocks.languages.custom.map((file) => hashOfFile(join(site.root, file)));
  const addresses = Array.from(site.pages.values(), ({ address }) => address).sort();
  const there = [addresses, site.files, site.snippets, seo.trailingSlash];
  return hash(JSON.stringify([buildId(), config, site.address, parser, lenient, isDev, grammars, there]));
}

function entryName(page: Page, common: string): string {
  const name = hash(JSON.stringify([common, page.path, page.source, page.content, page.matter]));
  return `${name.slice(0, 2)}/${name.slice(2)}.json`;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 40);
}

function hashOfFile(path: string): string | null {
  try {
    return createHash("sha1").update(readFileSync(path)).digest("base64url");
  } catch {
    return null; // A snippet that is missing: the entry is good for as long as it stays so.
  }
}

function readEntry(file: string): Entry | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Entry;
  } catch {
    return null; // Not there, or damaged.
  }
}

/** Written beside and renamed, so that no reader sees half an entry. A folder that cannot be written is no fault of the site. */
function writeEntry(file: string, entry: Entry): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, JSON.stringify(entry));
    renameSync(unfinished, file);
  } catch {
    // Read-only projects are built without a cache.
  }
}
