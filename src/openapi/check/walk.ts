// Visits every object of a description once, with its kind.
import { isArray, isObject, type Json, keyed } from "../json.js";
import type { Operation } from "../operations.js";
import type { Path } from "../pointer.js";
import { type Child, childOf, type Kind } from "./shapes.js";

/** The path from the root, kept as a chain, since most visits never need all of it. */
export interface Step {
  readonly above: Step | null;
  readonly key: string;
}

/** One object of the document. A reference is visited as an object of the kind it refers to. */
export interface Visited {
  readonly kind: Kind;
  readonly value: Json;
  readonly step: Step | null;
}

type Visit = (visited: Visited) => void;

/** Walks a document, or one object of another kind, in file order. */
export function walk(value: Json, visit: Visit, kind: Kind = "document"): void {
  enter({ kind, value, step: null }, visit);
}

/** Where a walk begins. */
export type Start = Pick<Visited, "kind" | "value">;

/** What one operation is made of: itself, and what its path says for it. */
export function startsOf({ value, item }: Pick<Operation, "value" | "item">): Start[] {
  return [
    { kind: "operation", value },
    { kind: "path item", value: { parameters: item["parameters"] ?? [] } },
  ];
}

/** Walks all of them, and what the visits lead on to. */
export function walkOn(
  starts: readonly Start[],
  visit: (visited: Visited, goOn: (start: Start) => void) => void,
): void {
  const waiting = [...starts];
  const goOn = (start: Start) => waiting.push(start);
  for (let start = waiting.pop(); start; start = waiting.pop())
    walk(start.value, (visited) => visit(visited, goOn), start.kind);
}

export function pathTo(step: Step | null, ...more: readonly string[]): Path {
  const keys: string[] = [];
  for (let at = step; at; at = at.above) keys.push(at.key);
  return [...keys.reverse(), ...more];
}

function enter(visited: Visited, visit: Visit): void {
  visit(visited);
  const { kind, value, step } = visited;
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    const child = childOf(kind, key);
    if (child !== undefined) enterChild(child, { value: value[key] ?? null, step: { above: step, key } }, visit);
  }
}

function enterChild(child: Child, { value, step }: Omit<Visited, "kind">, visit: Visit): void {
  const held = keyed(value);
  if (!held) return;
  const kind = typeof child === "string" ? child : "list" in child ? child.list : child.map;
  const isOne = kind === child && !isArray(value);
  if (isOne) enter({ kind, value, step }, visit);
  else
    for (const key of Object.keys(held)) enter({ kind, value: held[key] ?? null, step: { above: step, key } }, visit);
}
