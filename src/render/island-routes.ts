// Makes the scripts of the islands that the drawn pages name.
import { browserCode } from "../content/find-handlers.js";
import { lookUpFiles, resolveImport } from "../content/find-imports.js";
import { parsePage } from "../content/parse.js";
import { stripFrontMatter } from "../content/strip-front-matter.js";
import { bundleIslands } from "../islands/bundle-islands.js";
import type { Route } from "../model.js";
import type { Report } from "../shared/problem.js";
import type { Site } from "../site/site.js";
import type { ArticleContext } from "./article.js";

/** Routes below `_docsgen/islands/`. One bundling makes them all, so that they share what they have in common. */
export async function islandRoutes(
  names: Iterable<string>,
  { site, context }: { readonly site: Site; readonly context: IslandContext },
  report: Report,
): Promise<Route[]> {
  const wanted = [...new Set(names)].sort();
  if (wanted.length === 0) return [];
  const pages = [...site.pages.values()].flatMap((page) => page.source?.file ?? []);
  const files = lookUpFiles([...context.snippets, ...pages]);
  const outputs = await bundleIslands(
    wanted,
    {
      root: site.root,
      resolve: (source, fromFile) => resolveImport(source, fromFile, files),
      code: (file) => codeOf(file, context),
    },
    report,
  );
  return outputs.map(({ file, contents }) => ({ kind: "made", file: `_docsgen/${file}`, make: () => contents }));
}

type IslandContext = Pick<ArticleContext, "snippets" | "readFile" | "parser" | "variables" | "latex">;

/** A script as it is; of an MDX file its imports, exports and handlers. */
async function codeOf(file: string, { readFile, parser, variables, latex }: IslandContext): Promise<string | null> {
  const text = readFile(file);
  if (text === null || /\.[jt]sx?$/i.test(file)) return text;
  const { body, lineOffset } = stripFrontMatter(text);
  const format = file.toLowerCase().endsWith(".md") ? "md" : "mdx";
  const { tree } = await parsePage(body, { parser, variables, latex, format, file, lineOffset });
  return browserCode(tree);
}
