// Shortens the paths that name operations without a summary: the part that differs from their neighbours comes last.
import type { Entry } from "../branch.js";

/** Characters of a start that is not worth leaving out, of a path that fits in a line or so, and of one still read at a glance. */
const FEW = 8;
const SHORT = 32;
const LONGEST = 50;

/** What shows of an entry called `GET /plants`: its path without what the list shares, and the end of what is still long. */
export function pathLabel(entry: Entry, prefix: string): string | null {
  const path = pathOf(entry);
  if (path === null) return null;
  const rest = path.slice(prefix.length).split(/(?=\/.)/);
  const parts = rest.join("").length > 1 ? rest : path.split(/(?=\/.)/).slice(-1);
  let left = parts.join("").length;
  const end = parts.findIndex((part, index) => {
    const fits = left <= LONGEST || index === parts.length - 1;
    left -= part.length;
    return fits;
  });
  return `${end === 0 ? "" : "…"}${parts.slice(end).join("")}`;
}

/** The segments that all paths in a list begin with; none if they, or all paths, are short. */
export function sharedPath(entries: readonly Entry[]): string {
  const paths = entries.flatMap((entry) => pathOf(entry) ?? []);
  const [first = [], ...others] = paths.map((path) => path.replace(/\/$/, "").split("/"));
  if (others.length === 0 || paths.every((path) => path.length <= SHORT)) return "";
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  const shared = first.slice(0, end === -1 ? first.length : end).join("/");
  return shared.length < FEW ? "" : shared;
}

function pathOf(entry: Entry): string | null {
  if (entry.kind !== "page" || entry.isHidden || !entry.label.startsWith(`${entry.method} /`)) return null;
  return entry.label.slice(`${entry.method} `.length);
}
