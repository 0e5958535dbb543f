// Decides how a sidebar that is too long for every page folds: nested groups close, and long lists are cut into parts.
import type { NavBranch, NavNode, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";
import { type Branch, branchKey } from "../branch.js";
import { cutLists, isRun } from "./cut-lists.js";

/**
 * A sidebar of at most so many links stands whole in every page: 20 to 25 kB, of which 3 kB travel. The longest of the
 * projects we measure with has 209; beyond, the sidebar would outweigh what the page says.
 */
const WHOLE = 250;

/**
 * Groups of the first level are always open, as the specification says. Where that makes more rows than this on a page,
 * shorter lists are cut too: half as long, and so on.
 */
const MOST_ROWS = 500;

/** A longer list is cut into runs: the rows of a page must not grow with the site either. */
const LONG = 100;
const SHORTEST = 6;

export interface FoldPlan {
  /** The entries that are shown, long lists cut into runs. */
  readonly nodes: readonly NavNode[];
  /** Groups and runs that close, by id, and the page that a closed row leads to: one that opens the group. */
  readonly homes: ReadonlyMap<string, PagePath>;
  /** Ids of the groups and runs that open around a page's first place. */
  readonly around: ReadonlyMap<PagePath, readonly string[]>;
}

/** How the sidebar of a branch folds; null where it stands whole. */
export function foldPlan(site: Site, branch: Branch): FoldPlan | null {
  const shown = shownNodes(branch.entries, site, true);
  if (isShort(shown)) return null;
  let long = LONG;
  const cut = () => cutLists(shown, { id: branch.key, longest: LONG, longestInside: long, site });
  let nodes = cut();
  while (mostRows(nodes, true) > MOST_ROWS && long > SHORTEST) {
    long = Math.max(SHORTEST, Math.floor(long / 2));
    nodes = cut();
  }
  const around = placesAround(nodes, (path) => {
    const trail = site.trails.get(path);
    return trail !== undefined && branchKey(trail) === branch.key;
  });
  const homes = homesOf(nodes, around, site);
  return homes.size === 0 ? null : { nodes, around, homes };
}

/** Whether a branch of the navigation folds at all: those of the first level and those that say `expanded` stay open. */
export function isFolding({ id, holder }: NavBranch, isTop: boolean): boolean {
  return isRun(id) || (!isTop && !holder.expanded);
}

/** Of each page whose first place is here, the ids of what folds around it. */
function placesAround(nodes: readonly NavNode[], isHere: (path: PagePath) => boolean): FoldPlan["around"] {
  const around = new Map<PagePath, readonly string[]>();
  const visit = (path: PagePath, ids: readonly string[]) => {
    if (!around.has(path) && isHere(path)) around.set(path, ids);
  };
  const walk = (list: readonly NavNode[], ids: readonly string[], isTop: boolean) => {
    for (const node of list) {
      if (node.kind === "page") visit(node.path, ids);
      if (node.kind !== "branch") continue;
      const inside = isFolding(node, isTop) ? [...ids, node.id] : ids;
      if (node.holder.root) visit(node.holder.root, inside);
      walk(node.children, inside, isTop && isRun(node.id));
    }
  };
  walk(nodes, [], true);
  return around;
}

/** Where closed rows lead. A title that leads to a page at which its group stays closed could not open it: such a group has none. */
function homesOf(nodes: readonly NavNode[], around: FoldPlan["around"], site: Site): FoldPlan["homes"] {
  const homes = new Map<string, PagePath>();
  for (const [path, ids] of around) for (const id of ids) if (!homes.has(id)) homes.set(id, path);
  const check = (list: readonly NavNode[]) => {
    for (const node of list) {
      if (node.kind !== "branch") continue;
      const target = titlePage(node, site);
      if (target !== null && !around.get(target)?.includes(node.id)) homes.delete(node.id);
      check(node.children);
    }
  };
  check(nodes);
  return homes;
}

/** The page that opens when the title of a nested group is chosen: its root, or with drilldown its first page. */
export function titlePage({ holder, first }: NavBranch, { config }: Site): PagePath | null {
  return holder.root ?? (config.interaction.drilldown === true ? first : null);
}

/** The rows of the page that has most: what is always open, and the longest way into what folds. */
function mostRows(nodes: readonly NavNode[], isTop: boolean): number {
  const { rows, deepest } = measure(nodes, isTop);
  return rows + deepest;
}

function measure(nodes: readonly NavNode[], isTop: boolean): { rows: number; deepest: number } {
  let rows = nodes.length;
  let deepest = 0;
  for (const node of nodes) {
    if (node.kind !== "branch") continue;
    const inside = measure(node.children, isTop && isRun(node.id));
    if (isFolding(node, isTop)) deepest = Math.max(deepest, inside.rows + inside.deepest);
    else {
      rows += inside.rows;
      deepest = Math.max(deepest, inside.deepest);
    }
  }
  return { rows, deepest };
}

/** Whether entries are few enough to be drawn with everything below them. */
export function isShort(nodes: readonly NavNode[]): boolean {
  return countLinks(nodes) <= WHOLE;
}

function countLinks(nodes: readonly NavNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === "branch" ? countLinks(node.children) : 1), 0);
}

function shownNodes(nodes: readonly NavNode[], site: Site, isTop: boolean): NavNode[] {
  return nodes.flatMap((node): NavNode[] => {
    if (node.kind === "page") return site.pages.get(node.path)?.matter.hidden === true ? [] : [node];
    if (node.holder.hidden) return [];
    if (node.kind === "link") return [node];
    const children = shownNodes(node.children, site, false);
    // A row to open needs a name: without one, what is in the group takes its place.
    if (!isTop && node.holder.label.trim() === "" && !node.holder.root) return children;
    return children.length > 0 || node.holder.root ? [{ ...node, children }] : [];
  });
}
