// Finds the pages that a file is a part of: a snippet, at any depth, a component, or a file that code is taken from.

import { type FileLookup, resolveImport } from "../../content/code/find-imports.js";
import { findParts } from "../../content/code/find-parts.js";
import { componentsInCode, type ProjectComponents } from "../../content/code/own-components/find-components.js";
import { pathsOfInclude } from "../../content/parse/includes.js";
import { type ProjectTexts, projectTexts } from "../../content/read-texts.js";
import { openFolder } from "../../files/open-folder.js";

interface IncludingFiles {
  readonly pages: readonly string[];
  readonly snippets: readonly string[];
  readonly lookup: FileLookup;
  /** Those of the project, which are used without an import. */
  readonly components?: ProjectComponents;
  /** Where a run remembers what texts say. */
  readonly texts?: ProjectTexts;
}

/** Files of pages by the files that they import, include, use as components or take code from. */
export function includedBy(
  root: string,
  { pages, snippets, lookup, components = new Map(), texts = projectTexts(root) }: IncludingFiles,
): Map<string, string[]> {
  const direct = new Map(
    [...pages, ...snippets].map((file) => [file, partsOf(root, file, { lookup, components, texts })]),
  );
  const includers = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set([page]);
    for (const file of seen) for (const each of direct.get(file) ?? []) seen.add(each);
    seen.delete(page);
    for (const file of seen) includers.set(file, [...(includers.get(file) ?? []), page]);
  }
  return includers;
}

function partsOf(
  root: string,
  file: string,
  { lookup, components, texts }: Required<Omit<IncludingFiles, "pages" | "snippets">>,
): string[] {
  const { imports, includes, codeFiles } = texts.ask(file, "parts", findParts);
  const found = [
    ...imports.map((source) => resolveImport(source, file, lookup)),
    ...includes.flatMap((target) => pathsOfInclude(target).map((path) => lookup.get(path.slice(1).toLowerCase()))),
    ...codeFiles,
    ...ownComponents(root, file, components),
  ];
  return found.filter((each) => each !== null && each !== undefined);
}

function ownComponents(root: string, file: string, components: ProjectComponents): (string | undefined)[] {
  if (components.size === 0) return [];
  const text = openFolder(root).listed(file);
  return componentsInCode(text, components).map((name) => components.get(name));
}
