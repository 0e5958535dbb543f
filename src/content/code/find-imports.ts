// Finds which files a page's or a snippet's text imports, without parsing it.
import { posix } from "node:path";
import { ownText } from "../../shared/encode-text.js";
import { plainPath } from "../../shared/page-path.js";
import { folderOfVersion } from "../../shared/version-files.js";
import { codeRanges, isInside } from "../parse/code-ranges.js";
import { findImportsOfFiles } from "../parse/written-links.js";

/** The sources named by `import … from` and `export … from` that can be files of the project, as written. */
export function findImports(text: string): string[] {
  // Code samples import packages. Where there are no other imports, code need not be told from text.
  const imports = findImportsOfFiles(text);
  const code = imports.length > 0 ? codeRanges(text) : [];
  return imports.flatMap(({ target, start }) => (isInside(code, start) ? [] : [ownText(target)]));
}

/** The project file that an import names, ignoring case; null where there is none. */
export function resolveImport(source: string, fromFile: string, files: FileLookup): string | null {
  if (!/^[./]/.test(source)) return null; // It names a package.
  const path = importPath(source, fromFile);
  for (const ending of ["", ".mdx", ".jsx", ".tsx", ".md", "/index.jsx", "/index.tsx"]) {
    const found = files.get((path + ending).toLowerCase());
    if (found !== undefined) return found;
  }
  return null;
}

/** The path from the root that an import means, whether there is such a file or not. */
export function importPath(source: string, fromFile: string): string {
  const folder = source.startsWith("/") ? folderOfVersion(fromFile) : posix.dirname(fromFile);
  return plainPath(`${folder}/${source}`);
}

/** Files by their path in lower case. */
export type FileLookup = ReadonlyMap<string, string>;

/** Makes the lookup of a list of files. */
export function lookUpFiles(files: readonly string[]): FileLookup {
  return new Map(files.map((file) => [file.toLowerCase(), file]));
}
