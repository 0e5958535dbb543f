// Reads what the sheet of a site is made of: the rules of all sites, and those that its settings ask for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocsConfig } from "../../config/docs-config.js";
import { readBrowserFiles } from "../document/drawing-tools.js";

/** The rules of all sites, which name the order of the layers. */
export function readSharedSheet(): string {
  return readSheet("site");
}

/** What a theme adds. */
export function readThemeSheet(theme: DocsConfig["theme"]): string {
  return readSheet(`theme-${theme}`);
}

/** What few sites show: a decoration, and the question whether a page was helpful. */
export function readRareSheets({ background, feedback }: Pick<DocsConfig, "background" | "feedback">): string {
  const decoration = background.decoration ? readSheet("backdrop") : "";
  return decoration + (feedback.thumbsRating ? readSheet("rating") : "");
}

function readSheet(name: string): string {
  const { folder, styles } = readBrowserFiles();
  const sheet = styles[name];
  return sheet ? readFileSync(join(folder, sheet.file), "utf8") : "";
}
