// Reads which browser files docsgen ships, and puts together what the shell needs to name them.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../emit/package-files.js";
import type { AssetManifest } from "../../layout/assets.js";

/** The bundled scripts and styles, and their folder. */
export interface BrowserFiles {
  readonly folder: string;
  readonly scripts: AssetManifest;
  readonly styles: AssetManifest;
}

/** Reads the manifests that `scripts/bundle.js` wrote. */
export function readBrowserFiles(): BrowserFiles {
  const folder = join(packageFolder(), "dist/browser");
  return {
    folder,
    scripts: readManifest(join(folder, "scripts.json")),
    styles: readManifest(join(folder, "styles.json")),
  };
}

function readManifest(file: string): AssetManifest {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8")) as AssetManifest;
}
