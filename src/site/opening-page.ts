// Finds the page that opens with a branch of the navigation.
import type { NavNode, Page, PagePath } from "../model.js";

/**
 * The page that opens with a branch: its root, or the first one in reading order that is not hidden. One with `url` is a
 * link to elsewhere.
 */
export function openingPage(
  root: PagePath | null,
  nodes: readonly NavNode[],
  pageAt: (path: PagePath) => Page | undefined,
): PagePath | null {
  if (root !== null && !pageAt(root)?.matter.url) return root;
  for (const node of nodes) {
    if (node.kind === "branch" && !node.holder.hidden && node.first) return node.first;
    if (node.kind !== "page") continue;
    const matter = pageAt(node.path)?.matter;
    if (!matter?.hidden && !matter?.url) return node.path;
  }
  return null;
}
