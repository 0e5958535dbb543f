// Finds out which tool a site was made with, and reads it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../shared/problem.js";
import type { OldSite } from "./old-site.js";

/** Null where no tool's settings are in the folder. */
export async function readOldSite(root: string): Promise<OldSite | null> {
  const docusaurus = firstOf(root, [
    "docusaurus.config.ts",
    "docusaurus.config.js",
    "docusaurus.config.mjs",
    "docusaurus.config.cjs",
  ]);
  if (docusaurus) return (await import("./tools/docusaurus.js")).readDocusaurus(docusaurus);
  const mkdocs = firstOf(root, ["mkdocs.yml", "mkdocs.yaml"]);
  if (mkdocs) return (await import("./tools/mkdocs.js")).readMkDocs(mkdocs);
  const { readVitePress, vitePressConfig } = await import("./tools/vitepress.js");
  const vitepress = vitePressConfig(root);
  if (vitepress) return readVitePress(vitepress, vitepress.slice(0, vitepress.indexOf(`${"/"}.vitepress`)));
  const astro = firstOf(root, ["astro.config.mjs", "astro.config.ts", "astro.config.js", "astro.config.mts"]);
  if (!astro) return null;
  if (!existsSync(join(root, "src/content/docs")))
    throw new UsageError(
      `"${root}" is an Astro site without src/content/docs.`,
      "Only sites of Starlight can be read.",
    );
  return (await import("./tools/starlight.js")).readStarlight(astro);
}

function firstOf(root: string, names: readonly string[]): string | null {
  return names.map((name) => join(root, name)).find(existsSync) ?? null;
}
