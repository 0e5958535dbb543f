// Makes a navigation for Markdown files that have none: each folder becomes a group.
import type { ProjectFolder } from "../../files/open-folder.js";
import { wordsOfFolder } from "../../shared/page-path.js";

/** A group of docs.json. */
interface Group {
  readonly group: string;
  readonly pages: string;
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

/** The value of `navigation`: a group for the pages of the root, and one for each folder. */
export function navigationOfFiles(files: readonly string[]): { groups: Group[] } {
  const inRoot = files.filter((file) => !file.includes("/"));
  const folders = [...new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/", 1)[0] ?? ""))];
  const first = inRoot.length > 0 ? [{ group: "Get started", pages: "*" }] : [];
  return {
    groups: [
      ...first,
      ...folders.sort(natural).map((folder) => ({ group: wordsOfFolder(folder), pages: `${folder}/*` })),
    ],
  };
}

function natural(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
