// Owns the search for the name a writer probably meant.
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
  const [one, other] = [wanted.split("/"), candidate.split("/")];
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  if (!isNear(longer.pop() ?? "", shorter.pop() ?? "")) return false;
  let found = 0;
  for (const folder of longer) if (isNear(folder, shorter[found] ?? "")) found++;
  return found >= shorter.length;
}

/** A segment may also say more than the other, as "pay-v2" does where "v2" is wanted. */
function isNear(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const limit = mostEdits(longer);
  return (shorter !== "" && longer.includes(shorter)) || editDistance(one, other, limit) <= limit;
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
  /** No fewer edits lead to it. */
  readonly least: number;
}

/** The candidates that letters alone do not rule out, likeliest first: a large site has thousands, and few are compared. */
function likely(wanted: Counted, candidates: readonly Counted[], limit: number): Likely[] {
  const { length } = wanted.lower;
  const found: Likely[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.lower.length - length) > limit) continue;
    const least = Math.max(candidate.lower.length, length) - shared(wanted.letters, candidate.letters);
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
function editDistance(one: string, other: string, limit: number): number {
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
