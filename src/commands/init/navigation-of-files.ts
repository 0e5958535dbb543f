// Makes a navigation for Markdown files that have none: folders become groups, in the order that their pages ask for.
import type { ProjectFolder } from "../../files/open-folder.js";

/** A group of docs.json. */
interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

/** Files that are about a repository, not pages of its documentation. */
const NOT_PAGES = /^(?:license|changelog|contributing|code_of_conduct|security|agents|claude|skill)\.mdx?$/i;
const NOT_FOLDERS = /^(?:\..*|_?snippets|node_modules|dist|build|vendor)$/i;

/** The Markdown files of a folder, by their paths in it. Hidden folders, snippets and what tools write are left out. */
export function markdownFiles(folder: ProjectFolder, inside = ""): string[] {
  if (!folder.exists(inside)) return [];
  return folder.list(inside).flatMap(({ name, kind, target, fault }) => {
    const path = inside === "" ? name : `${inside}/${name}`;
    if (fault !== null || (kind === "folder" && (target !== null || NOT_FOLDERS.test(name)))) return [];
    if (kind === "folder") return folder.isClosed(path) ? [] : markdownFiles(folder, path);
    return /\.mdx?$/i.test(name) && !NOT_PAGES.test(name) ? [path] : [];
  });
}

/** The value of `navigation`: a group for the files of the root, and one for each folder, nested as they are. */
export function navigationOfFiles(files: readonly string[], read: (file: string) => string): { groups: Group[] } {
  const orders = new Map(files.map((file) => [file, orderOf(file, read(file))]));
  const inRoot = files.filter((file) => !file.includes("/"));
  const folders = foldersOf(files);
  const first = inRoot.length > 0 ? [{ group: "Get started", pages: sorted(inRoot, orders).map(pageOf) }] : [];
  return { groups: [...first, ...folders.map((folder) => groupOf(folder, files, orders))] };
}

type Orders = ReadonlyMap<string, number>;

/** The folders directly in a folder, in natural order. */
function foldersOf(files: readonly string[], inside = ""): string[] {
  const deeper = files.filter((file) => file.startsWith(inside) && file.slice(inside.length).includes("/"));
  const folders = new Set(deeper.map((file) => inside + file.slice(inside.length).split("/", 1)[0]));
  return [...folders].sort(natural);
}

function groupOf(folder: string, files: readonly string[], orders: Orders): Group {
  const own = files.filter((file) => file.slice(0, file.lastIndexOf("/")) === folder);
  const below = foldersOf(files, `${folder}/`).map((each) => groupOf(each, files, orders));
  return { group: nameOf(folder), pages: [...sorted(own, orders).map(pageOf), ...below] };
}

function sorted(files: readonly string[], orders: Orders): string[] {
  const order = (file: string) => orders.get(file) ?? Number.POSITIVE_INFINITY;
  // Infinite orders have no difference.
  return [...files].sort((a, b) => (order(a) === order(b) ? natural(a, b) : order(a) - order(b)));
}

/** What other tools call the place of a page among its neighbours; the first page of a folder comes first. */
function orderOf(file: string, text: string): number {
  const matter = /^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "";
  const number = /^(?:sidebar_position|nav_order|order|weight):[ \t]*(-?\d+(?:\.\d+)?)[ \t]*\r?$/m.exec(matter)?.[1];
  if (number !== undefined) return Number(number);
  return /(?:^|\/)(?:index|readme)\.mdx?$/i.test(file) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

function natural(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

function pageOf(file: string): string {
  return file.replace(/\.mdx?$/i, "");
}

/** `02-getting-started` as `Getting started`. */
function nameOf(folder: string): string {
  const name = folder.slice(folder.lastIndexOf("/") + 1).replace(/^\d+[-_. ]+/, "");
  const words = name.replace(/[-_]+/g, " ").trim();
  return words === "" ? folder : words.charAt(0).toUpperCase() + words.slice(1);
}
