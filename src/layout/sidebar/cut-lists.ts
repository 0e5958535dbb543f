// Cuts the long lists of a sidebar into runs that fold like groups.
import type { Entry, GroupEntry } from "../branch.js";

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

/** Whether an id is that of a run. Runs of the first level contain entries of the first level. */
export function isRun(id: string): boolean {
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
