// Reads what a theme adds to the sheet of every page. Sites get the rules of their own theme only.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocsConfig } from "../../config/docs-config.js";
import { readBrowserFiles } from "../document/read-assets.js";

export function readThemeSheet(theme: DocsConfig["theme"]): string {
  const { folder, styles } = readBrowserFiles();
  const sheet = styles[`theme-${theme}`];
  return sheet ? readFileSync(join(folder, sheet.file), "utf8") : "";
}
