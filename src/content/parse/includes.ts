// Owns the older way to put a file in: `<Snippet file="x.mdx" />`.
import type { Nodes, Root } from "mdast";

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
  const found: Include[] = [];
  const visit = (node: Nodes): void => {
    if ((node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === "Snippet") {
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "file") continue;
        const { line = 1, column = 1 } = node.position?.start ?? {};
        if (typeof attribute.value === "string") found.push({ file: attribute.value, line, column });
      }
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}
