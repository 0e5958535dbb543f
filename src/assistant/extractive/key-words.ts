// Owns what a question is about: its words in the form in which the index knows them.
import type { Hit } from "../../search/bundle.js";
import { loadTokeniser, type Tokeniser } from "../../search/words/tokeniser.js";
import { synonymFinder } from "../synonyms/synonym-groups.js";
import { synonymsIn } from "../synonyms/synonyms-in.js";
import { askingWords } from "./asking-words.js";
import { hasUnknownThing } from "./evidence/unknown-things.js";
import { explainedSubjects, firstSentences } from "./explains.js";
import { isStartingWord, isWeakWord, joinVerbs, programAsking } from "./question-words.js";
import { type SplitSentences, sentenceSplitter } from "./split-sentences.js";
import { type PlacedWord, worthTogether } from "./words-together.js";

/** Measures how much of a question a text is about. */
export interface KeyWords {
  /** Share of the question's words that the texts have together, from 0 to 1; rare words count more. */
  share(...texts: string[]): number;
  /** The same for a hit: what the search found there, and what its name says. */
  shareOfHit(hit: Hit, name: string): number;
  /** Share of the question's words that the text says close to each other. */
  together(text: string): number;
  /** Share of the question's words that names and a text have together, each counted the same. */
  evenShare(names: string, text: string): number;
  /** Whether any of the words says what the question is about. */
  readonly hasTopic: boolean;
  /** How many of the question's words say what it is about. */
  readonly telling: number;
  /** Whether the question is about a thing of which nothing that was found has a word. */
  readonly hasUnknown: boolean;
  /** Cuts text of this language into sentences. */
  readonly split: SplitSentences;
  /** Share of the text's own words that the question has: 1 for a heading that is about nothing else. */
  focus(text: string): number;
  /** True where the text begins by saying what the question's subject is. */
  isDefinition(text: string): boolean;
}

/** What a word that hardly says what a question is about counts beside the others. */
const WEAK_WEIGHT = 0.25;

/** What counts a word that may stand for that of the question, beside the word itself. */
const OTHER_WORD = 0.6;

/** Short words are near to many others: what was found for another word than `rust` is not about it. */
const SHORTEST_TYPO = 6;

const PLAIN_BEGINNING = /^[a-z\d]{2}/;

export interface WordsWanted {
  readonly question: string;
  readonly language: string;
  /** What the search found: its reasons say which words are rare. */
  readonly hits: readonly Hit[];
  readonly known: KnownTerms;
  /** What the site calls itself: on most of its pages that says nothing. */
  readonly siteName: string;
  /** Words that the reader did not write. */
  readonly added?: string;
}

/** The terms of texts that were cut before: the pages that answer most questions are the same. */
export type KnownTerms = Map<string, ReadonlySet<string>>;

const MOST_KNOWN = 20_000;

