// Finds similar terms for a word that is not in the index. Browsers load this on the first such word.
import type { FoundTerm, Segment } from "../reading/open-segment.js";
import { type TermOf, type Tokeniser, UNSPACED } from "../words/tokeniser.js";
import type { LikeTerms } from "./join-terms.js";
import type { QueryWord } from "./plan-query.js";
import type { Vocabulary } from "./vocabulary.js";

type FindTerms = (segment: Segment) => Promise<FoundTerm[]>;

/** What `find` finds in each segment; null: nothing in any. */
async function inEach(segments: readonly Segment[], find: FindTerms): Promise<FoundTerm[][] | null> {
  const found = await Promise.all(segments.map(find));
  return found.some((terms) => terms.length > 0) ? found : null;
}

/** Whether longer words that begin with a short one say anything of it: a letter says more in other scripts. */
export function mayGoOn({ term }: QueryWord): boolean {
  return term.length >= 4 || /[^ -\u024f]/.test(term);
}

/** Names and compounds that are made of the word, else similar ones; null: none. */
export async function likeTerms({ text, term }: QueryWord, segments: readonly Segment[]): Promise<LikeTerms | null> {
  const isLong = text.length >= SHORTEST_PART;
  const compound =
    isLong &&
    ((await inEach(
      segments,
      chosenTerms(({ names }) => names([text, term], MOST_LONGER)),
    )) ??
      (await inEach(
        segments,
        chosenTerms(({ endingWith }) => endingWith(term, MOST_LONGER)),
      )));
  if (compound) return { how: "prefix", found: compound };
  const similar = await inEach(
    segments,
    chosenTerms(({ similar }) => similar(term, MOST_SIMILAR)),
  );
  return similar && { how: "typo", found: similar };
}

/** The terms that the word begins with. What is nowhere counts too: a section without it answers less of the query. */
export async function beginningTerms({ text }: QueryWord, segments: readonly Segment[]): Promise<LikeTerms> {
  const find = chosenTerms(({ beginnings }) => beginnings(text, MOST_SIMILAR));
  return { how: "typo", found: await Promise.all(segments.map(find)) };
}

/** Letters of a word that others may be made of: "Frist" finds "Rückgabefrist". Without compounds or joined names, as in the
 * sets of `bench:search-quality`, no figure changes. */
const SHORTEST_PART = 5;
const MOST_SIMILAR = 4;
/** As many as an unfinished word stands for. Not imported: a module that both parts of the dialog share is one more to load. */
const MOST_LONGER = 24;

function chosenTerms(choose: (from: Vocabulary) => string[]): FindTerms {
  return async (segment) => {
    const found: FoundTerm[] = [];
    for (const term of choose(await segment.vocabulary())) {
      const postings = await segment.find(term);
      if (postings) found.push({ term, postings });
    }
    return found;
  };
}

const UNSPACED_WORD = new RegExp(`^${UNSPACED.source}{2,}$`);
const LONGEST_PIECE = 6;

/**
 * The terms of the words that the index has, of which this one is made: another version of the word list may have cut a text
 * without spaces elsewhere, and readers write two words as one. On eight sites that this was not made on, two words of 452
 * titles written as one, beside what else was asked: 242 → 356 of the pages come first; alone, 193 → 373.
 */
export async function knownPieces(
  word: string,
  segments: readonly Segment[],
  { termOf }: Tokeniser,
): Promise<string[]> {
  const isKnown = async (piece: string): Promise<boolean> => {
    const found = await Promise.all(segments.map((segment) => segment.find(piece)));
    return found.some((postings) => postings !== null);
  };
  if (!UNSPACED_WORD.test(word)) return twoWords(word, isKnown, termOf);
  const pieces: string[] = [];
  for (let at = 0; at < word.length; ) {
    let length = Math.min(LONGEST_PIECE, word.length - at);
    while (length > 0 && !(await isKnown(word.slice(at, at + length)))) length--;
    if (length > 0) pieces.push(word.slice(at, at + length));
    at += Math.max(1, length);
  }
  return pieces;
}

const SHORTEST_HALF = 3;

async function twoWords(word: string, isKnown: (term: string) => Promise<boolean>, termOf: TermOf): Promise<string[]> {
  for (let end = word.length - SHORTEST_HALF; end >= SHORTEST_HALF; end--) {
    const halves = [word.slice(0, end), word.slice(end)].map(termOf);
    const known = await Promise.all(halves.map(isKnown));
    if (known.every(Boolean)) return halves;
  }
  return [];
}
