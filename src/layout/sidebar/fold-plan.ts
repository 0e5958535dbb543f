// Decides how a sidebar that is too long for every page folds: nested groups close, and long lists are cut into parts.
import type { PagePath } from "../../model.js";
import type { Branch, Entry, GroupEntry, Target } from "../branch.js";
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
  readonly nodes: readonly Entry[];
  /** Groups and runs that close, by id, and the address that a closed row leads to: of a page that opens the group. */
  readonly homes: ReadonlyMap<string, string>;
  /** Ids of the groups and runs that open around a page's first place. */
  readonly around: ReadonlyMap<PagePath, readonly string[]>;
}

/** How the sidebar of a branch folds; null where it stands whole. */
export function foldPlan(branch: Pick<Branch, "key" | "entries">): FoldPlan | null {
  const shown = shownNodes(branch.entries, true);
  if (isShort(shown)) return null;
  let long = LONG;
  const cut = () => cutLists(shown, { id: branch.key, longest: LONG, longestInside: long });
  let nodes = cut();
  while (mostRows(nodes, true) > MOST_ROWS && long > SHORTEST) {
    long = Math.max(SHORTEST, Math.floor(long / 2));
    nodes = cut();
  }
  const places = placesAround(nodes);
  const homes = homesOf(nodes, places);
  const around = new Map(Array.from(places, ([path, { ids }]) => [path, ids]));
  return homes.size === 0 ? null : { nodes, around, homes };
}

/** Whether a branch of the navigation folds at all: those of the first level and those that say `expanded` stay open. */
export function isFolding({ id, isExpanded }: GroupEntry, isTop: boolean): boolean {
  return isRun(id) || (!isTop && !isExpanded);
}

/** Where a page is: its address, and the ids of what folds around it. */
interface PagePlace {
  readonly href: string;
  readonly ids: readonly string[];
}

/** Of each page whose first place is here. */
function placesAround(nodes: readonly Entry[]): ReadonlyMap<PagePath, PagePlace> {
  const around = new Map<PagePath, PagePlace>();
  const visit = ({ path, href, isHome }: Target, ids: readonly string[]) => {
    if (!around.has(path) && isHome) around.set(path, { href, ids });
  };
  const walk = (list: readonly Entry[], ids: readonly string[], isTop: boolean) => {
    for (const node of list) {
      if (node.kind === "page") visit(node, ids);
      if (node.kind !== "group") continue;
      const inside = isFolding(node, isTop) ? [...ids, node.id] : ids;
      if (node.root) visit(node.root, inside);
      walk(node.children, inside, isTop && isRun(node.id));
    }
  };
  walk(nodes, [], true);
  return around;
}

/** Where closed rows lead. A title that leads to a page at which its group stays closed could not open it: such a group has none. */
function homesOf(nodes: readonly Entry[], places: ReadonlyMap<PagePath, PagePlace>): FoldPlan["homes"] {
  const homes = new Map<string, string>();
  for (const { href, ids } of places.values()) for (const id of ids) if (!homes.has(id)) homes.set(id, href);
  const check = (list: readonly Entry[]) => {
    for (const node of list) {
      if (node.kind !== "group") continue;
      if (node.title && !places.get(node.title.path)?.ids.includes(node.id)) homes.delete(node.id);
      check(node.children);
    }
  };
  check(nodes);
  return homes;
}

/** The rows of the page that has most: what is always open, and the longest way into what folds. */
function mostRows(nodes: readonly Entry[], isTop: boolean): number {
  const { rows, deepest } = measure(nodes, isTop);
  return rows + deepest;
}

function measure(nodes: readonly Entry[], isTop: boolean): { rows: number; deepest: number } {
  let rows = nodes.length;
  let deepest = 0;
  for (const node of nodes) {
    if (node.kind !== "group") continue;
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
export function isShort(nodes: readonly Entry[]): boolean {
  return countLinks(nodes) <= WHOLE;
}

function countLinks(nodes: readonly Entry[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === "group" ? countLinks(node.children) : 1), 0);
}

function shownNodes(nodes: readonly Entry[], isTop: boolean): Entry[] {
  return nodes.flatMap((node): Entry[] => {
    if (node.isHidden) return [];
    if (node.kind !== "group") return [node];
    const children = shownNodes(node.children, false);
    // A row to open needs a name: without one, what is in the group takes its place.
    if (!isTop && node.label.trim() === "" && !node.root) return children;
    return children.length > 0 || node.root ? [{ ...node, children }] : [];
  });
}
