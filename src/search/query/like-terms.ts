// Finds similar terms for a word that is not in the index. Browsers load this on the first such word.
import type { FoundTerm, Segment } from "../reading/open-segment.js";
import { UNSPACED } from "../words/tokeniser.js";
import type { LikeTerms } from "./join-terms.js";
import type { QueryWord } from "./plan-query.js";
import type { Vocabulary } from "./vocabulary.js";

/** Longer terms that begin with the word, else names and compounds that are made of it, else similar ones, else those it begins with; none where nothing is like it. */
export async function likeTerms({ text, term }: QueryWord, segments: readonly Segment[]): Promise<LikeTerms> {
  const inEach = async (find: (segment: Segment) => Promise<FoundTerm[]>): Promise<FoundTerm[][] | null> => {
    const found = await Promise.all(segments.map(find));
    return found.some((terms) => terms.length > 0) ? found : null;
  };
  const mayGoOn = term.length >= 4 || !isLatin(term);
  const longer = mayGoOn ? await inEach((segment) => segment.beginningWith(term, MOST_LONGER)) : null;
  if (longer) return { how: "prefix", found: longer };
  const isLong = text.length >= SHORTEST_PART;
  const compound =
    isLong &&
    ((await inEach(chosenTerms(({ names }) => names([text, term], MOST_LONGER)))) ??
      (await inEach(chosenTerms(({ endingWith }) => endingWith(term, MOST_LONGER)))));
  if (compound) return { how: "prefix", found: compound };
  const similar =
    (await inEach(chosenTerms(({ similar }) => similar(term, MOST_SIMILAR)))) ??
    (await inEach(chosenTerms(({ beginnings }) => beginnings(text, MOST_SIMILAR)))) ??
    (await inEach(beginningOf(text)));
  // What is nowhere counts too: a section without it answers less of the query.
  return { how: "typo", found: similar ?? segments.map(() => []) };
}

function isLatin(term: string): boolean {
  return !/[^ -\u024f]/.test(term);
}

/** Letters of a word that others may be made of: "Frist" finds "Rückgabefrist". Without compounds or joined names, as in the
 * sets of `bench:search-quality`, no figure changes. */
const SHORTEST_PART = 5;
const MOST_SIMILAR = 4;
/** As many as an unfinished word stands for. Not imported: a module that both parts of the dialog share is one more to load. */
const MOST_LONGER = 24;

function chosenTerms(choose: (from: Vocabulary) => string[]): (segment: Segment) => Promise<FoundTerm[]> {
  return async (segment) => {
    const found: FoundTerm[] = [];
    for (const term of choose(await segment.vocabulary())) {
      const postings = await segment.find(term);
      if (postings) found.push({ term, postings });
    }
    return found;
  };
}

/** The longest term that the word begins with, if that leaves off few of its letters. */
function beginningOf(word: string): (segment: Segment) => Promise<FoundTerm[]> {
  const least = Math.max(3, word.length - Math.min(5, Math.floor(word.length / 2.5)));
  return async (segment) => {
    for (let length = word.length - 1; length >= least; length--) {
      const term = word.slice(0, length);
      const postings = await segment.find(term);
      if (postings) return [{ term, postings }];
    }
    return [];
  };
}

const UNSPACED_WORD = new RegExp(`^${UNSPACED.source}{2,}$`);
const LONGEST_PIECE = 6;

/** Another version of the word list may have cut a text without spaces elsewhere: cut it by the words that the index has. */
export async function knownPieces(word: string, segments: readonly Segment[]): Promise<string[]> {
  if (!UNSPACED_WORD.test(word)) return [];
  const isKnown = async (piece: string): Promise<boolean> => {
    const found = await Promise.all(segments.map((segment) => segment.find(piece)));
    return found.some((postings) => postings !== null);
  };
  const pieces: string[] = [];
  for (let at = 0; at < word.length; ) {
    let length = Math.min(LONGEST_PIECE, word.length - at);
    while (length > 0 && !(await isKnown(word.slice(at, at + length)))) length--;
    if (length > 0) pieces.push(word.slice(at, at + length));
    at += Math.max(1, length);
  }
  return pieces;
}
