// Finds the other files that a page's or a snippet's text is made from, without parsing it.
import { findWrittenLinks } from "../parse/written-links.js";
import { codeFileOf } from "./code-from-file.js";
import { findImports } from "./find-imports.js";

/** Plain data, as it is written. */
interface Parts {
  /** What `import … from` and `export … from` name. */
  readonly imports: readonly string[];
  /** What `<Snippet file="…" />` names. */
  readonly includes: readonly string[];
  /** Files of the repository that blocks take their code from, from the folder with docs.json. */
  readonly codeFiles: readonly string[];
}

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})(.*\bfile=.*)$/gm;

export function findParts(text: string): Parts {
  return { imports: findImports(text), includes: findIncludes(text), codeFiles: findCodeFiles(text) };
}

function findIncludes(text: string): string[] {
  if (!text.includes("<Snippet")) return [];
  return findWrittenLinks(text).flatMap(({ kind, target }) => (kind === "include" ? [target] : []));
}

function findCodeFiles(text: string): string[] {
  if (!text.includes("file=")) return [];
  return [...text.matchAll(FENCE)].flatMap(([, meta = ""]) => codeFileOf(meta)?.file ?? []);
}
