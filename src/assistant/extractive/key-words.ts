// Owns the topic of a question: its key words, as the index spells them.
import type { Hit } from "../../search/bundle.js";
import { loadTokeniser, type Tokeniser } from "../../search/words/tokeniser.js";
import { addTo } from "../../shared/lists.js";
import type { ReplyTask } from "../provider.js";
import { synonymsIn } from "../synonyms/synonyms-in.js";
import { understandQuestion } from "../understand-question.js";
import { hasUnknownThing } from "./evidence/unknown-things.js";
import { explainedSubjects, firstSentences } from "./explains.js";
import { isWeakWord } from "./question-words.js";
import { type SplitSentences, sentenceSplitter } from "./split-sentences.js";

/** Measures how much of a question a text is about. */
export interface KeyWords {
  /** Share of the question's words that the texts have together, from 0 to 1; rare words count more. */
  share(...texts: readonly string[]): number;
  /** Share of the text's own words that the question has: 1 for a heading that is about nothing else. */
  focus(text: string): number;
  /** True if the text begins by saying what the question's subject is. */
  isDefinition(text: string): boolean;
  /** How many of the question's words say what it is about. */
  readonly telling: number;
  /** Whether the question is about a thing of which nothing that was found has a word. */
  readonly hasUnknown: boolean;
  /** Cuts text of this language into sentences. */
  readonly split: SplitSentences;
}

/** What a word that hardly says what a question is about counts beside the others. */
const WEAK_WEIGHT = 0.25;

/** What counts a word that may stand for that of the question, beside the word itself. */
const OTHER_WORD = 0.6;

const PLAIN_BEGINNING = /^[a-z\d]{2}/;

/** @param hits what the search found: its reasons say which words are rare */
export async function keyWords(task: ReplyTask, hits: readonly Hit[]): Promise<KeyWords> {
  const question = understandQuestion(task).query;
  const language = hits[0]?.page.language ?? "en";
  const tokeniser = await loadTokeniser(language);
  const { termOf } = tokeniser;
  const termsOf = (text: string) => words(text, tokeniser).map(termOf);
  const asked = words(question, tokeniser);
  // What the site calls itself says nothing on most of its pages.
  const weak = new Set([...asked.filter(isWeakWord).map(termOf), ...termsOf(task.site.title ?? "")]);
  const wanted = [...new Set(asked.map(termOf))];
  const things = wanted.filter((term) => !weak.has(term));
  const weights = wordWeights(wanted, hits);
  const weightOf = (term: string) => (weights.get(term) ?? 0) * (things.length > 0 && weak.has(term) ? WEAK_WEIGHT : 1);
  const sum = (worth: (term: string) => number) => wanted.reduce((all, term) => all + worth(term), 0);
  const total = sum(weightOf);
  const meanings = meaningsOf(wanted, question, tokeniser);
  const alike = (term: string) => [...(meanings.get(term) ?? new Map<string, number>()).keys()];
  const saidIn = finderOf(new Set(wanted.flatMap(alike)), tokeniser);
  const found = new Set(hits.flatMap((hit) => foundBy(hit, tokeniser)));
  return {
    telling: things.length || wanted.length,
    hasUnknown: hasUnknownThing(question, things, { hits, tokeniser, alike, isFound: (term) => found.has(term) }),
    split: sentenceSplitter(language),
    share(...texts) {
      const said = texts.map(saidIn);
      const counted = (term: string) =>
        [...(meanings.get(term) ?? [])].map(([each, counts]) => (said.some((terms) => terms.has(each)) ? counts : 0));
      return total === 0 ? 0 : sum((term) => weightOf(term) * Math.max(0, ...counted(term))) / total;
    },
    focus(text) {
      const own = [...new Set(termsOf(text))];
      return own.length === 0 ? 0 : own.filter((term) => wanted.includes(term)).length / own.length;
    },
    isDefinition: (text) =>
      firstSentences(text)
        .flatMap(explainedSubjects)
        .some((subject) => namesAll(new Set(termsOf(subject)), wanted, things)),
  };
}

