// Owns the search for the name a writer probably meant, and the words that offer it.
import { once } from "./once.js";

/** What is further off was hardly meant, however long it is; a site may have thousands of dead links to look into. */
const MOST_EDITS = 12;

/**
 * Gives the candidate closest to a word by edits, or null where none is near enough to be offered. Ignores case.
 * Of paths each segment must be near: what they have in common says little of what was meant.
 */
export type FindNearest = (word: string) => string | null;

/** Looks once among few candidates. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  return nearestAmong(candidates)(word);
}

/** Looks again and again among many: their letters are counted once. */
export function nearestAmong(candidates: Iterable<string>): FindNearest {
  const counted = once(() => Array.from(candidates, countLetters));
  return (word) => {
    const wanted = countLetters(word);
    const { lower } = wanted;
    let limit = mostEdits(lower);
    let best: string | null = null;
    for (const { candidate, least } of likely(wanted, counted(), limit)) {
      if (least > limit) break;
      const cost = editDistance(lower, candidate.lower, limit);
      if (cost > limit || !areSegmentsNear(lower, candidate.lower)) continue;
      best = candidate.text;
      limit = cost - 1;
    }
    return best;
  };
}

/** A third of the letters of a word, and one at least. */
function mostEdits(word: string): number {
  return Math.min(MOST_EDITS, Math.max(1, Math.floor(word.length / 3)));
}

/** Whether two paths end with much the same name, and the folders of one are much the same as those of the other, or some of them. */
function areSegmentsNear(wanted: string, candidate: string): boolean {
  if (!wanted.includes("/") && !candidate.includes("/")) return isSlip(wanted, candidate);
  const [one, other] = [wanted.split("/"), candidate.split("/")];
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const [name = "", like = ""] = [longer.pop(), shorter.pop()];
  if (!isNear(name, like) || !(isSlip(name, like) || saysMore(name, like))) return false;
  let found = 0;
  for (const folder of longer) if (isNear(folder, shorter[found] ?? "")) found++;
  return found >= shorter.length;
}

function isNear(one: string, other: string): boolean {
  const limit = mostEdits(one.length > other.length ? one : other);
  return saysMore(one, other) || editDistance(one, other, limit) <= limit;
}

/** Whether a segment says more than the other, as "pay-v2" does where "v2" is wanted. */
function saysMore(one: string, other: string): boolean {
  return one !== "" && other !== "" && (one.includes(other) || other.includes(one));
}

/**
 * Whether one word may be a slip of the other. There are so many words of four letters and less that nearly any is one
 * letter away from another: of those, two neighbours changed places, or a letter but the first is wrong, left out or doubled.
 */
function isSlip(wanted: string, candidate: string): boolean {
  const [longer, shorter] = wanted.length > candidate.length ? [wanted, candidate] : [candidate, wanted];
  const { length } = shorter;
  if (length > SHORT || wanted === candidate) return true;
  if (longer.length === length) return sorted(longer) === sorted(shorter) || isInnerSlip(longer, shorter);
  const at = firstDifference(longer, shorter);
  if (at === 0 || longer.slice(at + 1) !== shorter.slice(at)) return false;
  if (longer[at] === longer[at - 1] || (at === length && longer[at] === "s")) return true;
  return at < length
    ? (candidate === longer && length > 2) || length === SHORT
    : candidate === longer && length === SHORT;
}

const SHORT = 4;

/** Whether one of three or four letters is wrong: not the first, and of three not the last. */
function isInnerSlip(one: string, other: string): boolean {
  return one.length > 2 && one[0] === other[0] && (one.length === SHORT || one.at(-1) === other.at(-1));
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The hint that offers what was probably meant. */
export function didYouMean(name: string): string {
  return `Did you mean "${name}"?`;
}

interface Counted {
  readonly text: string;
  readonly lower: string;
  readonly letters: Uint16Array;
}

/** Letters are counted in so many places; where two share one, a candidate is compared that need not be. */
const PLACES = 32;

function countLetters(text: string): Counted {
  const lower = text.toLowerCase();
  const letters = new Uint16Array(PLACES);
  for (let at = 0; at < lower.length; at++) {
    const place = lower.charCodeAt(at) % PLACES;
    letters[place] = (letters[place] ?? 0) + 1;
  }
  return { text, lower, letters };
}

interface Likely {
  readonly candidate: Counted;
  /** The fewest edits it can take. */
  readonly least: number;
}

/** The candidates that letters alone do not rule out, likeliest first: a large site has thousands, and few are compared. */
function likely(wanted: Counted, candidates: readonly Counted[], limit: number): Likely[] {
  const found: Likely[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.lower.length - wanted.lower.length) > limit) continue;
    const least = Math.max(candidate.lower.length, wanted.lower.length) - shared(wanted.letters, candidate.letters);
    if (least <= limit) found.push({ candidate, least });
  }
  return found.sort((one, other) => one.least - other.least);
}

/** How many letters of one text the other has too. */
function shared(one: Uint16Array, other: Uint16Array): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += Math.min(one[place] ?? 0, other[place] ?? 0);
  return sum;
}

/**
 * Insertions, deletions, changed letters, and two neighbours in the wrong order, which writers mix up most.
 * Above `limit` it may be any number above it: only what lies that near the diagonal is worked out.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const { a, b } = apart(one, other);
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  let [row, last, beforeLast] = [rowFor(b, limit), rowFor(b, limit), rowFor(b, limit)];
  for (let j = 0; j <= Math.min(b.length, limit); j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? i : limit + 1;
    let smallest = row[from - 1] ?? 0;
    for (let j = from; j <= to; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return smallest;
    [row, last, beforeLast] = [beforeLast, row, last];
  }
  return last[b.length] ?? 0;
}

/** Two texts without what both begin and end with, which is most of an address. */
function apart(one: string, other: string): { a: string; b: string } {
  let start = 0;
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { a: one.slice(start, one.length - end), b: other.slice(start, other.length - end) };
}

function rowFor(text: string, limit: number): Int32Array {
  return new Int32Array(text.length + 1).fill(limit + 1);
}
