// Finds the pages that include a snippet, at any depth.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FileLookup, findImports, resolveImport } from "../../content/code/find-imports.js";
import { componentsInCode, type ProjectComponents } from "../../content/code/own-components/find-components.js";
import { pathsOfInclude } from "../../content/parse/includes.js";
import { findWrittenLinks } from "../../content/parse/written-links.js";

interface IncludingFiles {
  readonly pages: readonly string[];
  readonly snippets: readonly string[];
  readonly lookup: FileLookup;
  /** Those of the project, which are used without an import. */
  readonly components?: ProjectComponents;
}

/** Files of pages by the files that they import, include or use as components. */
export function includedBy(root: string, { pages, snippets, ...found }: IncludingFiles): Map<string, string[]> {
  const direct = new Map([...pages, ...snippets].map((file) => [file, importsOf(root, file, found)]));
  const includers = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set([page]);
    for (const file of seen) for (const each of direct.get(file) ?? []) seen.add(each);
    seen.delete(page);
    for (const file of seen) includers.set(file, [...(includers.get(file) ?? []), page]);
  }
  return includers;
}

function importsOf(
  root: string,
  file: string,
  { lookup, components = new Map() }: Pick<IncludingFiles, "lookup" | "components">,
): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const imported = findImports(text).map((source) => resolveImport(source, file, lookup));
  const included = text.includes("<Snippet")
    ? findWrittenLinks(text)
        .filter(({ kind }) => kind === "include")
        .flatMap(({ target }) => pathsOfInclude(target).map((path) => lookup.get(path.slice(1).toLowerCase())))
    : [];
  const used = componentsInCode(text, components).map((name) => components.get(name));
  return [...imported, ...included, ...used].filter((each) => each !== null && each !== undefined);
}
