// Finds words, and words joined by punctuation without a space between: `docs.json`, `a/b`, `--flag-name`.

/** Calls `visit` with where each chunk starts and ends among the UTF-16 units of a text. */
type FindChunks = (units: Uint16Array, visit: (start: number, end: number) => void) => void;

const LETTER = /[\p{L}\p{M}\p{N}_]/u;
const HYPHEN = 45;
const MOST_JOINERS = 2;
/** First six bits of a unit that is the first of two. */
const FIRST_HALF = 0xd800 >> 10;

/** What is known of a unit: a part of words, or none; some join words. */
const PART = 1;
const NONE = 2;
const JOINS = 4;

/** A loop over units with a memory of what each is: a regular expression with classes of Unicode takes three times as long. */
export function chunkFinder(): FindChunks {
  const kinds = new Uint8Array(1 << 16);
  for (const sign of "-./:@+'’ʻʼ‘") kinds[sign.charCodeAt(0)] = JOINS;

  function isLetter(units: Uint16Array, at: number): boolean {
    const unit = units[at] ?? 0;
    const known = kinds[unit] ?? 0;
    if (known & (PART | NONE)) return (known & PART) > 0;
    // Beyond the first plane two units make a letter; the second of a pair follows its first.
    const half = unit >> 10;
    if (half === FIRST_HALF) return LETTER.test(String.fromCharCode(unit, units[at + 1] ?? 0));
    if (half === FIRST_HALF + 1) return (units[at - 1] ?? 0) >> 10 === FIRST_HALF && isLetter(units, at - 1);
    const isOne = LETTER.test(String.fromCharCode(unit));
    kinds[unit] = known | (isOne ? PART : NONE);
    return isOne;
  }

  /** Where the letters that begin at `at` end. */
  function endOfWord(units: Uint16Array, at: number): number {
    let end = at;
    // What is known to be one is asked here: a call for each letter takes as long as all the rest.
    while (end < units.length && ((kinds[units[end] ?? 0] ?? 0) & PART || isLetter(units, end))) end++;
    return end;
  }

  return (units, visit) => {
    let last = 0;
    for (let at = 0; at < units.length; at++) {
      if (!isLetter(units, at)) continue;
      let start = at;
      while (start > last && at - start < 2 && units[start - 1] === HYPHEN) start--;
      let end = endOfWord(units, at);
      for (;;) {
        let next = end;
        while (next < units.length && next - end < MOST_JOINERS && (kinds[units[next] ?? 0] ?? 0) & JOINS) next++;
        if (next === end || next === units.length || !isLetter(units, next)) break;
        end = endOfWord(units, next);
      }
      visit(start, end);
      last = end;
      at = end;
    }
  };
}
