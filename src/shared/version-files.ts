// Owns the folder for files of versions from git: `.docsgen/versions/COMMIT/PREFIX/…`.

import { dirname, normalize } from "node:path/posix";

const FILE = /^(\.docsgen\/versions\/([\da-f]{40,64})\/)[^/]+/;

/** The folder of a version, relative to the root. */
export function versionFolder(commit: string, prefix: string): string {
  return `.docsgen/versions/${commit}/${prefix}`;
}

/** The folder of the version that a file belongs to; empty for files of the project itself. */
export function folderOfVersion(file: string): string {
  return FILE.exec(file)?.[0] ?? "";
}

/** Where a file that pages take code from is, given its path from the root of the page's project: `../` leads out of it. */
export function codeFileFrom(written: string, page: string): string {
  const folder = folderOfVersion(page);
  if (folder === "") return written;
  const file = normalize(written);
  const out = /^(?:\.\.\/)+/.exec(file)?.[0] ?? "";
  if (out === "") return `${folder}/${file}`;
  return `${dirname(folder)}/${out.replaceAll("..", OUTSIDE)}${file.slice(out.length)}`;
}

/** Stands for a folder above the project: what is there at the commit is kept beside its versions. */
const OUTSIDE = ".above";

/** The path of a file on the site: that of a version begins with its prefix. */
export function servedPath(file: string): string {
  return file.slice(FILE.exec(file)?.[1]?.length ?? 0);
}

/** What identifies the content of a version's file, which never changes; null for files of the project itself. */
export function commitOfFile(file: string): string | null {
  return FILE.exec(file)?.[2] ?? null;
}

/** What a path from the root may mean in a file: in a version, one of its own files first. */
export function fromRootOf(path: string, file: string): string[] {
  const folder = folderOfVersion(file);
  return folder === "" ? [path] : [`/${servedPath(folder)}${path === "/" ? "" : path}`, path];
}
