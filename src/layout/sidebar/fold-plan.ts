// Decides how a sidebar that is too long for every page folds: nested groups close, and long lists are cut into parts.
import type { PagePath } from "../../model.js";
import type { Branch, Entry, GroupEntry, Target } from "../branch.js";

/**
 * A sidebar that weighs at most this much, in links to pages, is part of every page as a whole: 20 to 25 kB, or 3 kB
 * compressed. The longest of the projects we measure with has 209; a longer one would outweigh the page's own text.
 */
const WHOLE = 250;

/** What a link to an operation weighs, with its method. */
const OPERATION = 2;

/**
 * Groups of the first level are always open, as the specification says, and so are those that say `expanded`. Where the
 * page that shows most would weigh more than this, groups of the first level that stand for tags of an API close like
 * nested ones; where that is not enough, shorter lists are cut, too: half as long, and so on.
 */
const MOST = 500;

/** A longer list is cut into runs, since the rows of a page must not grow with the site. */
const LONG = 100;

const SHORTEST = 6;

export interface FoldPlan {
  /** The visible entries, with long lists cut into runs. */
  readonly nodes: readonly Entry[];
  /** Whether groups of the first level are sections, which are always open; else they close like nested ones. */
  readonly hasSections: boolean;
  /** Groups and runs that close, by id, with the target of a closed row: a page that opens the group. */
  readonly homes: ReadonlyMap<string, string>;
  /** Ids of the groups and runs that are open on a page. */
  readonly around: ReadonlyMap<PagePath, readonly string[]>;
}

/** How the sidebar of a branch folds; null where it does not. */
export function foldPlan(branch: Pick<Branch, "key" | "entries">): FoldPlan | null {
  const { entries } = branch;
  const withSections = shownNodes(entries, true);
  if (isShort(withSections)) return null;
  const cutAt = (shown: readonly Entry[], long: number) =>
    cutLists(shown, { id: branch.key, longest: LONG, longestInside: long });
  const isWritten = entries.some((entry) => entry.kind === "group" && !entry.isGenerated);
  const hasSections = isWritten || heaviest(cutAt(withSections, LONG), true) <= MOST;
  const shown = hasSections ? withSections : shownNodes(entries, false);
  let long = LONG;
  let nodes = cutAt(shown, long);
  while (heaviest(nodes, hasSections) > MOST && long > SHORTEST) {
    long = Math.max(SHORTEST, Math.floor(long / 2));
    nodes = cutAt(shown, long);
  }
  const places = placesAround(nodes, hasSections);
  const homes = homesOf(nodes, places);
  const around = new Map(Array.from(places, ([path, { ids }]) => [path, ids]));
  return homes.size === 0 ? null : { nodes, hasSections, around, homes };
}

/** Whether a group folds: sections and those with `expanded` stay open. */
export function isFolding({ id, isExpanded }: GroupEntry, isSection: boolean): boolean {
  return isRun(id) || (!isSection && !isExpanded);
}

/** A page's address and the ids of the folding groups around it. */
interface PagePlace {
  readonly href: string;
  readonly ids: readonly string[];
}

/** Of each page whose main place is here. */
function placesAround(nodes: readonly Entry[], hasSections: boolean): ReadonlyMap<PagePath, PagePlace> {
  const around = new Map<PagePath, PagePlace>();
  const visit = ({ path, href, isHome }: Target, ids: readonly string[]) => {
    if (!around.has(path) && isHome) around.set(path, { href, ids });
  };
  const walk = (list: readonly Entry[], ids: readonly string[], hasSections: boolean) => {
    for (const node of list) {
      if (node.kind === "page") visit(node, ids);
      if (node.kind !== "group") continue;
      const inside = isFolding(node, hasSections) ? [...ids, node.id] : ids;
      if (node.root) visit(node.root, inside);
      walk(node.children, inside, hasSections && isRun(node.id));
    }
  };
  walk(nodes, [], hasSections);
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

/** What the page that shows most weighs: what is always open, and the heaviest path of open groups. */
function heaviest(nodes: readonly Entry[], hasSections: boolean): number {
  const { open, deepest } = measure(nodes, hasSections);
  return open + deepest;
}

function measure(nodes: readonly Entry[], hasSections: boolean): { open: number; deepest: number } {
  let open = 0;
  let deepest = 0;
  for (const node of nodes) {
    if (node.kind !== "group") {
      open += weightOf(node);
      continue;
    }
    const inside = measure(node.children, hasSections && isRun(node.id));
    open += 1;
    if (isFolding(node, hasSections)) deepest = Math.max(deepest, inside.open + inside.deepest);
    else {
      open += inside.open;
      deepest = Math.max(deepest, inside.deepest);
    }
  }
  return { open, deepest };
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

function shownNodes(nodes: readonly Entry[], hasSections: boolean): Entry[] {
  return nodes.flatMap((node): Entry[] => {
    if (node.isHidden) return [];
    if (node.kind !== "group") return [node];
    const children = shownNodes(node.children, false);
    // A row needs a name: without one, the group's content takes its place.
    if (!hasSections && node.label.trim() === "" && !node.root) return children;
    return children.length > 0 || node.root ? [{ ...node, children }] : [];
  });
}

/** Entries of a run. In a very long list there are as many runs as entries in each. */
const RUN = 40;

interface Cutting {
  /** What contains the list. */
  readonly id: string;
  /** A longer list is cut. */
  readonly longest: number;
  /** A longer list below it is cut, too. */
  readonly longestInside: number;
}

function cutLists(nodes: readonly Entry[], cutting: Cutting): Entry[] {
  const { id, longest, longestInside } = cutting;
  const inside = { ...cutting, longest: longestInside };
  const list = nodes.map((node) =>
    node.kind === "group" ? { ...node, children: cutLists(node.children, { ...inside, id: node.id }) } : node,
  );
  if (list.length <= longest) return list;
  const size = Math.ceil(list.length / Math.ceil(list.length / Math.max(RUN, Math.sqrt(list.length))));
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => index * size);
  return starts.map((start) => runOf(list.slice(start, start + size), `${id}~${start}`));
}

/** Whether an id is that of a run. Runs of the first level contain entries of the first level. */
function isRun(id: string): boolean {
  return id.includes("~");
}

/** A generated group, named after its first and last entry. */
function runOf(children: readonly Entry[], id: string): GroupEntry {
  const label = `${beginningOf(children[0])} – ${beginningOf(children.at(-1))}`;
  const nothing = {
    icon: null,
    tag: null,
    root: null,
    title: null,
    isHidden: false,
    isExpanded: false,
    isGenerated: true,
  };
  return { kind: "group", id, label, ...nothing, children };
}

/** As much of an entry's name as fits in a line and a half of the sidebar. */
const BEGINNING = 30;

function beginningOf(entry: Entry | undefined): string {
  const letters = [...(entry?.label ?? "")];
  if (letters.length <= BEGINNING) return letters.join("");
  const cut = letters.slice(0, BEGINNING).join("");
  return `${cut.replace(/\s+\S{0,14}$/, "")}…`;
}
