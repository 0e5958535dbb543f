// Finds the position of each page: the branches above it, and its neighbours in reading order.
import type { NavBranch, NavNode, Page, PagePath, Pages, Trail, WrittenNavigation, WrittenNode } from "../model.js";
import { addTo } from "../shared/lists.js";
import { toPagePath } from "../shared/page-path.js";
import type { Site } from "./site.js";

/** The trail of the first place of every page in the navigation, in navigation order. */
export function findTrails(nodes: readonly NavNode[], pages: Pages): Map<PagePath, Trail> {
  const found: Found = { places: new Map(), divisions: new Map(), pages };
  collect(nodes, [], found);
  const { places, divisions } = found;
  const trails = new Map<PagePath, Trail>();
  for (const order of divisions.values()) {
    for (const [index, path] of order.entries()) {
      const branches = places.get(path) ?? [];
      trails.set(path, { branches, previous: order[index - 1] ?? null, next: order[index + 1] ?? null });
    }
  }
  return trails;
}

interface Found {
  /** The branches above each page. */
  readonly places: Map<PagePath, readonly NavBranch[]>;
  /** The pages of each division, in reading order. */
  readonly divisions: Map<NavBranch | null, PagePath[]>;
  readonly pages: Pages;
}

/** Reading order runs through the groups of one division (a tab, a version, …), never across divisions. */
function collect(nodes: readonly NavNode[], above: readonly NavBranch[], found: Found): void {
  const { places, divisions, pages } = found;
  const division = above.findLast((branch) => branch.holder.kind !== "group") ?? null;
  const add = (path: PagePath, branches: readonly NavBranch[]) => {
    if (places.has(path) || pages.get(path)?.matter.url) return;
    places.set(path, branches);
    addTo(divisions, division, path);
  };
  for (const node of nodes) {
    if (node.kind === "page") add(node.path, above);
    if (node.kind !== "branch") continue;
    const branches = [...above, node];
    if (node.holder.root && node.holder.kind === "group") add(node.holder.root, branches);
    collect(node.children, branches, found);
  }
}

/** Every page below a node, in navigation order, roots of groups included. */
export function* pagesBelow(nodes: readonly NavNode[]): Generator<PagePath> {
  for (const node of nodes) {
    if (node.kind === "page") yield node.path;
    if (node.kind !== "branch") continue;
    if (node.holder.root) yield node.holder.root;
    yield* pagesBelow(node.children);
  }
}

/** Whether the main place of a trail's page is in the branch, so that the page's shell shows the branch as chosen. */
export function isAtHome(trail: Trail | undefined, branch: NavBranch): boolean {
  return trail?.branches.some(({ id }) => id === branch.id) ?? false;
}

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

/** The first page of the default language and version; null where the navigation has none. */
export function startPage(site: Site): Page | null {
  return firstOf(site.navigation.children, site);
}

function firstOf(nodes: readonly NavNode[], site: Site): Page | null {
  const chosen = nodes.find((node) => node.kind === "branch" && node.holder.isDefault && !node.holder.hidden);
  for (const node of chosen ? [chosen, ...nodes] : nodes) {
    if (node.kind === "link" || (node.kind === "branch" && node.holder.hidden)) continue;
    const path = node.kind === "page" ? node.path : node.holder.root;
    const page = path === null ? null : site.pages.get(path);
    if (page && page.matter.url === null && page.matter.hidden !== true) return page;
    const inside = node.kind === "branch" ? firstOf(node.children, site) : null;
    if (inside) return inside;
  }
  return null;
}

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

/** As docs.json names it; null where it names none. */
export function languageOfTrail(trail: Trail | undefined): string | null {
  return trail?.branches.find(({ holder }) => holder.kind === "language")?.holder.name ?? null;
}
