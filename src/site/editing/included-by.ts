// Finds the pages that include a snippet, at any depth.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FileLookup, findImports, resolveImport } from "../../content/code/find-imports.js";
import { pathsOfInclude } from "../../content/parse/includes.js";
import { findWrittenLinks } from "../../content/parse/written-links.js";

interface IncludingFiles {
  readonly pages: readonly string[];
  readonly snippets: readonly string[];
  readonly lookup: FileLookup;
}

/** Files of pages by the files that they import or include. */
export function includedBy(root: string, { pages, snippets, lookup }: IncludingFiles): Map<string, string[]> {
  const direct = new Map([...pages, ...snippets].map((file) => [file, importsOf(root, file, lookup)]));
  const found = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set([page]);
    for (const file of seen) for (const each of direct.get(file) ?? []) seen.add(each);
    seen.delete(page);
    for (const file of seen) found.set(file, [...(found.get(file) ?? []), page]);
  }
  return found;
}

function importsOf(root: string, file: string, lookup: FileLookup): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const imported = findImports(text).map((source) => resolveImport(source, file, lookup));
  const included = text.includes("<Snippet")
    ? findWrittenLinks(text)
        .filter(({ kind }) => kind === "include")
        .flatMap(({ target }) => pathsOfInclude(target).map((path) => lookup.get(path.slice(1).toLowerCase())))
    : [];
  return [...imported, ...included].filter((each) => each !== null && each !== undefined);
}
