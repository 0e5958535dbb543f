// Joins terms that answer a word together into one answer.
import type { FoundTerm } from "../reading/open-segment.js";
import type { Postings } from "../segment.js";
import type { QueryWord } from "./plan-query.js";
import { RANKING } from "./ranking.js";

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

/** What is like a word, for each segment in turn. */
export interface LikeTerms {
  readonly how: "prefix" | "typo";
  readonly found: readonly (readonly FoundTerm[])[];
}

export function joinTerms(word: QueryWord, { how, found }: LikeTerms): LookUp {
  const postings = found.map((terms) =>
    terms.length === 0
      ? null
      : union(terms.map((each) => ({ postings: each.postings, weight: closeness(word, each) }))),
  );
  const terms = [...new Set(found.flat().map(({ term }) => term))];
  return { word: word.text, terms, how, weight: RANKING[how] * word.count, postings };
}

/** Of two longer words the one with fewer letters to come is closer. */
function closeness(word: QueryWord, { term }: FoundTerm): number {
  return Math.min(1, 0.6 + (0.4 * word.text.length) / Math.max(term.length, 1));
}

/** Adds sections that answer in another way; where both do, the stronger counts. */
export function withMore(exact: LookUp, like: LookUp, weight: number): LookUp {
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
