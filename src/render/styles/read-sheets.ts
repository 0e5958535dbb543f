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

/** Those of these names that HTML needs. What scripts add to a component is in its own sheet. */
export function shownIn(html: Html, names: readonly string[]): string[] {
  return names.filter((name) => MARKS.some((mark) => html.includes(mark + name.slice(0, -PART.length))));
}

const MARKS = ['class="', "<docs-"];
