// Finds the position of each page: the branches above it, and its neighbours in reading order.
import type { NavBranch, NavNode, Page, PagePath, Trail } from "../model.js";

/** The trail of the first place of every page in the navigation, in navigation order. */
export function findTrails(nodes: readonly NavNode[], pages: ReadonlyMap<PagePath, Page>): Map<PagePath, Trail> {
  const places = new Map<PagePath, readonly NavBranch[]>();
  const divisions = new Map<NavBranch | null, PagePath[]>();
  collect(nodes, [], places, divisions, pages);
  const trails = new Map<PagePath, Trail>();
  for (const order of divisions.values()) {
    for (const [index, path] of order.entries()) {
      const branches = places.get(path) ?? [];
      trails.set(path, { branches, previous: order[index - 1] ?? null, next: order[index + 1] ?? null });
    }
  }
  return trails;
}

/** Reading order runs through the groups of one division (a tab, a version, …), never across divisions. */
function collect(
  nodes: readonly NavNode[],
  above: readonly NavBranch[],
  places: Map<PagePath, readonly NavBranch[]>,
  divisions: Map<NavBranch | null, PagePath[]>,
  pages: ReadonlyMap<PagePath, Page>,
): void {
  const division = above.findLast((branch) => branch.holder.kind !== "group") ?? null;
  const add = (path: PagePath, branches: readonly NavBranch[]) => {
    if (places.has(path) || pages.get(path)?.matter.url) return;
    places.set(path, branches);
    const order = divisions.get(division) ?? [];
    order.push(path);
    divisions.set(division, order);
  };
  for (const node of nodes) {
    if (node.kind === "page") add(node.path, above);
    if (node.kind !== "branch") continue;
    const branches = [...above, node];
    if (node.holder.root && node.holder.kind === "group") add(node.holder.root, branches);
    collect(node.children, branches, places, divisions, pages);
  }
}
