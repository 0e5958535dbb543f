// Decides how a sidebar that is too long for every page folds: nested groups close, and long lists are cut into parts.
import type { PagePath } from "../../model.js";
import type { Branch, Entry, GroupEntry, Target } from "../branch.js";
import { cutLists, isRun } from "./cut-lists.js";

/**
 * A sidebar that weighs at most this much, in links to pages, is part of every page as a whole: 20 to 25 kB, or 3 kB
 * compressed. The longest of the projects we measure with has 209; a longer one would outweigh the page's own text.
 */
const WHOLE = 250;
/** What a link to an operation weighs, with its method. */
const OPERATION = 2;

/**
 * Groups of the first level are always open, as the specification says. Where that takes more rows than this,
 * shorter lists are cut, too: half as long, and so on.
 */
const MOST_ROWS = 500;

/** A longer list is cut into runs, since the rows of a page must not grow with the site. */
const LONG = 100;
const SHORTEST = 6;

export interface FoldPlan {
  /** The visible entries, with long lists cut into runs. */
  readonly nodes: readonly Entry[];
  /** Groups and runs that close, by id, with the target of a closed row: a page that opens the group. */
  readonly homes: ReadonlyMap<string, string>;
  /** Ids of the groups and runs that are open on a page. */
  readonly around: ReadonlyMap<PagePath, readonly string[]>;
}

/** How the sidebar of a branch folds; null where it does not. */
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

/** Whether anything in a branch folds: first-level groups and those with `expanded` stay open. */
export function isFolding({ id, isExpanded }: GroupEntry, isTop: boolean): boolean {
  return isRun(id) || (!isTop && !isExpanded);
}

/** A page's address and the ids of the folding groups around it. */
interface PagePlace {
  readonly href: string;
  readonly ids: readonly string[];
}

/** Of each page whose main place is here. */
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

/** Targets of closed rows. A title that leads to a page where its group stays closed could not open it: such a group has none. */
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

/** The rows of the page that shows most: what is always open, and the longest path of open groups. */
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
  return weigh(nodes) <= WHOLE;
}

function weigh(nodes: readonly Entry[]): number {
  return nodes.reduce((sum, node) => sum + weightOf(node), 0);
}

function weightOf(node: Entry): number {
  if (node.kind === "group") return weigh(node.children);
  return node.kind === "page" && node.method !== null ? OPERATION : 1;
}

function shownNodes(nodes: readonly Entry[], isTop: boolean): Entry[] {
  return nodes.flatMap((node): Entry[] => {
    if (node.isHidden) return [];
    if (node.kind !== "group") return [node];
    const children = shownNodes(node.children, false);
    // A row needs a name: without one, the group's content takes its place.
    if (!isTop && node.label.trim() === "" && !node.root) return children;
    return children.length > 0 || node.root ? [{ ...node, children }] : [];
  });
}
