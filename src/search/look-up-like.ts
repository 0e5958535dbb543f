// Finds what a word that the index does not have may stand for.
import { joinTerms, type LookUp } from "./join-terms.js";
import { lookUpExact } from "./look-up-exact.js";
import type { FoundTerm, Segment } from "./open-segment.js";
import type { QueryWord } from "./plan-query.js";
import { ranking } from "./ranking.js";

/** Known words that it is made of, else longer ones that begin with it, else similar ones, else its own beginning. */
export async function lookUpLike(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  const parts = await resplit(word, segments);
  if (parts) return parts;
  if (word.term.length >= 4 || !isLatin(word.term)) {
    const longer = await Promise.all(
      segments.map((segment) => segment.beginningWith(word.term, ranking.mostLikeTerms)),
    );
    if (longer.some((terms) => terms.length > 0)) return [joinTerms(word, "prefix", longer, ranking.prefix)];
  }
  const similar = await Promise.all(segments.map((segment) => similarTerms(word.term, segment)));
  if (similar.some((terms) => terms.length > 0)) return [joinTerms(word, "typo", similar, ranking.typo)];
  const lost = Math.min(5, Math.floor(word.text.length / 2.5));
  const beginnings = await Promise.all(segments.map((segment) => beginningOf(word.text, lost, segment)));
  if (beginnings.every((each) => each === null)) return [];
  return [
    joinTerms(
      word,
      "typo",
      beginnings.map((each) => (each ? [each] : [])),
      ranking.typo,
    ),
  ];
}

async function similarTerms(term: string, segment: Segment): Promise<FoundTerm[]> {
  const found: FoundTerm[] = [];
  const { similar } = await segment.vocabulary();
  for (const candidate of similar(term, 4)) {
    const postings = await segment.find(candidate);
    if (postings) found.push({ term: candidate, postings });
  }
  return found;
}

/** The longest term that the word begins with and that leaves off at most `lost` letters. */
async function beginningOf(word: string, lost: number, segment: Segment): Promise<FoundTerm | null> {
  for (let length = word.length - 1; length >= Math.max(3, word.length - lost); length--) {
    const term = word.slice(0, length);
    const postings = await segment.find(term);
    if (postings) return { term, postings };
  }
  return null;
}

const unspacedWord =
  /^[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\ud840-\ud87f]{2,}$/;

/** Another version of the word list may have cut the text elsewhere: cut it by the words that the index has. */
async function resplit(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[] | null> {
  if (!unspacedWord.test(word.text)) return null;
  const found: LookUp[] = [];
  let at = 0;
  while (at < word.text.length) {
    let length = Math.min(6, word.text.length - at);
    let part: LookUp | null = null;
    for (; length > 0 && !part; length--) {
      const text = word.text.slice(at, at + length);
      part = await lookUpExact({ ...word, text, term: text }, segments);
      if (part) found.push(part);
    }
    at += part ? length + 1 : 1;
  }
  return found.length > 0 ? found : null;
}

function isLatin(term: string): boolean {
  return !/[^ -\u024f]/.test(term);
}
