// Decides how a sidebar that is too long for every page folds: which groups close, and where long lists are cut.
import type { NavBranch, NavNode, PagePath } from "../../model.js";
import { EMPTY_GROUP } from "../../site/empty-group.js";
import type { Site } from "../../site/site.js";
import { type Branch, branchKey } from "../branch.js";

/**
 * A sidebar of at most so many links stands whole in every page: 20 to 25 kB, of which 3 kB travel. The longest of the
 * projects we measure with has 209; beyond, the sidebar would outweigh what the page says.
 */
const WHOLE = 250;

/** A longer list is cut into runs: the rows of a page must not grow with the site either. */
const LONG = 100;
const RUN = 40;

export interface FoldPlan {
  /** The entries that are shown, long lists cut into runs. */
  readonly nodes: readonly NavNode[];
  /** Groups that close, by id, and the page that a closed row leads to: one that opens the group. */
  readonly homes: ReadonlyMap<string, PagePath>;
  /** Ids of the groups and runs around a page's first place. */
  readonly around: ReadonlyMap<PagePath, readonly string[]>;
}

/** How the sidebar of a branch folds; null where it stands whole. */
export function foldPlan(site: Site, branch: Branch): FoldPlan | null {
  const shown = shownNodes(branch.entries, site);
  if (isShort(shown)) return null;
  const nodes = cutLists(shown, branch.key, site);
  const homes = new Map<string, PagePath>();
  const around = new Map<PagePath, readonly string[]>();
  const visit = (path: PagePath, ids: readonly string[]) => {
    const trail = site.trails.get(path);
    if (around.has(path) || !trail || branchKey(trail) !== branch.key) return;
    around.set(path, ids);
    for (const id of ids) if (!homes.has(id)) homes.set(id, path);
  };
  const walk = (list: readonly NavNode[], ids: readonly string[]) => {
    for (const node of list) {
      if (node.kind === "page") visit(node.path, ids);
      if (node.kind !== "branch") continue;
      const inside = [...ids, node.id];
      if (node.holder.root) visit(node.holder.root, inside);
      walk(node.children, inside);
    }
  };
  walk(nodes, []);
  return { nodes, homes, around };
}

/** Whether entries are few enough to be drawn with everything below them. */
export function isShort(nodes: readonly NavNode[]): boolean {
  return countLinks(nodes) <= WHOLE;
}

function countLinks(nodes: readonly NavNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === "branch" ? countLinks(node.children) : 1), 0);
}

function shownNodes(nodes: readonly NavNode[], site: Site): NavNode[] {
  return nodes.flatMap((node): NavNode[] => {
    if (node.kind === "page") return site.pages.get(node.path)?.matter.hidden === true ? [] : [node];
    if (node.holder.hidden) return [];
    if (node.kind === "link") return [node];
    const children = shownNodes(node.children, site);
    // A row to open needs a name: without one, what is in the group takes its place.
    if (node.holder.label.trim() === "" && !node.holder.root) return children;
    return children.length > 0 || node.holder.root ? [{ ...node, children }] : [];
  });
}

function cutLists(nodes: readonly NavNode[], id: string, site: Site): NavNode[] {
  const list = nodes.map((node) =>
    node.kind === "branch" ? { ...node, children: cutLists(node.children, node.id, site) } : node,
  );
  if (list.length <= LONG) return list;
  const size = Math.ceil(list.length / Math.ceil(list.length / Math.max(RUN, Math.sqrt(list.length))));
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => index * size);
  return starts.map((start) => runOf(list.slice(start, start + size), `${id}~${start}`, site));
}

/** A group that nobody wrote, named by its ends. */
function runOf(children: readonly NavNode[], id: string, site: Site): NavBranch {
  const label = `${labelOf(children[0], site)} … ${labelOf(children.at(-1), site)}`;
  return { kind: "branch", id, holder: { ...EMPTY_GROUP, name: label, label }, children, global: [], first: null };
}

function labelOf(node: NavNode | undefined, site: Site): string {
  if (node?.kind === "page") return site.pages.get(node.path)?.label ?? node.path;
  return node?.holder.label ?? "";
}
