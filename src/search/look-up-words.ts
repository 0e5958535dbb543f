// Finds for each word of a query the terms of the index that answer it: the word itself, else what it begins or was meant to be.

import type { FoundTerm, Segment } from "./open-segment.js";
import type { QueryWord } from "./plan-query.js";
import { ranking } from "./ranking.js";
import type { Postings } from "./segment.js";

type Likeness = "exact" | "prefix" | "typo" | "part";

/** A word with the sections that answer it, for each segment in turn. */
export interface LookUp {
  readonly word: string;
  /** The terms that answered. */
  readonly terms: readonly string[];
  readonly how: Likeness;
  readonly weight: number;
  readonly postings: readonly (Postings | null)[];
}

/** Looks up every word in all segments, which are of one language. Words that nothing answers are left out. */
export async function lookUpWords(words: readonly QueryWord[], segments: readonly Segment[]): Promise<LookUp[]> {
  const found = await Promise.all(words.map((word) => lookUpWord(word, segments)));
  return found.flat();
}

async function lookUpWord(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  const exact = await lookUpExact(word, segments);
  if (word.isOpen) return lookUpOpen(word, exact, segments);
  if (exact) return [exact];
  // Identifiers are found by their words anyway.
  if (word.kind !== "word") return [];
  return (await resplit(word, segments)) ?? (await lookUpLike(word, segments));
}

async function lookUpExact(word: QueryWord, segments: readonly Segment[]): Promise<LookUp | null> {
  const postings = await Promise.all(segments.map((segment) => segment.find(word.term)));
  const long =
    word.longForm === null ? null : await lookUpExact({ ...word, term: word.longForm, longForm: null }, segments);
  if (postings.every((each) => each === null)) return long;
  const isPart = word.kind === "part";
  const weight = word.count * (isPart ? ranking.part : 1);
  const exact: LookUp = { word: word.text, terms: [word.term], how: isPart ? "part" : "exact", weight, postings };
  return long ? withMore(exact, long, ranking.longForm) : exact;
}

/** The word being typed: itself, and what it may become. */
async function lookUpOpen(word: QueryWord, exact: LookUp | null, segments: readonly Segment[]): Promise<LookUp[]> {
  const prefix = shortest(word.text, word.term);
  const found = await Promise.all(segments.map((segment) => segment.beginningWith(prefix, ranking.mostLikeTerms)));
  const longer = found.map((terms) => terms.filter(({ term }) => term !== word.term));
  if (longer.some((terms) => terms.length > 0)) {
    const like = joined(word, "prefix", longer, ranking.prefix);
    return exact ? [withMore(exact, like, 1)] : [like];
  }
  if (exact) return [exact];
  return (await resplit(word, segments)) ?? (await lookUpLike(word, segments));
}

/** What the reader typed, unless its term is a beginning of it. */
function shortest(text: string, term: string): string {
  return text.startsWith(term) ? term : text;
}

/** Adds sections that answer in another way; where both do, the stronger counts. */
function withMore(exact: LookUp, like: LookUp, weight: number): LookUp {
  const postings = exact.postings.map((own, index) => {
    const more = like.postings[index] ?? null;
    if (!own || !more) return own ?? (more && scaled(more, weight));
    return union([
      { postings: own, weight: 1 },
      { postings: more, weight },
    ]);
  });
  return { ...exact, terms: [...exact.terms, ...like.terms], postings };
}

/** A word that the index does not have: longer words that begin with it, else similar ones, else its own beginning. */
async function lookUpLike(word: QueryWord, segments: readonly Segment[]): Promise<LookUp[]> {
  if (word.term.length >= 4 || !isLatin(word.term)) {
    const longer = await Promise.all(
      segments.map((segment) => segment.beginningWith(word.term, ranking.mostLikeTerms)),
    );
    if (longer.some((terms) => terms.length > 0)) return [joined(word, "prefix", longer, ranking.prefix)];
  }
  const similar = await Promise.all(segments.map((segment) => similarTerms(word.term, segment)));
  if (similar.some((terms) => terms.length > 0)) return [joined(word, "typo", similar, ranking.typo)];
  const lost = Math.min(5, Math.floor(word.text.length / 2.5));
  const beginnings = await Promise.all(segments.map((segment) => segment.beginningOf(word.text, lost)));
  if (beginnings.every((each) => each === null)) return [];
  return [
    joined(
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

function joined(word: QueryWord, how: Likeness, found: readonly FoundTerm[][], weight: number): LookUp {
  const postings = found.map((terms) =>
    terms.length === 0
      ? null
      : union(terms.map((each) => ({ postings: each.postings, weight: closeness(word, each) }))),
  );
  const terms = [...new Set(found.flatMap((each) => each.map(({ term }) => term)))];
  return { word: word.text, terms, how, weight: weight * word.count, postings };
}

/** Of two longer words the one with fewer letters to come is closer. */
function closeness(word: QueryWord, { term }: FoundTerm): number {
  return Math.min(1, 0.6 + (0.4 * word.text.length) / Math.max(term.length, 1));
}

/** Sections of any of the terms; where several are in one section, the strongest counts. */
function union(parts: readonly { readonly postings: Postings; readonly weight: number }[]): Postings {
  const [only] = parts;
  if (parts.length === 1 && only) return scaled(only.postings, only.weight);
  const end = Math.max(...parts.map(({ postings }) => postings.sections.at(-1) ?? 0)) + 1;
  const strongest = new Uint8Array(end);
  let count = 0;
  for (const { postings, weight } of parts) {
    for (let index = 0; index < postings.sections.length; index++) {
      const section = postings.sections[index] ?? 0;
      // What is weak still answers: an impact never falls to nothing.
      const impact = Math.max(1, (postings.impacts[index] ?? 0) * weight);
      const before = strongest[section] ?? 0;
      if (before === 0) count++;
      if (impact > before) strongest[section] = impact;
    }
  }
  const sections = new Uint32Array(count);
  const impacts = new Uint8Array(count);
  let at = 0;
  for (let section = 0; section < end; section++) {
    const impact = strongest[section] ?? 0;
    if (impact === 0) continue;
    sections[at] = section;
    impacts[at++] = impact;
  }
  return { sections, impacts };
}

function scaled(postings: Postings, weight: number): Postings {
  if (weight === 1) return postings;
  return { sections: postings.sections, impacts: postings.impacts.map((impact) => impact * weight) };
}
