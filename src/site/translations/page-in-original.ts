// Shows a page of the default language if its translation is missing.
import type { Holder, Page, PagePath, WrittenNode } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { pageAddress, pagePath } from "../../shared/page-path.js";

/** A language beside the default one, whose pages may be missing. */
export interface TranslatedFrom {
  readonly language: Holder;
  readonly original: Holder;
}

/** For the children of one element: the default language beside each other one. */
export function translatedFrom(nodes: readonly WrittenNode[]): (node: WrittenNode) => TranslatedFrom | null {
  const languages = nodes.flatMap((node) =>
    node.kind === "branch" && node.holder.kind === "language" ? [node.holder] : [],
  );
  const original = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  return (node) => {
    if (!original || node.kind !== "branch" || node.holder.kind !== "language" || node.holder === original) return null;
    return { language: node.holder, original };
  };
}

/** Where the original of a missing page may be: without the folder of its language, or in that of the original. */
export function pathsOfOriginal(path: PagePath, { language, original }: TranslatedFrom): PagePath[] {
  const segments = path.split("/");
  return segments.slice(0, -1).flatMap((segment, at) => {
    if (!isFolderOf(segment, language)) return [];
    const [before, after] = [segments.slice(0, at), segments.slice(at + 1)];
    return [[], [original.name]].map((between) => pagePath([...before, ...between, ...after].join("/")));
  });
}

/** `zh` and `cn` are the same to readers. */
function isFolderOf(segment: string, { name }: Holder): boolean {
  return segment === name || (languageOf(segment) !== null && languageOf(segment)?.tag === languageOf(name)?.tag);
}

/** The original under the address of its missing translation. Search finds it in its own language only. */
export function inOriginal(original: Page, path: PagePath): Page {
  return { ...original, path, address: pageAddress(path), matter: { ...original.matter, searchable: false } };
}
