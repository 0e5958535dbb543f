// Finds in a text the words that answered a query, and the part of the text that shows them.
import type { Tokeniser } from "../words/tokeniser.js";

/** A piece of text; `isMarked`: it answered. */
interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;

/** What is marked. */
interface Marking {
  readonly terms: ReadonlySet<string>;
  readonly tokeniser: Tokeniser;
}

/** Cuts the text where marked words begin and end. */
export function markTerms(text: string, marking: Marking): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of marks(text, marking)) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/** The stretch of the text with the first marked words, `length` letters or so; dots say where text is left out. */
export function excerpt(text: string, length: number, marking: Marking): string {
  const [first] = marks(text, marking);
  const wish = Math.min((first?.[0] ?? 0) - length / 3, text.length - length);
  if (wish <= 0) return cut(text, length);
  const gap = text.indexOf(" ", wish);
  const start = gap === -1 || gap > wish + 20 ? Math.floor(wish) : gap + 1;
  return `…${cut(text.slice(start), length)}`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s\S{0,20}$/, "")}…`;
}

function marks(text: string, { terms, tokeniser }: Marking): [start: number, end: number][] {
  const found: [number, number][] = [];
  const lower = text.replaceAll("İ", "I").toLowerCase();
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    let from = match.index;
    // The cutter finds words in runs without spaces, and the parts of identifiers.
    tokeniser.cut(word, (part, kind) => {
      const term = kind === "whole" ? part : tokeniser.termOf(part);
      if (!terms.has(term)) return;
      const at = lower.indexOf(part, kind === "part" ? match.index : from);
      if (at === -1 || at + part.length > match.index + word.length) return;
      found.push([at, at + part.length]);
      from = at + part.length;
    });
  }
  return found.sort((a, b) => a[0] - b[0]);
}
