// Owns the words that a misspelt one may have meant, and finds them.
import { editDistance } from "../../shared/nearest.js";
import { sharedLetters } from "../shared-letters.js";

export interface Vocabulary {
  /** The words nearest to `word`: within one edit from four letters on, two from eight on. */
  readonly similar: (word: string, most: number) => string[];
  /** The names that begin with any of these if their `_` are left out: `checktoolcall` is `check_tool_call`. */
  readonly names: (beginnings: readonly string[], most: number) => string[];
  /** The words that end with `ending` and have a part before it, the shortest first. */
  readonly endingWith: (ending: string, most: number) => string[];
  /** The words that `word` begins with, but for one edit: its ending may be what is misspelt, and none was taken off. */
  readonly beginnings: (word: string, most: number) => string[];
}

/** Words with a digest of their letters: most words are ruled out without being compared. */
interface Digested {
  readonly words: readonly string[];
  readonly letters: Uint32Array;
}

/** Terms in order, and how many sections hold each. */
interface Counted {
  readonly terms: readonly string[];
  readonly counts: Uint32Array;
}

/** On large sites a word that occurs only once or twice is usually misspelt itself.
 * Each word is written as a capital, for the letters that it shares with the one before, and its other letters. */
export function vocabularyText({ terms, counts }: Counted, sections: number): string {
  const least = sections > 100_000 ? 5 : sections > 10_000 ? 2 : 1;
  let text = "";
  let previous = "";
  for (let index = 0; index < terms.length; index++) {
    const term = terms[index] ?? "";
    if ((counts[index] ?? 0) < least || term.length < 3 || !TELLING.test(term)) continue;
    const shared = sharedLetters(previous, term, MOST_SHARED);
    text += String.fromCharCode(FIRST_CAPITAL + shared) + term.slice(shared);
    previous = term;
  }
  return text;
}

const TELLING = /^(?:_|[^\P{L}A-Z])+$/u;
const FIRST_CAPITAL = 65;
const MOST_SHARED = 25;

export function readVocabulary(text: string): Vocabulary {
  const words: string[] = [];
  let previous = "";
  for (const [written] of text.matchAll(/[A-Z][^A-Z]*/g)) {
    previous = previous.slice(0, written.charCodeAt(0) - FIRST_CAPITAL) + written.slice(1);
    words.push(previous);
  }
  const digested = { words, letters: Uint32Array.from(words, lettersOf) };
  return {
    similar: (word, most) => misspellings(word, digested, most),
    names: (beginnings, most) => shortest(words, most, (each) => isName(each, beginnings)),
    endingWith: (ending, most) =>
      shortest(words, most, (each) => each.length >= ending.length + SHORTEST_PART && each.endsWith(ending)),
    beginnings: (word, most) => stems(word, digested, most),
  };
}

function isName(word: string, beginnings: readonly string[]): boolean {
  return word.includes("_") && beginnings.some((each) => word.replaceAll("_", "").startsWith(each));
}

function shortest(words: readonly string[], most: number, isWanted: (word: string) => boolean): string[] {
  const wanted = words.filter(isWanted).sort((a, b) => a.length - b.length);
  return wanted.slice(0, most);
}

/** Fewer letters before an ending are no word: `border` is not made of `order`. */
const SHORTEST_PART = 3;

const SHORTEST_STEM = 4;
/** Shorter stems with an edit are in words that mean nothing: `four` would answer "flurbnax". */
const SHORTEST_MISSPELT = 5;
/** Share of a word that its stem has at least. */
const STEM_SHARE = 0.4;
/** Letters that an edit weighs up. */
const EDIT_LETTERS = 2;

/** Those that explain most letters of the word. */
function stems(word: string, { words, letters }: Digested, most: number): string[] {
  const own = lettersOf(word);
  const shortest = Math.max(SHORTEST_STEM, word.length * STEM_SHARE);
  let best: string[] = [];
  let bestGain = 0;
  for (let index = 0; index < words.length; index++) {
    const candidate = words[index] ?? "";
    if (candidate.length < shortest || candidate.length > word.length || candidate[0] !== word[0]) continue;
    // An edit brings in one letter at most.
    if (ones((letters[index] ?? 0) & ~own) > 1) continue;
    const distance = Math.min(...beginningsLike(candidate, word).map((each) => editDistance(candidate, each, 1)));
    const gain = candidate.length - EDIT_LETTERS * distance;
    if (distance > (candidate.length < SHORTEST_MISSPELT ? 0 : 1) || gain < bestGain) continue;
    if (gain > bestGain) best = [];
    bestGain = gain;
    best.push(candidate);
  }
  return best.slice(0, most);
}

/** Those beginnings of a word that one edit may make of a stem. */
function beginningsLike({ length }: string, word: string): string[] {
  return [length - 1, length, length + 1].map((end) => word.slice(0, end));
}

/** Within one edit from four letters on, two from eight on. */
function misspellings(word: string, { words, letters }: Digested, most: number): string[] {
  if (word.length < 4) return [];
  const own = lettersOf(word);
  let allowed = word.length < 8 ? 1 : 2;
  let best: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const candidate = words[index] ?? "";
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    // An edit changes at most two letters of the digest.
    if (ones(own ^ (letters[index] ?? 0)) > 2 * allowed) continue;
    const distance = editDistance(word, candidate, allowed);
    if (distance > allowed) continue;
    if (distance < allowed) best = [];
    allowed = distance;
    best.push(candidate);
  }
  // Readers seldom get the first letter wrong.
  best.sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]));
  return best.slice(0, most);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters >>> 0;
}

function ones(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
