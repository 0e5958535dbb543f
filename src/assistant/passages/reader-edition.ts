// Decides in which version and language a reader gets answers.
import type { BundlePage, Edition } from "../../search/bundle.js";
import type { ReplyTask } from "../provider.js";

/** That of the version that the question names, and of the page that the reader is on; null: neither tells. */
export function readerEdition({ site, currentPath, question }: ReplyTask): Edition | null {
  const { pages } = site.bundle;
  const here = currentPath === null ? null : pageNear(pages, nameOf(currentPath));
  const versions = new Set(pages.flatMap(({ version }) => version ?? []));
  const named = [...versions].find((version) => isNamedIn(question, version));
  if (named === undefined) return here;
  const language = here?.language ?? pages.find(({ version }) => version === named)?.language ?? "";
  return { language, version: named };
}

/** Whether a hit is on the page that the reader is on. */
export function isPage(page: Pick<BundlePage, "path" | "address">, currentPath: string | null): boolean {
  if (currentPath === null) return false;
  const here = nameOf(currentPath);
  return page.path === here || nameOf(page.address) === here;
}

/** A path or address without its ends, anchor and query. */
export function nameOf(path: string): string {
  return path.replace(/[#?].*$/, "").replace(/^\/+|\/+$/g, "");
}

/** The page itself; else the first of its uppermost folder. */
function pageNear(pages: readonly BundlePage[], here: string): BundlePage | null {
  const [folder] = here.split("/");
  let near: BundlePage | null = null;
  for (const page of pages) {
    if (page.path === here || nameOf(page.address) === here) return page;
    if (folder !== "" && page.path.startsWith(`${folder}/`)) near ??= page;
  }
  return near;
}

/** `v2` names "v2 (latest)". A bare number says too little, unless the word "version" stands before it. */
function isNamedIn(question: string, version: string): boolean {
  const words = wordsOf(question);
  return wordsOf(version).some((name) => {
    if (!/\d/.test(name)) return false;
    const place = words.indexOf(name);
    return place !== -1 && (!/^\d+$/.test(name) || words[place - 1] === "version");
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ""));
}
