// Visits every object of a description once, telling what kind of object it is.
import { isArray, isObject, type Json } from "../json.js";
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

export type Visit = (visited: Visited) => void;

/** Walks the document in file order. */
export function walk(document: Json, visit: Visit): void {
  enter({ kind: "document", value: document, step: null }, visit);
}

/** Walks one object of a known kind. */
export function walkFrom(kind: Kind, value: Json, visit: Visit): void {
  enter({ kind, value, step: null }, visit);
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
  for (const [key, held] of Object.entries(value)) {
    const child = childOf(kind, key);
    if (child !== undefined) enterChild(child, { value: held, step: { above: step, key } }, visit);
  }
}

function enterChild(child: Child, { value, step }: Omit<Visited, "kind">, visit: Visit): void {
  if (typeof child !== "string") {
    const kind = "list" in child ? child.list : child.map;
    if (typeof value !== "object" || value === null) return;
    for (const [key, held] of Object.entries(value)) enter({ kind, value: held, step: { above: step, key } }, visit);
  } else if (isArray(value)) enterChild({ list: child }, { value, step }, visit);
  else if (typeof value === "object" && value !== null) enter({ kind: child, value, step }, visit);
}
