// Answers a query from segments: the one search of the browser, the assistant and the command line.

import type { Segment } from "../reading/open-segment.js";
import type { Facet } from "../segment.js";
import type { Tokeniser } from "../words/tokeniser.js";
import { joinTerms, type LookUp, withMore } from "./join-terms.js";
import { type OtherWordsOf, planQuery, type QueryWord } from "./plan-query.js";
import { MOST_LIKE_TERMS, RANKING } from "./ranking.js";
import { type Found, scoreSections, type Weighted, weighLookUps } from "./score-sections.js";

export interface Question {
  readonly text: string;
  /** The reader is typing: the last word may go on. */
  readonly isTyping: boolean;
  readonly most: number;
  readonly allows: (facet: Facet) => boolean;
  readonly otherWords?: OtherWordsOf | undefined;
}

export interface Answer {
  /** Best first. */
  readonly found: readonly Found[];
  /** What answered the words of the question. */
  readonly lookUps: readonly Weighted[];
}

/** Searches segments of one language. */
export async function searchSegments(
  question: Question,
  segments: readonly Segment[],
  tokeniser: Tokeniser,
): Promise<Answer> {
  const words = planQuery(question, tokeniser, await operationIn(question.text));
  const lookUps = weighLookUps(await lookUpWords(words, segments), segments);
  return { found: scoreSections(lookUps, segments, question), lookUps };
}

/** Browsers load what it takes on the first query that may name an operation. */
async function operationIn(text: string): Promise<string | null> {
  return text.includes("/") ? (await import("../words/operation-name.js")).operationName(text) : null;
}

/** Looks up every word in all segments, which are of one language. */
async function lookUpWords(words: readonly QueryWord[], segments: readonly Segment[]): Promise<LookUp[]> {
  const found = await Promise.all(words.map((word) => lookUpWord(word, segments)));
  // The parts of a name follow it; where the index has the name itself, they say little more.
  let isWholeKnown = false;
  return found.flatMap((lookUps, index) => {
    if (words[index]?.kind !== "part") isWholeKnown = lookUps.some(({ how }) => how === "exact");
    else if (isWholeKnown) return lookUps.map((lookUp) => ({ ...lookUp, weight: lookUp.weight * RANKING.partOfKnown }));
    return lookUps;
  });
}

async function lookUpWord(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  const exact = await withOthers(word, await lookUpExact(word, segments), segments);
  const longer = word.isOpen && (await lookUpLonger(word, segments));
  if (longer) return [exact ? withMore(exact, longer, 1) : longer];
  if (exact) return [exact];
  // Identifiers are found by their words anyway.
  return word.kind === "word" ? lookUpUnknown(word, segments) : [];
}

async function lookUpExact(word: QueryWord, segments: readonly Segment[]): Promise<LookUp | null> {
  const postings = await Promise.all(segments.map((segment) => segment.find(word.term)));
  const long = word.longForm ? await lookUpExact({ ...word, term: word.longForm, longForm: null }, segments) : null;
  if (postings.every((each) => each === null)) return long;
  const exact: LookUp = {
    word: word.text,
    terms: [word.term],
    how: word.kind === "part" ? "part" : "exact",
    weight: word.count * RANKING[word.kind],
    postings,
  };
  return long ? withMore(exact, long, RANKING.longForm) : exact;
}

/** Adds sections with other words that the word may stand for; what the site has no word of is answered by them alone. */
async function withOthers(word: QueryWord, exact: LookUp | null, segments: readonly Segment[]): Promise<LookUp | null> {
  if (!word.others) return exact;
  const weight = word.others.isOfPhrase ? RANKING.phrase : RANKING.synonym / (1 + usage(exact, segments));
  if (weight < RANKING.leastOfSynonym) return exact;
  const one = { text: word.text, kind: word.kind, count: word.count };
  const all = await Promise.all(word.others.terms.map((term) => lookUpExact({ ...one, term }, segments)));
  const [first, ...more] = [exact, ...all].filter((each) => each !== null);
  return first ? more.reduce((sum, each) => withMore(sum, each, exact ? weight : 1), first) : null;
}

/** How usual a word is on a site: 0 where no section has it, 1 where one in a hundred has. */
function usage(exact: LookUp | null, segments: readonly Segment[]): number {
  const holding = exact?.postings.reduce((sum, postings) => sum + (postings?.sections.length ?? 0), 0) ?? 0;
  return (100 * holding) / segments.reduce((sum, { sections }) => sum + sections, 1);
}

/** What the word being typed may become. */
async function lookUpLonger(word: QueryWord, segments: readonly Segment[]): Promise<LookUp | null> {
  // What the reader typed, unless its term is a beginning of it.
  const prefix = word.text.startsWith(word.term) ? word.term : word.text;
  const found = await Promise.all(segments.map((segment) => segment.beginningWith(prefix, MOST_LIKE_TERMS)));
  const longer = found.map((terms) => terms.filter(({ term }) => term !== word.term));
  return longer.flat().length > 0 ? joinTerms(word, { how: "prefix", found: longer }) : null;
}

async function lookUpUnknown(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  const { knownPieces, likeTerms } = await import("./like-terms.js");
  const pieces = await knownPieces(word.text, segments);
  const found = await Promise.all(pieces.map((text) => lookUpExact({ ...word, text, term: text }, segments)));
  if (pieces.length > 0) return found.filter((piece) => piece !== null);
  return [joinTerms(word, await likeTerms(word, segments))];
}
