// Finds what the words of a question may be called in the documentation.
import type { OtherWordsOf } from "../../search/query/plan-query.js";
import type { Tokeniser } from "../../search/words/tokeniser.js";
import { synonymsBeginning } from "./read-tables.js";

/** Words that may stand apart from their verb: "kick someone out". */
const PARTICLES = new Set("away back down in off on out over through together up".split(" "));
const WIDEST_GAP = 3;

/** What the words of a question may stand for. English only. The longest phrase counts: a gift card is no card to pay with. */
export function synonymsIn(question: string, { language, cut, termOf, stopWords }: Tokeniser): OtherWordsOf {
  if (language !== "en") return () => null;
  const asked: string[] = [];
  cut(question, (word, kind) => {
    if (kind === "word") asked.push(word);
  });
  const others = new Map<string, { terms: Set<string>; isOfPhrase: boolean }>();
  const taken = new Map<number, number>();
  for (const { places, meant } of matchesIn(asked, termOf)) {
    if (places.some((place) => (taken.get(place) ?? 0) > places.length)) continue;
    for (const place of places) {
      const word = asked[place] ?? "";
      taken.set(place, places.length);
      if (stopWords.has(word)) continue;
      const term = termOf(word);
      const known = others.get(term) ?? { terms: new Set(), isOfPhrase: places.length > 1 };
      for (const each of meant) known.terms.add(termOf(each));
      known.terms.delete(term);
      others.set(term, known);
    }
  }
  const found = new Map([...others].map(([term, { terms, isOfPhrase }]) => [term, { terms: [...terms], isOfPhrase }]));
  return (term) => found.get(term) ?? null;
}

interface Match {
  /** Numbers of the words of the question that it consists of. */
  readonly places: readonly number[];
  readonly meant: readonly string[];
}

/** Longest first. */
function matchesIn(asked: readonly string[], termOf: (word: string) => string): Match[] {
  const matches = asked.flatMap((word, from) =>
    synonymsBeginning(word).flatMap(({ said, meant }) => {
      const places = placesOf(said, asked.slice(from, from + said.length + WIDEST_GAP), termOf);
      return places === null ? [] : [{ places: places.map((place) => from + place), meant }];
    }),
  );
  return matches.sort((a, b) => b.places.length - a.places.length);
}

/** Where the first words of a question say this; null: they do not. */
function placesOf(
  said: readonly string[],
  asked: readonly string[],
  termOf: (word: string) => string,
): readonly number[] | null {
  const places: number[] = [];
  for (const [index, word] of said.entries()) {
    const next = (places.at(-1) ?? -1) + 1;
    const end = next + 1 + (index > 0 && PARTICLES.has(word) ? WIDEST_GAP : 0);
    const place = asked.slice(next, end).findIndex((other) => isForm(other, word, termOf));
    if (place === -1) return null;
    places.push(next + place);
  }
  return places;
}

/** Stems go too far alone: `custom` has that of `customer`. */
function isForm(other: string, word: string, termOf: (word: string) => string): boolean {
  return other === word || (other.startsWith(word.replace(/[ey]$/, "")) && termOf(other) === termOf(word));
}
