// Says which files the navigation names, by their paths in lower case without an ending.
import type { WrittenNavigation, WrittenNode } from "../model.js";
import { toPagePath } from "../shared/page-path.js";

/** What is named is a page, even where its name is one that repositories have for other uses. */
export function namedFiles({ children }: WrittenNavigation): ReadonlySet<string> {
  const named = new Set<string>();
  const walk = (nodes: readonly WrittenNode[]) => {
    for (const node of nodes) {
      if (node.kind === "entry") named.add(toPagePath(node.text).toLowerCase());
      if (node.kind !== "branch") continue;
      if (node.holder.root !== null) named.add(toPagePath(node.holder.root).toLowerCase());
      walk(node.children);
    }
  };
  walk(children);
  return named;
}
