// Prepares what documents need: icons and page menus.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../emit/package-files.js";
import type { AssetManifest } from "../../layout/assets.js";
import { type DocumentDrawing, documentDrawing } from "../../layout/draw-document.js";
import { loadIcons } from "../icons/load-icons.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";

export async function drawingOf({
  shared,
  hasOwnMenus,
}: Pick<SiteDocuments, "shared" | "hasOwnMenus">): Promise<DocumentDrawing> {
  const link = (path: string) => `${shared.address.base}/${path.replace(/^\.?\//, "")}`;
  return documentDrawing(shared, {
    icon: loadIcons(shared.iconLibrary).forPage({ link, warn: () => {} }),
    // The schema of menus is only loaded where a page may have its own menu.
    ownMenu: hasOwnMenus ? (await import("../../config/read-own-menu.js")).readOwnMenu : () => null,
  });
}

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
