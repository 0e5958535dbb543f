// Makes the scripts of the islands that drawn pages name.

import { expressionCode } from "../../content/code/expression-code.js";
import { browserCode } from "../../content/code/find-handlers.js";
import { type FileLookup, lookUpFiles, resolveImport } from "../../content/code/find-imports.js";
import { projectComponents } from "../../content/code/own-components/find-components.js";
import { withComponents } from "../../content/code/own-components/import-components.js";
import { formatOf, parsePage } from "../../content/parse/parse.js";
import { stripFrontMatter } from "../../content/parse/strip-front-matter.js";
import { openFolder } from "../../files/open-folder.js";
import { openModuleName } from "../../islands/island-file.js";
import type { Route } from "../../model.js";
import type { Report } from "../../shared/problem.js";
import type { RenderSettings, SiteToDraw } from "../document/render-settings.js";
import { partNames } from "../tree/island-part.js";

/** Routes below `_docsgen/islands/`. All are bundled together, so that they share code. */
export async function islandRoutes(
  { settings }: SiteToDraw,
  names: Iterable<string>,
  report: Report,
): Promise<Route[]> {
  const wanted = [...new Set(names)].sort();
  if (wanted.length === 0) return [];
  const { bundleIslands } = await import("../../islands/bundle-islands.js");
  const { site } = settings;
  const pages = [...site.pages.values()].flatMap((page) => page.source?.file ?? []);
  const files = lookUpFiles([...site.snippets, ...pages]);
  const components = projectComponents(site.snippets);
  const code = async (module: string) => {
    const text = await codeOf(module, files, settings);
    return text === null ? null : withComponents(text, openModuleName(module).file, components);
  };
  const sources = {
    root: site.root,
    resolve: (source: string, fromFile: string) => resolveImport(source, fromFile, files),
    code,
    parts: partNames,
  };
  const outputs = await bundleIslands(wanted, sources, report);
  return outputs.map(({ file, contents }) => ({ kind: "made", file: `_docsgen/${file}`, make: () => contents }));
}

/** Whether a file may be such a script. */
export function isIsland(file: string): boolean {
  return file.startsWith("_docsgen/islands/");
}

/** A script as it is; for an MDX file its imports, exports and handlers, or one expression. Only files of the site are read. */
async function codeOf(module: string, files: FileLookup, { site, parser }: RenderSettings): Promise<string | null> {
  const { file, expression } = openModuleName(module);
  if (!files.has(file.toLowerCase())) return null;
  const text = openFolder(site.root).listed(file);
  if (/\.[jt]sx?$/i.test(file)) return text;
  const { body, lineOffset } = stripFrontMatter(text);
  const { variables, markdown } = site.config;
  const format = formatOf(file, markdown.html);
  const { latex } = site.config.styling;
  const { tree } = await parsePage(body, { parser, variables, latex, format, file, lineOffset });
  return expression === null ? browserCode(tree) : expressionCode(tree, file, expression);
}
