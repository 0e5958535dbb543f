// Helps the readers of the tools: files of a project, front matter, places.

import { join, posix } from "node:path";
import { load } from "js-yaml";
import { repositoryOf } from "../../files/ignored-by-git.js";
import { openFolder } from "../../files/open-folder.js";
import { pathFrom } from "../../files/real-path.js";
import { objectOf, type Values } from "./values.js";

/** The files of an old site, by absolute paths: those of its repository, or of its folder where there is none. */
export interface OldFiles {
  /** Fails where it is not there or leads out. */
  readonly read: (file: string) => string;
  readonly isFile: (file: string) => boolean;
  readonly exists: (path: string) => boolean;
  /** Relative to the folder, with forward slashes; none where it does not exist. Hidden ones are left out. */
  readonly below: (folder: string) => string[];
  /** Relative to the site, as reports call it. */
  readonly nameOf: (file: string) => string;
}

export function oldFiles(root: string): OldFiles {
  const around = repositoryOf(root) ?? root;
  const door = openFolder(around);
  const inside = (path: string) => pathFrom(around, path);
  const walk = (folder: string): string[] =>
    door.list(folder).flatMap(({ name, kind, target, fault }) => {
      if (fault !== null || name === "node_modules" || (name.startsWith(".") && name !== ".well-known")) return [];
      const path = posix.join(folder, name);
      if (kind === "file") return [path];
      return target === null ? walk(path) : [];
    });
  return {
    read: (file) => door.listed(inside(file)),
    isFile: (file) => door.isFile(inside(file)),
    exists: (path) => door.exists(inside(path)),
    below: (folder) => {
      const start = inside(folder);
      return door.exists(start) ? walk(start).map((path) => posix.relative(start, path)) : [];
    },
    nameOf: (file) => pathFrom(root, file),
  };
}

export function isMarkdown(file: string): boolean {
  return /\.mdx?$/i.test(file);
}

/** The file of a script, by its path without ending. */
export function scriptAt(path: string, { exists }: OldFiles): string | undefined {
  return ["ts", "mts", "js", "mjs", "cjs"].map((ending) => `${path}.${ending}`).find(exists);
}

interface OldText {
  readonly matter: Values;
  readonly body: string;
  /** Lines of the file before the body. */
  readonly lineOffset: number;
}

/** Front matter that cannot be read is left in the text. */
export function readOldFile(files: OldFiles, file: string): OldText {
  const text = files.read(file);
  const [whole = "", yaml = ""] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  try {
    const matter = whole === "" ? {} : objectOf(load(yaml));
    return { matter, body: text.slice(whole.length).replace(/\r\n/g, "\n"), lineOffset: whole.split("\n").length - 1 };
  } catch {
    return { matter: {}, body: text.replace(/\r\n/g, "\n"), lineOffset: 0 };
  }
}

/** The first heading of the first level, and the text without it. */
export function takeTitle(body: string): { readonly title: string | null; readonly body: string } {
  const [whole = "", before = "", title = null] =
    /^((?:\s*(?:<!--[\s\S]*?-->|import .*)\n)*\s*)#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body) ?? [];
  return { title, body: title === null ? body : `${before}\n${body.slice(whole.length)}` };
}

/** The file of an import that begins with a name for a folder: `@site/a.mdx`, `@/a.mdx`; null where it does not. */
export function aliasedFile(
  source: string,
  { root, dialect }: { readonly root: string; readonly dialect: string },
): string | null {
  const [, alias, path = ""] = /^(@site|@|~)\/(.*)$/.exec(source) ?? [];
  if (alias === undefined) return null;
  return join(root, alias !== "@site" && dialect === "starlight" ? "src" : "", path);
}
