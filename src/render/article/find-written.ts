// Finds where something stands that was noticed only when a page was drawn.
import type { Module } from "../../content/code/module-services.js";
import { placeIn } from "../../shared/places/place-in.js";
import type { Place } from "../../shared/problem.js";

/** Part of a file, and the line it begins in. */
export interface WrittenText {
  readonly file: string;
  readonly text: string;
  readonly line: number;
}

/** What authors wrote for a page, its own text first. */
export function textsOf(
  { file, lineOffset, dependencies }: Module,
  text: string,
  readFile: (file: string) => string | null,
): WrittenText[] {
  const snippets = dependencies.map((each) => ({ file: each, text: readFile(each) ?? "", line: 1 }));
  return [{ file, text, line: lineOffset + 1 }, ...snippets];
}

/** The first match of a pattern; null where there is none. */
export function findWritten(pattern: RegExp, texts: Iterable<WrittenText>): Place | null {
  for (const { file, text, line } of texts) {
    const match = pattern.exec(text);
    if (match) return placeIn(text, match.index, { file, line, column: 1 });
  }
  return null;
}
