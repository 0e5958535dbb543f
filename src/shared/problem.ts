// Owns the problem: one thing that is wrong in the user's content, as data.

import { groupBy } from "./lists.js";
import type { ProblemCode } from "./problem-codes.js";

/** A place in a file of the project. Line and column count from 1; line 0 means the whole file. */
export interface Place {
  /** Path relative to the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Errors fail the run; warnings do not, unless the reader asks for `--strict`. */
export type Severity = "error" | "warning";

/** One thing that is wrong. Plain data: it crosses threads and is printed as text, JSON or annotations. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly place: Place | null;
  /** What is wrong, in the writer's words. One sentence. */
  readonly what: string;
  /** How to fix it, or null where the sentence above already says so. */
  readonly hint: string | null;
  /** Whether it is in the file of a page that readers are not led to. */
  readonly isAside?: true;
}

/** Receives problems as they are found; the run goes on. */
export type Report = (problem: Problem) => void;

/**
 * An error of the content: the run ends with exit code 1, or with a warning under `--lenient`. Errors are docs.json that cannot
 * be read or breaks a rule of the format, an entry or import that does not exist, a page or description that cannot be read:
 * what would leave readers without a page, or show them one that was not meant. What only makes a page less good is a warning.
 */
export const problem = ofSeverity("error");

/** Something the writer should know that does not fail the run. */
export const warning = ofSeverity("warning");

function ofSeverity(severity: Severity) {
  return (
    code: ProblemCode,
    place: Place | null,
    ...[what, hint = null]: readonly [what: string, hint?: string | null]
  ): Problem => ({ code, severity, place, what, hint });
}

/** Under `--lenient`, content errors are reported as warnings and the run goes on. */
export function leniently(problems: readonly Problem[]): Problem[] {
  return problems.map((each) => ({ ...each, severity: "warning" }));
}

/** Each problem once, as it weighs most: a fault of a snippet is found on every page that includes it. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  const distinct = new Map<string, Problem>();
  for (const each of problems) {
    const words = JSON.stringify([each.code, each.place, each.what]);
    if (distinct.get(words)?.severity !== "error") distinct.set(words, each);
  }
  return [...distinct.values()];
}

/**
 * What is said in the same words of one file again and again: once, where it stands first, with how often. `sentence` says
 * what of a problem's words must be the same.
 */
export function gatherAlike(problems: readonly Problem[], sentence = wholly): Problem[] {
  const byWords = groupBy(problems, (each) =>
    JSON.stringify([each.severity, each.code, each.place?.file, sentence(each)]),
  );
  return [...byWords.values()].flatMap((alike) => {
    if (alike.length <= TOLD_EACH) return alike;
    const first = alike.reduce((a, b) => (isBefore(b.place, a.place) ? b : a));
    const isSame = alike.every(({ what }) => what === first.what);
    const many = isSame ? `${alike.length} times` : `and ${alike.length - 1} more like it`;
    return { ...first, what: `${first.what} (${many} in this file)` };
  });
}

/** What many pages have alike, mostly because they were written for another tool. */
const TOLD_ONCE: ReadonlySet<ProblemCode> = new Set(["unknown-key", "repeated-title", "invalid-front-matter"]);

/** The same with such warnings once for all pages: where one stands first, with the number of pages. */
export function gatherPages(problems: readonly Problem[]): Problem[] {
  const pagesOf = new Map<Problem, number>();
  for (const alike of groupBy(problems.filter(isToldOnce), wholly).values()) {
    const { size } = new Set(alike.map(({ place }) => place?.file));
    if (size > 1) for (const each of alike) pagesOf.set(each, each === alike[0] ? size : 0);
  }
  return problems.flatMap((each) => {
    const pages = pagesOf.get(each);
    if (pages === undefined) return [each];
    return pages === 0 ? [] : [{ ...each, what: `${each.what} (on ${pages} pages)` }];
  });
}

function isToldOnce({ code, severity }: Problem): boolean {
  return severity === "warning" && TOLD_ONCE.has(code);
}

function wholly({ what }: Problem): string {
  return what;
}

/** Up to this many places are reported one by one. */
const TOLD_EACH = 3;

function isBefore(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && (a.line - b.line || a.column - b.column) < 0;
}

/** `docs/guide.mdx:3:7`, or the file alone if all of it is meant. */
export function placeText({ file, line, column }: Place, name = file): string {
  return line > 0 ? `${name}:${line}:${column}` : name;
}

/** A file as a whole. */
export function fileOf(file: string): Place {
  return { file, line: 0, column: 0 };
}

/** The command cannot go on: wrong folder, port taken, unreadable file. Exit code 2. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly hint: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "UsageError";
  }
}

/** Recognised by name, because the bundle of the command line has its own copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === "UsageError";
}

/** Whether Node or a package gives an error this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Ends a `switch` over a union: the compiler proves that no case is left. */
export function unreachable(value: never): never {
  throw new Error(`Not reachable: ${JSON.stringify(value)}`);
}
