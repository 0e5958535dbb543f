// Finds the next match in a line, names scopes after captured text, and owns how far the line is read.
import type { Line } from "../line.js";
import type { Found } from "../scanner.js";
import type { Rule } from "./rule.js";
import { nameWith } from "./rule-source.js";
import type { Scope } from "./scope.js";
import type { State } from "./state.js";

export type Match = Found<Rule>;

/** Start and end of the groups of a match, by number. */
type Indices = ReturnType<Match["pattern"]["captures"]>;

/** Where to search in a line, and what is open there. */
interface Search {
  readonly line: Line;
  readonly isFirstLine: boolean;
  readonly at: number;
  /** Where `\G` matches. */
  readonly anchor: number;
  readonly state: State;
}

/** The next match: a rule inside the open one, its end, or an injected rule. */
export function nextMatch({ line, isFirstLine, at, anchor, state }: Search): Match | null {
  const isAtAnchor = at === anchor;
  const match = state.rule.scanners.scanner(state.end, isFirstLine, isAtAnchor).find(line, at);
  const { injections } = state.content;
  if (injections.length === 0) return match;
  let best: Match | null = null;
  let goesFirst = false;
  for (const injection of injections) {
    const found = injection.rule.scanners.scanner(null, isFirstLine, isAtAnchor).find(line, at);
    if (found === null || (best !== null && found.start >= best.start)) continue;
    best = found;
    goesFirst = injection.goesFirst;
    if (best.start === at) break;
  }
  if (best === null || match === null) return best ?? match;
  return best.start < match.start || (goesFirst && best.start === match.start) ? best : match;
}

/** The groups of a match, and the line that they are parts of. */
export interface Captured {
  readonly parts: Indices;
  readonly content: string;
}

/** The scope inside another; its name may contain captured text. */
export function inScope(scope: Scope, name: string | null, { parts, content }: Captured): Scope {
  if (name === null) return scope;
  if (parts.length === 0 || !name.includes("$")) return scope.with(name);
  return scope.with(nameWith(name, (number) => (number < parts.length ? partOf(content, parts[number]) : null)));
}

export function partOf(content: string, part: Indices[number]): string {
  return part === undefined ? "" : content.slice(part[0], part[1]);
}

/** A line, or part of one, that is being tokenized. */
export interface Reading {
  readonly line: Line;
  isFirstLine: boolean;
  at: number;
  /** Where `\G` matches. */
  anchor: number;
  state: State;
  /** Set at the end of a captured part, which ends without the rules around it. */
  isDone: boolean;
}

/** Moves forward to a position; never back. */
export function advance(reading: Reading, to: number): void {
  if (to <= reading.at) return;
  reading.at = to;
  reading.isFirstLine = false;
}
