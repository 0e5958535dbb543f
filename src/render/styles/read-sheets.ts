// Reads the sheets that docsgen brings for sites, and tells which show what is in HTML, and in code of islands, whose first draw shows only some of it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeEntities } from "../../content/parse/decode-entities.js";
import { openFolder } from "../../files/open-folder.js";
import { sourceOfIsland } from "../../islands/island-file.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { Html } from "../../model.js";
import { readBrowserFiles } from "../document/drawing-tools.js";

/** Empty where there is none of this name. */
export function readSheet(name: string): string {
  const { folder, styles } = readBrowserFiles();
  const sheet = styles[name];
  return sheet ? readFileSync(join(folder, sheet.file), "utf8") : "";
}

const PART = ".part";

/** Names of the sheets of components that few sites have all of: `card.part` is for the class `card` and `<docs-card>`. */
export function componentSheets(): string[] {
  return Object.keys(readBrowserFiles().styles)
    .filter((name) => name.endsWith(PART))
    .sort();
}

/** Finds the names of those that HTML needs, or may need: code that runs in the browser may show any component. */
export function shownSheets(): (html: Html, runsCode: boolean) => readonly string[] {
  const all = componentSheets();
  // In one pass: looking for each by itself takes ten times as long.
  const marks = new RegExp(`(?:class="|<docs-)(${all.map((name) => name.slice(0, -PART.length)).join("|")})`, "g");
  return (html, runsCode) =>
    runsCode ? all : [...new Set(Array.from(html.matchAll(marks), ([, part]) => part + PART))];
}

/** The scripts of a page, and the project files that shaped it, since islands use components of other files. */
interface PageCode {
  readonly islands: readonly string[];
  readonly dependencies: readonly string[];
}

/** Finds what the islands of a page name: words of their code. Each file is read once. */
export function createIslandReader(
  root: string,
  wordsIn: (code: string) => readonly string[],
): (page: PageCode) => readonly string[] {
  const folder = openFolder(root);
  const wordsOf = oncePerKey((file: string) => wordsIn(folder.text(file) ?? ""));
  return ({ islands, dependencies }) => {
    if (islands.length === 0) return [];
    const sources = islands.flatMap((name) => sourceOfIsland(name) ?? []);
    return [...new Set([...sources, ...dependencies.filter((file) => /\.[jt]sx?$/i.test(file))])].flatMap(wordsOf);
  };
}

/** Words of strings that look like lists of classes: only names, at least one of which no code would contain otherwise. */
export function classWords(code: string): string[] {
  const words = new Set<string>();
  for (const text of code.split(/["'`}\n]|\$?\{/)) {
    const names = text.trim().split(/\s+/);
    if (!names.every((name) => CLASS.test(name))) continue;
    if (names.some((name) => /[-:[]/.test(name) || BARE.has(name))) for (const name of names) words.add(name);
  }
  return [...words];
}

/** A name that may be a utility: neither an address nor a key of an object. */
const CLASS = /^(?!\S*:\/\/)[!*@a-z[-][\w:/.[\]()%#,&>~=+*-]*(?<![:,.])$/;

/** Utilities of one word that are often used alone, and that no class of ours shares. */
const BARE = new Set(
  "absolute block border fixed flex grid hidden inline invisible italic relative rounded shadow sticky truncate underline uppercase visible".split(
    " ",
  ),
);

/** Distinct tokens of all class attributes. Highlighted code repeats few values. */
export function classTokens(html: string): string[] {
  const values = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, value = ""]) => value));
  const tokens = [...values].flatMap((value) => value.split(/\s+/)).filter((token) => token !== "");
  return [...new Set(tokens.map(decodeEntities))];
}
