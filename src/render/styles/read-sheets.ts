// Reads the sheets that docsgen brings for sites, and tells which of them show what is in HTML.
import { readFileSync } from "node:fs";
import { join } from "node:path";
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
