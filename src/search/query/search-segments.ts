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
  /** Adds what other words find; browsers, which have none, do without. */
  readonly withOthers?: WithOthers;
}

/** Adds sections with other words that the word may stand for to those of the word itself. */
export type WithOthers = (
  word: QueryWord,
  exact: LookUp | null,
  segments: readonly Segment[],
) => Promise<LookUp | null>;

/** What is looked up in, and how. */
interface Place extends Pick<Question, "withOthers"> {
  /** Of one language. */
  readonly segments: readonly Segment[];
  readonly tokeniser: Tokeniser;
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
  const lookUps = weighLookUps(await lookUpWords(words, { ...question, segments, tokeniser }), segments);
  return { found: scoreSections(lookUps, segments, question), lookUps };
}

/** Browsers load what it takes on the first query that may name an operation. */
async function operationIn(text: string): Promise<string | null> {
  return text.includes("/") ? (await import("../words/operation-name.js")).operationName(text) : null;
}

async function lookUpWords(words: readonly QueryWord[], place: Place): Promise<LookUp[]> {
  const found = await Promise.all(words.map((word) => lookUpWord(word, place)));
  // The parts of a name follow it; where the index has the name itself, they say little more.
  let isWholeKnown = false;
  return found.flatMap((lookUps, index) => {
    if (words[index]?.kind !== "part") isWholeKnown = lookUps.some(({ how }) => how === "exact");
    else if (isWholeKnown) return lookUps.map((lookUp) => ({ ...lookUp, weight: lookUp.weight * RANKING.partOfKnown }));
    return lookUps;
  });
}

async function lookUpWord(word: QueryWord, place: Place): Promise<LookUp[]> {
  const { segments, withOthers } = place;
  const own = await lookUpExact(word, segments);
  const exact = withOthers ? await withOthers(word, own, segments) : own;
  const longer = word.isOpen && (await lookUpLonger(word, segments));
  if (longer) return [exact ? withMore(exact, longer, 1) : longer];
  if (exact) return [exact];
  // Identifiers are found by their words anyway.
  return word.kind === "word" ? lookUpUnknown(word, place) : [];
}

export async function lookUpExact(word: QueryWord, segments: readonly Segment[]): Promise<LookUp | null> {
  const postings = await Promise.all(segments.map((segment) => segment.find(word.term)));
  const exact: LookUp = {
    word: word.text,
    terms: [word.term],
    how: word.kind === "part" ? "part" : "exact",
    weight: word.count * RANKING[word.kind],
    postings,
  };
  const same = await Promise.all((word.same ?? []).map((term) => lookUpExact({ ...word, term, same: [] }, segments)));
  return together([postings.some(Boolean) ? exact : null, ...same], 1);
}

/** What the first that answers anything finds, and with a weight what the others do; null: none does. */
export function together(lookUps: readonly (LookUp | null)[], weight: number): LookUp | null {
  const [first, ...more] = lookUps.filter((each) => each !== null);
  return first ? more.reduce((sum, each) => withMore(sum, each, weight), first) : null;
}

/** What the word being typed may become. */
async function lookUpLonger(word: QueryWord, segments: readonly Segment[]): Promise<LookUp | null> {
  // What the reader typed, unless its term is a beginning of it.
  const prefix = word.text.startsWith(word.term) ? word.term : word.text;
  const found = await Promise.all(segments.map((segment) => segment.beginningWith(prefix, MOST_LIKE_TERMS)));
  const longer = found.map((terms) => terms.filter(({ term }) => term !== word.term));
  return longer.flat().length > 0 ? joinTerms(word, { how: "prefix", found: longer }) : null;
}

async function lookUpUnknown(word: QueryWord, { segments, tokeniser }: Place): Promise<LookUp[]> {
  const { beginningTerms, knownPieces, likeTerms, mayGoOn } = await import("./like-terms.js");
  const longer = !word.isOpen && mayGoOn(word) && (await lookUpLonger(word, segments));
  if (longer) return [longer];
  const like = await likeTerms(word, segments);
  if (like) return [joinTerms(word, like)];
  const pieces = await knownPieces(word.text, segments, tokeniser);
  const found = await Promise.all(pieces.map((term) => lookUpExact({ ...word, term }, segments)));
  if (pieces.length > 0) return found.filter((piece) => piece !== null);
  return [joinTerms(word, await beginningTerms(word, segments))];
}