/** Whether a subject is that of a question: what is said of monitors does not explain match monitors. */
function namesAll(named: ReadonlySet<string>, wanted: readonly string[], things: readonly string[]): boolean {
  const isWhole = things.length === 0 || 2 * things.filter((term) => named.has(term)).length > things.length;
  return named.size > 0 && [...named].every((term) => wanted.includes(term)) && isWhole;
}

/** For each term of the question those that may stand for it, and what they count. */
function meaningsOf(
  wanted: readonly string[],
  question: string,
  tokeniser: Tokeniser,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const synonymsOf = synonymFinder(tokeniser);
  const otherWords = synonymsIn(question, tokeniser);
  return new Map(
    wanted.map((term) => {
      const others = (otherWords(term)?.terms ?? []).map((other) => [other, OTHER_WORD] as const);
      return [term, new Map([...others, ...[term, ...synonymsOf(term)].map((same) => [same, 1] as const)])];
    }),
  );
}

/** Tells which of the terms a text has. Stemming costs most, and few words begin like one that is asked for. */
function finderOf(terms: ReadonlySet<string>, tokeniser: Tokeniser): (text: string) => ReadonlySet<string> {
  const beginnings = new Set([...terms].map((term) => term.slice(0, 2)));
  // An accent that is taken off changes a beginning.
  const mayBe = (word: string) => beginnings.has(word.slice(0, 2)) || !PLAIN_BEGINNING.test(word);
  const known = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const said =
      known.get(text) ??
      new Set(
        words(text, tokeniser)
          .filter(mayBe)
          .map((word) => tokeniser.termOf(word))
          .filter((term) => terms.has(term)),
      );
    known.set(text, said);
    return said;
  };
}

/** The terms by which a hit was found. */
function foundBy({ reasons }: Hit, { termOf }: Tokeniser): string[] {
  return reasons.flatMap(({ term, word }) => [term, termOf(word)]);
}

/** A word's usual share in the score of what it found; one that found nothing is as telling as the most telling. */
function wordWeights(wanted: readonly string[], hits: readonly Hit[]): Map<string, number> {
  const shares = new Map<string, number[]>();
  for (const { reasons } of hits) for (const { term, share } of reasons) addTo(shares, term, share);
  const means = new Map(
    [...shares].map(([term, all]) => [term, all.reduce((sum, share) => sum + share, 0) / all.length]),
  );
  const largest = Math.max(0.01, ...wanted.map((term) => means.get(term) ?? 0));
  return new Map(wanted.map((term) => [term, means.get(term) ?? largest]));
}

/** The words of a text that say something. */
function words(text: string, { cut, stopWords }: Tokeniser): string[] {
  const found: string[] = [];
  cut(text, (word, kind) => {
    if (kind !== "part" && !stopWords.has(word)) found.push(word);
  });
  return found;
}

/** Owns the words that documentation uses for one another: who asks how to compose is answered by what says how to combine. */
const groups = [
  "combine compose merge mount",
  "protect secure authenticate",
  "login authentication oauth",
  "delete remove drop",
  "change update edit modify",
  "reduce decrease shrink",
  "skip exclude ignore omit",
  "rerun retry",
  "export dump",
  "upgrade update migrate",
  "error exception failure",
  "failure fail",
  "start launch run",
  "show display",
  "hide hidden",
  "disable deactivate",
  "backup snapshot dump",
  "folder directory",
  "repo repository",
  "picture image screenshot",
  "price pricing cost",
  "buy purchase order",
  "translate translation localization internationalization",
  "font typography",
  "upload import",
  "convert transform",
  "timeout duration lifetime",
  "schedule scheduled cron recurring",
  "limit maximum quota",
  "self-host self-hosted self-hosting selfhost",
].map((group) => group.split(" "));

/** The terms of the synonyms of the word that has this term. */
function synonymFinder({ language, termOf }: Tokeniser): (term: string) => readonly string[] {
  if (language !== "en") return () => [];
  const termGroups = groups.map((group) => group.map(termOf));
  return (term) => termGroups.filter((group) => group.includes(term)).flat();
}
