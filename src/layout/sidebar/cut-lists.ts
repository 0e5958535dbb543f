// Cuts the long lists of a sidebar into runs that fold like groups.
import type { NavBranch, NavNode } from "../../model.js";
import { EMPTY_GROUP } from "../../site/empty-group.js";
import type { Site } from "../../site/site.js";

/** Entries of a run; of very many, runs are as long as the list of them. */
const RUN = 40;

interface Cutting {
  /** What the list is part of. */
  readonly id: string;
  /** A longer list is cut. */
  readonly longest: number;
  /** So is a longer one below it. */
  readonly longestInside: number;
  readonly site: Site;
}

export function cutLists(nodes: readonly NavNode[], cutting: Cutting): NavNode[] {
  const { id, longest, longestInside, site } = cutting;
  const inside = { ...cutting, longest: longestInside };
  const list = nodes.map((node) =>
    node.kind === "branch" ? { ...node, children: cutLists(node.children, { ...inside, id: node.id }) } : node,
  );
  if (list.length <= longest) return list;
  const size = Math.ceil(list.length / Math.ceil(list.length / Math.max(RUN, Math.sqrt(list.length))));
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => index * size);
  return starts.map((start) => runOf(list.slice(start, start + size), `${id}~${start}`, site));
}

/** Whether an id is that of a run. What is in a run of the first level is of the first level still. */
export function isRun(id: string): boolean {
  return id.includes("~");
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
