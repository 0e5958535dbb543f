// Owns the older way to put a file in: `<Snippet file="x.mdx" />`.
import type { Root } from "mdast";
import { tagsIn } from "./find-nodes.js";

/** The name under which an included file is known to a page; no JavaScript name can be the same. */
export function includeName(file: string): string {
  return `Snippet:${file}`;
}

/** Where an included file may be, in the order in which it is looked for. */
export function pathsOfInclude(file: string): readonly [string, string, string] {
  const path = file.replace(/^\/?(?:_?snippets\/)?/, "");
  return [`/_snippets/${path}`, `/snippets/${path}`, `/${path}`];
}

/** A file that a page includes, with its line and column. */
interface Include {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Every include of a page, however deep. */
export function findIncludes(tree: Root): Include[] {
  return tagsIn(tree).flatMap(({ name, attributes, position }) =>
    attributes.flatMap((attribute): Include[] => {
      if (name !== "Snippet" || attribute.type !== "mdxJsxAttribute" || attribute.name !== "file") return [];
      const { line = 1, column = 1 } = position?.start ?? {};
      return typeof attribute.value === "string" ? [{ file: attribute.value, line, column }] : [];
    }),
  );
}
