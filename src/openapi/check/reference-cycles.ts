// Finds references that never reach anything: aliases in a circle, and schemas that are `allOf` members of themselves.
import { type Problem, warning } from "../../shared/problem.js";
import { isArray, type Maybe, member } from "../json.js";
import { type Path, pathOf, pointerOf } from "../pointer.js";
import { reference } from "../resolve.js";
import type { Checked } from "./check-references.js";
import type { Kind } from "./shapes.js";

interface Edge {
  readonly to: string;
  /** Where the reference is written; null for the step into an `allOf` member. */
  readonly path: Path | null;
  readonly order: number;
}

/** What must be resolved before an object means anything. Ordinary recursion does not count. */
export type ReferenceGraph = Map<string, Edge[]>;

/** Records what one object of the walk depends on. */
export function addReferences(
  graph: ReferenceGraph,
  object: { kind: Kind; value: Maybe; path: Path },
  checked: Checked,
) {
  const { kind, value, path } = object;
  const edges: Edge[] = [];
  const target = reference(value);
  const found = target === null ? null : checked.resolver.find(target);
  if (found) edges.push({ to: found.pointer, path: [...path, "$ref"], order: graph.size });
  const members = kind === "schema" ? member(value, "allOf") : undefined;
  if (isArray(members))
    for (const index of members.keys())
      edges.push({ to: pointerOf([...path, "allOf", String(index)]), path: null, order: graph.size });
  if (edges.length > 0) graph.set(pointerOf(path), edges);
}

/** One problem per cycle, at its first reference in the file. */
export function cycleProblems(graph: ReferenceGraph, checked: Checked): Problem[] {
  const search: Search = { graph, checked, done: new Set(), stack: [], edges: [], found: [] };
  for (const start of graph.keys()) visit(start, search);
  return search.found;
}

interface Search {
  readonly graph: ReferenceGraph;
  readonly checked: Checked;
  readonly done: Set<string>;
  readonly stack: string[];
  readonly edges: Edge[];
  readonly found: Problem[];
}

function visit(at: string, search: Search): void {
  const { graph, done, stack, edges, found } = search;
  const open = stack.indexOf(at);
  if (open >= 0) found.push(circle(stack.slice(open), edges.slice(open), search.checked));
  if (open >= 0 || done.has(at)) return;
  stack.push(at);
  for (const edge of graph.get(at) ?? []) {
    edges.push(edge);
    visit(edge.to, search);
    edges.pop();
  }
  stack.pop();
  done.add(at);
}

function circle(members: readonly string[], edges: readonly Edge[], checked: Checked): Problem {
  const written = edges.filter((edge) => edge.path !== null).sort((a, b) => a.order - b.order);
  const path = written[0]?.path ?? [];
  const names = members.filter((pointer) => (pathOf(pointer)?.length ?? 0) <= 3);
  const first = Math.max(0, names.indexOf(pointerOf(path.slice(0, 3))));
  const ring = [...names.slice(first), ...names.slice(0, first)];
  const what = `Circular \`$ref\`: ${[...ring, ring[0] ?? "itself"].join(" -> ")}.`;
  return warning("ref-cycle", checked.locate(path), what, "One of them must define an actual value.");
}
