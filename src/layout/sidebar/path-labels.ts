// Shortens the paths that name operations without a summary: the part that differs from their neighbours comes last.
import type { Entry } from "../branch.js";

/** What the sidebar shows of an entry that is called `GET /plants`. */
interface PathLabel {
  readonly method: string;
  readonly path: string;
}

/** Characters of a path that fits in a line or so, and of one that is still read at a glance. */
const SHORT = 32;
const LONGEST = 50;

/** Method and path of an entry, without what the list shares and with the end of what is still long; null if it has a name. */
export function pathLabel(entry: Entry, prefix: string): PathLabel | null {
  const path = pathOf(entry);
  if (entry.kind !== "page" || entry.method === null || path === null) return null;
  const rest = path.slice(prefix.length).split(/(?=\/.)/);
  const parts = rest.join("").length > 1 ? rest : path.split(/(?=\/.)/).slice(-1);
  let left = parts.join("").length;
  const end = parts.findIndex((part, index) => {
    const fits = left <= LONGEST || index === parts.length - 1;
    left -= part.length;
    return fits;
  });
  return { method: entry.method, path: `${end === 0 ? "" : "…"}${parts.slice(end).join("")}` };
}

/** The segments that all paths in a list begin with; none if all paths are short. */
export function sharedPath(entries: readonly Entry[]): string {
  const paths = entries.flatMap((entry) => pathOf(entry) ?? []);
  const [first = [], ...others] = paths.map((path) => path.replace(/\/$/, "").split("/"));
  if (others.length === 0 || paths.every((path) => path.length <= SHORT)) return "";
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return first.slice(0, end === -1 ? first.length : end).join("/");
}

function pathOf(entry: Entry): string | null {
  if (entry.kind !== "page" || entry.isHidden || !entry.label.startsWith(`${entry.method} /`)) return null;
  return entry.label.slice(`${entry.method} `.length);
}
