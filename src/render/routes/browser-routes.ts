// Lists the browser files that a site needs: those its pages load, and what these can load later.
import { join } from "node:path";
import type { AssetManifest } from "../../layout/view.js";
import type { Route } from "../../model.js";
import type { BrowserFiles } from "../document/read-assets.js";

/** Routes under `_docsgen/` for the scripts of the given elements and for the style sheets of these names. */
export function browserRoutes(browser: BrowserFiles, elements: Iterable<string>, styles: Iterable<string>): Route[] {
  const names = [...elements];
  const files = [...reached(browser.scripts, names), ...reached(browser.styles, styles)];
  if (names.includes("assistant")) files.push(EMBED);
  return [...new Set(files)].map((file) => ({
    kind: "copied",
    file: `_docsgen/${file}`,
    from: join(browser.folder, file),
  }));
}

/** The chat for other sites, which load it by this name. */
const EMBED = "assistant.js";

function reached(manifest: AssetManifest, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => manifest[name]?.all ?? []);
}
