// Compares a question with all sections of a site by their vectors.
import type { QuestionLikeness } from "../../search/bundle.js";
import type { SectionVector } from "./embed-sections.js";
import { cosine } from "./vector.js";

/** So many sections are found that share no word with the question. */
const MOST_NEAREST = 30;

/** Cosines of different models lie in different ranges: each is taken between the mean and the highest of all sections. */
export function compareSections(sections: readonly SectionVector[], question: Int8Array): QuestionLikeness {
  const cosines = Float64Array.from(sections, ({ vector }) => cosine(vector, question));
  const mean = cosines.reduce((sum, each) => sum + each, 0) / Math.max(1, cosines.length);
  const highest = cosines.reduce((most, each) => Math.max(most, each), mean);
  const range = highest - mean || 1;
  const byPlace = new Map(
    sections.map(({ path, section }, index) => [`${path}#${section}`, ((cosines[index] ?? mean) - mean) / range]),
  );
  const order = Array.from(sections.keys()).sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
  return {
    of: ({ path, section }) => byPlace.get(`${path}#${section}`) ?? 0,
    nearest: order.slice(0, MOST_NEAREST).flatMap((index) => sections[index] ?? []),
  };
}
