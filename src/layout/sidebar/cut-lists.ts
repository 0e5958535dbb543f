// Cuts the long lists of a sidebar into runs that fold like groups.
import type { Entry, GroupEntry } from "../branch.js";

/** Entries of a run; of very many, runs are as long as the list of them. */
const RUN = 40;

interface Cutting {
  /** What the list is part of. */
  readonly id: string;
  /** A longer list is cut. */
  readonly longest: number;
  /** So is a longer one below it. */
  readonly longestInside: number;
}

export function cutLists(nodes: readonly Entry[], cutting: Cutting): Entry[] {
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

/** Whether an id is that of a run. What is in a run of the first level is of the first level still. */
export function isRun(id: string): boolean {
  return id.includes("~");
}

/** A group that nobody wrote, named by its ends. */
function runOf(children: readonly Entry[], id: string): GroupEntry {
  const label = `${children[0]?.label ?? ""} … ${children.at(-1)?.label ?? ""}`;
  const nothing = { icon: null, tag: null, root: null, title: null, isHidden: false, isExpanded: false };
  return { kind: "group", id, label, ...nothing, children };
}
