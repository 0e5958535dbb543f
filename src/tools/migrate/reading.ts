// Helps the readers of the tools: files of a project, front matter, places.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { load } from "js-yaml";
import type { OldSite } from "./old-site.js";
import { objectOf } from "./values.js";

/** Files below a folder, relative to it with forward slashes; none where it does not exist. */
export function filesBelow(folder: string, inside = ""): string[] {
  if (!existsSync(join(folder, inside))) return [];
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.name === "node_modules" || (entry.name.startsWith(".") && entry.name !== ".well-known")) return [];
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    });
}

export function isMarkdown(file: string): boolean {
  return /\.mdx?$/i.test(file);
}

/** Relative to a root, with forward slashes. */
export function nameIn(root: string): (file: string) => string {
  return (file) => relative(root, file).split(sep).join("/");
}

export interface OldText {
  readonly matter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Lines of the file before the body. */
  readonly lineOffset: number;
}

/** Front matter that cannot be read is left in the text. */
export function readOldText(text: string): OldText {
  const [whole = "", yaml = ""] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  try {
    const matter = whole === "" ? {} : objectOf(load(yaml));
    return { matter, body: text.slice(whole.length).replace(/\r\n/g, "\n"), lineOffset: whole.split("\n").length - 1 };
  } catch {
    return { matter: {}, body: text.replace(/\r\n/g, "\n"), lineOffset: 0 };
  }
}

export function readOldFile(file: string): OldText {
  return readOldText(readFileSync(file, "utf8"));
}

/** The first heading of the first level, and the text without it. */
export function takeTitle(body: string): { readonly title: string | null; readonly body: string } {
  const match = /^(?:\s*(?:<!--[\s\S]*?-->|import .*)\n)*\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body);
  const written = match?.[1];
  if (!match || written === undefined) return { title: null, body };
  const start = body.lastIndexOf("#", match[0].length - written.length);
  const at = body.slice(0, match[0].length).search(/(?:^|\n)[ \t]*#[ \t]+/);
  return {
    title: written,
    body: `${body.slice(0, Math.min(at < 0 ? start : at, start))}\n${body.slice(match[0].length)}`,
  };
}

/** The file of an import that begins with a name for a folder: `@site/a.mdx`, `@/a.mdx`; null where it does not. */
export function aliasedFile(source: string, { root, dialect }: Pick<OldSite, "root" | "dialect">): string | null {
  const [, alias, path = ""] = /^(@site|@|~)\/(.*)$/.exec(source) ?? [];
  if (alias === undefined) return null;
  return join(root, alias !== "@site" && dialect === "starlight" ? "src" : "", path);
}
