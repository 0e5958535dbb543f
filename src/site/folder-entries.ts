// Fills the folders that the navigation lists (`guides/*`, or the name of a folder) with their pages and nested groups.
import type { Holder, Page, Pages, WrittenNavigation, WrittenNode } from "../model.js";
import { nearest } from "../shared/nearest.js";
import { pagePath, toPagePath, wordsOfFolder } from "../shared/page-path.js";
import { type Place, type Problem, problem, type Report, warning } from "../shared/problem.js";
import { EMPTY_GROUP } from "./api-branches.js";
import { namedFiles } from "./find-trails.js";

type WrittenBranch = WrittenNode & { readonly kind: "branch" };
type WrittenEntry = WrittenNode & { readonly kind: "entry" };

/** The folder of an entry such as `guides/*`, or `""` for `*`; null for other entries. */
function starredFolder(text: string): string | null {
  return text === "*" || text.endsWith("/*") ? toPagePath(text.slice(0, -1)) : null;
}

/** What the folders of the navigation are filled from. */
interface FolderSources {
  readonly pages: Pages;
  /** Whether a folder exists, with or without pages. */
  readonly hasFolder: (path: string) => boolean;
}

/** The navigation with pages in place of folders. A page that the navigation names itself is not repeated. */
export function withFolders(written: WrittenNavigation, sources: FolderSources, report: Report): WrittenNavigation {
  const named = namedFiles(written);
  const filling: Filling = { ...sources, named, folders: foldersOf(sources.pages.values()), report };
  return { ...written, children: fillNodes(written.children, filling) };
}

interface Filling extends FolderSources {
  /** What the navigation names itself: paths in lower case. */
  readonly named: ReadonlySet<string>;
  /** Every folder with pages below it. */
  readonly folders: ReadonlyMap<string, Folder>;
  readonly report: Report;
}

/** What is directly in a folder. */
interface Folder {
  readonly pages: Page[];
  readonly folders: string[];
}

function foldersOf(pages: Iterable<Page>): Map<string, Folder> {
  const found = new Map<string, Folder>();
  const open = (path: string): Folder => {
    const known = found.get(path);
    if (known) return known;
    const folder: Folder = { pages: [], folders: [] };
    found.set(path, folder);
    if (path !== "") open(parentOf(path)).folders.push(path);
    return folder;
  };
  for (const page of pages) open(parentOf(page.path)).pages.push(page);
  return found;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function fillNodes(nodes: readonly WrittenNode[], filling: Filling): WrittenNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === "branch") return [{ ...node, children: fillNodes(node.children, filling) }];
    return node.kind === "entry" ? fillEntry(node, filling) : [node];
  });
}

function fillEntry(entry: WrittenEntry, filling: Filling): WrittenNode[] {
  const { text, place } = entry;
  const path = starredFolder(text);
  if (path === null) return isFolder(text, filling) ? [groupOf(toPagePath(text), place, filling)] : [entry];
  const nodes = nodesIn(path, place, filling);
  if (nodes.length === 0) filling.report(nothingIn(path, place, filling));
  return nodes;
}

/** Whether an entry without a star names a folder. If there is a page of that name, the page is meant. */
function isFolder(text: string, { pages, folders }: Filling): boolean {
  const path = toPagePath(text);
  return path !== "" && folders.has(path) && !pages.has(path) && !pages.has(pagePath(`${path}/index`));
}

/** A folder without a group of its own: its index, then pages and folders by their `order`, then by name. */
function nodesIn(path: string, place: Place, filling: Filling): WrittenNode[] {
  const { pages, named, folders } = filling;
  const isNamed = (each: string) => named.has(each.toLowerCase());
  const folder = folders.get(path);
  const own = (folder?.pages ?? []).flatMap((page): Listed[] => {
    const isListed = isNamed(page.path) || (isIndex(page.path) && isNamed(parentOf(page.path)));
    if (isListed || page.matter.hidden) return [];
    const order = isIndex(page.path) ? Number.NEGATIVE_INFINITY : page.matter.order;
    return [{ path: page.path, order, node: { kind: "entry", text: page.path, place } }];
  });
  const below = (folder?.folders ?? []).flatMap((each): Listed[] => {
    if (isNamed(`${each}/*`) || (isNamed(each) && isFolder(each, filling))) return [];
    const node = groupOf(each, place, filling);
    const order = pages.get(pagePath(`${each}/index`))?.matter.order ?? null;
    return node.children.length === 0 ? [] : [{ path: each, order, node }];
  });
  return [...own, ...below].sort(inOrder).map(({ node }) => node);
}

interface Listed {
  readonly path: string;
  /** What its front matter says; null for nothing. */
  readonly order: number | null;
  readonly node: WrittenNode;
}

function isIndex(path: string): boolean {
  return path === "index" || path.endsWith("/index");
}

function inOrder(a: Listed, b: Listed): number {
  const [first, second] = [a.order ?? Number.POSITIVE_INFINITY, b.order ?? Number.POSITIVE_INFINITY];
  return first === second ? a.path.localeCompare(b.path, "en", { numeric: true }) : first - second;
}

function groupOf(path: string, place: Place, filling: Filling): WrittenBranch {
  const name = wordsOfFolder(path);
  const holder: Holder = { ...EMPTY_GROUP, isGenerated: false, name, label: name };
  const children = nodesIn(path, place, filling);
  return { kind: "branch", holder, place, rootPlace: null, ref: null, children, global: [] };
}

function nothingIn(path: string, place: Place, { pages, folders, hasFolder }: Filling): Problem {
  if (folders.has(path)) {
    const what = `The folder "${path || "."}" has no other pages to list.`;
    return warning("empty-folder", place, what, "All of its pages are listed already, or hidden. Remove the entry.");
  }
  if (hasFolder(path)) {
    const what = `The folder "${path}" has no pages.`;
    return problem("empty-folder", place, what, "Add an .mdx or .md file to it, or remove the entry.");
  }
  const what = `The folder "${path}" does not exist.`;
  if (pages.has(pagePath(path))) return problem("empty-folder", place, what, `To list the page: "pages": ["${path}"].`);
  const near = nearest(path, folders.keys());
  const hint = near
    ? `Did you mean "${near}/*"?`
    : "Write its path from the folder with docs.json, or remove the entry.";
  return problem("empty-folder", place, what, hint);
}
