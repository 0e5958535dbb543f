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

function startingKinds(): Uint8Array {
  const kinds = new Uint8Array(1 << 16);
  for (const sign of "-./:@+'’ʻʼ‘") kinds[sign.charCodeAt(0)] = JOINS;
  return kinds;
}

/** Beyond the first plane two units make a letter. */
function isLetterOfTwo(first = 0, second = 0): boolean {
  return first >> 10 === FIRST_HALF && LETTER.test(String.fromCharCode(first, second));
}

function isLetter(kinds: Uint8Array, units: Uint16Array, at: number): boolean {
  const unit = units[at] ?? 0;
  const known = kinds[unit] ?? 0;
  if (known & (PART | NONE)) return (known & PART) > 0;
  if (unit >> 10 === FIRST_HALF) return isLetterOfTwo(unit, units[at + 1]);
  if (unit >> 10 === FIRST_HALF + 1) return isLetterOfTwo(units[at - 1], unit);
  const isOne = LETTER.test(String.fromCharCode(unit));
  kinds[unit] = known | (isOne ? PART : NONE);
  return isOne;
}

/** A loop over units with a memory of what each is: a regular expression with classes of Unicode takes three times as long. */
export function chunkFinder(): FindChunks {
  const kinds = startingKinds();

  /** Where the letters that begin at `at` end. */
  function endOfWord(units: Uint16Array, at: number): number {
    let end = at;
    // What is known to be one is asked here: a call for each letter takes as long as all the rest.
    while (end < units.length && ((kinds[units[end] ?? 0] ?? 0) & PART || isLetter(kinds, units, end))) end++;
    return end;
  }

  return (units, visit) => {
    let last = 0;
    for (let at = 0; at < units.length; at++) {
      if (!isLetter(kinds, units, at)) continue;
      let start = at;
      while (start > last && at - start < 2 && units[start - 1] === HYPHEN) start--;
      let end = endOfWord(units, at);
      for (;;) {
        let next = end;
        while (next < units.length && next - end < MOST_JOINERS && (kinds[units[next] ?? 0] ?? 0) & JOINS) next++;
        if (next === end || next === units.length || !isLetter(kinds, units, next)) break;
        end = endOfWord(units, next);
      }
      visit(start, end);
      last = end;
      at = end;
    }
  };
}
