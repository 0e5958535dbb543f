// Owns the search for the name a writer probably meant.

/** What is further off was hardly meant, however long it is; a site may have thousands of dead links to look into. */
const MOST_EDITS = 12;

/** The candidate closest to `word` by edits, or null where none is near enough to be offered. Ignores case. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(wanted.length / 3)));
  let best: string | null = null;
  for (const { candidate, least } of likely(wanted, candidates, limit)) {
    if (least > limit) break;
    const cost = editDistance(wanted, candidate.toLowerCase(), limit);
    if (cost > limit) continue;
    best = candidate;
    limit = cost - 1;
  }
  return best;
}

interface Likely {
  readonly candidate: string;
  /** No fewer edits lead to it. */
  readonly least: number;
}

/** The candidates that letters alone do not rule out, likeliest first: a large site has thousands, and few are compared. */
function likely(wanted: string, candidates: Iterable<string>, limit: number): Likely[] {
  const letters = new Int32Array(LETTERS);
  for (let at = 0; at < wanted.length; at++) count(letters, wanted, at, 1);
  const found: Likely[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const least = Math.max(candidate.length, wanted.length) - shared(letters, candidate.toLowerCase());
    if (least <= limit) found.push({ candidate, least });
  }
  return found.sort((one, other) => one.least - other.least);
}

/** Letters are counted in so many places; where two share one, a candidate is compared that need not be. */
const LETTERS = 64;

/** How many letters of a text are among those counted. */
function shared(letters: Int32Array, text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) if (count(letters, text, at, -1) >= 0) sum++;
  for (let at = 0; at < text.length; at++) count(letters, text, at, 1);
  return sum;
}

function count(letters: Int32Array, text: string, at: number, change: number): number {
  const place = text.charCodeAt(at) % LETTERS;
  const counted = (letters[place] ?? 0) + change;
  letters[place] = counted;
  return counted;
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