export async function keyWords({
  question,
  language,
  hits,
  known,
  siteName,
  added = "",
}: WordsWanted): Promise<KeyWords> {
  const tokeniser = await loadTokeniser(language);
  const asked = words(joinVerbs(question), tokeniser);
  const terms = (text: string) => {
    const key = `${language} ${text}`;
    const cut = known.get(key) ?? new Set(words(joinVerbs(text), tokeniser).map((word) => tokeniser.termOf(word)));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, cut);
    return cut;
  };
  const weak = new Set([
    ...[
      ...asked.filter(isWeakWord),
      ...words(siteName, tokeniser),
      ...words(added, tokeniser),
      ...words(programAsking(question) ?? "", tokeniser),
    ].map((word) => tokeniser.termOf(word)),
    ...terms(askingWords(tokeniser.language)),
  ]);
  const wanted = [...new Set(asked.map((word) => tokeniser.termOf(word)))];
  const weights = wordWeights(wanted, hits);
  if (!wanted.every((term) => weak.has(term)))
    for (const term of wanted) if (weak.has(term)) weights.set(term, (weights.get(term) ?? 0) * WEAK_WEIGHT);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const synonymsOf = synonymFinder(tokeniser);
  const accepted = new Map(wanted.map((term) => [term, [term, ...synonymsOf(term)]]));
  const otherWords = synonymsIn(joinVerbs(question), tokeniser);
  const others = new Map(wanted.map((term) => [term, otherWords(term)?.terms ?? []]));
  const alike = (term: string) => [...(accepted.get(term) ?? []), ...(others.get(term) ?? [])];
  /** How far a word of the question is present: less where only another may stand for it. */
  const presence = (present: readonly ReadonlySet<string>[], term: string) => {
    const has = (each: string) => present.some((terms) => terms.has(each));
    if (accepted.get(term)?.some(has)) return 1;
    return others.get(term)?.some(has) ? OTHER_WORD : 0;
  };
  const shareOf = (...present: ReadonlySet<string>[]) =>
    total === 0 ? 0 : wanted.reduce((sum, term) => sum + presence(present, term) * (weights.get(term) ?? 0), 0) / total;
  const askedBy = new Map(wanted.flatMap((term) => alike(term).map((each) => [each, term] as const)).reverse());
  const beginnings = new Set([...askedBy.keys()].map((term) => term.slice(0, 2)));
  // Stemming costs most, and few words begin like one that is asked for. An accent that is taken off changes a beginning.
  const mayBeAsked = (word: string) => beginnings.has(word.slice(0, 2)) || !PLAIN_BEGINNING.test(word);
  const askedIn = (text: string): PlacedWord<string>[] =>
    words(text, tokeniser).flatMap((word, place) => {
      const term = mayBeAsked(word) ? askedBy.get(tokeniser.termOf(word)) : undefined;
      return term === undefined ? [] : [{ word: term, place }];
    });
  let last: { readonly text: string; readonly placed: PlacedWord<string>[] } | null = null;
  /** Two questions are asked of each text, one after the other. */
  const askedInText = (text: string) => {
    last = last?.text === text ? last : { text, placed: askedIn(text) };
    return last.placed;
  };
  const foundBy = ({ reasons }: Hit) =>
    reasons
      .filter(({ how, word, term }) => how !== "typo" || isNear(word, term))
      .flatMap(({ term, word }) => [term, tokeniser.termOf(word)]);
  const found = new Set(hits.flatMap(foundBy));
  const things = wanted.filter((term) => !weak.has(term));
  return {
    telling: things.length || wanted.length,
    hasUnknown: hasUnknownThing(question, things, { hits, tokeniser, alike, isFound: (term) => found.has(term) }),
    hasTopic: asked.some((word) => !weak.has(tokeniser.termOf(word)) && !isStartingWord(word)),
    split: sentenceSplitter(language),
    share: (...texts) => shareOf(...texts.map(terms)),
    together: (text) => (total === 0 ? 0 : worthTogether(askedInText(text), (term) => weights.get(term) ?? 0) / total),
    evenShare(names, text) {
      const said = new Set([...askedIn(names), ...askedInText(text)].map(({ word }) => word));
      return wanted.length === 0 ? 0 : said.size / wanted.length;
    },
    shareOfHit: (hit, name) => shareOf(new Set(foundBy(hit)), terms(name)),
    focus(text) {
      const own = [...terms(text)];
      return own.length === 0 ? 0 : own.filter((term) => wanted.includes(term)).length / own.length;
    },
    isDefinition: (text) =>
      firstSentences(text)
        .flatMap(explainedSubjects)
        .some((subject) => {
          const named = [...terms(subject)];
          const telling = wanted.filter((term) => !weak.has(term));
          // What is said of monitors does not explain match monitors.
          const isWhole = telling.filter((term) => named.includes(term)).length > telling.length / 2;
          return named.length > 0 && named.every((term) => wanted.includes(term)) && (telling.length === 0 || isWhole);
        }),
  };
}

/** Whether a word that was found in place of another may be meant: `ascii` is not, where `AsciiDoc` was asked for. */
function isNear(word: string, term: string): boolean {
  return word.length >= SHORTEST_TYPO && Math.abs(word.length - term.length) <= 2;
}

/** A word's usual share in the score of what it found; one that found nothing is as telling as the most telling. */
function wordWeights(wanted: readonly string[], hits: readonly Hit[]): Map<string, number> {
  const shares = new Map<string, number[]>();
  for (const { reasons } of hits) {
    for (const { term, share } of reasons) shares.set(term, [...(shares.get(term) ?? []), share]);
  }
  const means = new Map(
    [...shares].map(([term, all]) => [term, all.reduce((sum, share) => sum + share, 0) / all.length]),
  );
  const largest = Math.max(0.01, ...wanted.map((term) => means.get(term) ?? 0));
  return new Map(wanted.map((term) => [term, means.get(term) ?? largest]));
}

/** The words of a text that say something. */
export function words(text: string, { cut, stopWords }: Tokeniser): string[] {
  const found: string[] = [];
  cut(text, (word, kind) => {
    if (kind !== "part" && !stopWords.has(word)) found.push(word);
  });
  return found;
}
