// Owns the weights of ranking.
//
// Chosen with `npm run bench:search-quality` on five sets of 536 questions in English, French and Chinese, by the mean
// share of right pages among the first five (R@5) and the rank of the first right one (MRR). The best is flat: most
// weights halved or doubled move the mean by less than half a point, and 1.5 points are noise. Measured one at a time:
// text diluted 0.7 instead of 0.4: R@5 -0.6, MRR -2.8; heading 4 instead of 3: R@5 -0.3; page share 0.4 instead of
// 0.2: R@5 -1.9; no words of links: R@5 -2.4 where readers search with the words of links. Rarity to the power of 0.8
// instead of 1, with title 5 instead of 4 and page share 0.2 instead of 0.1: R@5 +0.4, MRR +0.8; 0.65 is no worse.
// Tried and not kept: smaller dilutions, and less for long and deep sections. On 33 other sites, R@5 of 521 headings that
// are questions 86.8 and 85.8, of 376 texts of links 85.8 and 87.2, of 277 readers' questions 95.3 and 95.5.

/** How much one occurrence in a field counts, how strongly a long field dilutes it, and how long such a field usually is. */
interface FieldWeight {
  readonly weight: number;
  readonly dilution: number;
  readonly usualLength: number;
}

export const FIELDS = {
  title: { weight: 5, dilution: 0.5, usualLength: 3 },
  heading: { weight: 3, dilution: 0.3, usualLength: 3 },
  trail: { weight: 1, dilution: 0.3, usualLength: 5 },
  crumbs: { weight: 0.5, dilution: 0.3, usualLength: 4 },
  path: { weight: 1, dilution: 0.3, usualLength: 4 },
  body: { weight: 1, dilution: 0.4, usualLength: 70 },
  code: { weight: 0.35, dilution: 0.75, usualLength: 50 },
  keywords: { weight: 1, dilution: 0.3, usualLength: 5 },
  inlinks: { weight: 2, dilution: 0.3, usualLength: 5 },
  sentence: { weight: 2, dilution: 0.6, usualLength: 6 },
  operation: { weight: 20, dilution: 0, usualLength: 1 },
  parts: { weight: 0.3, dilution: 0.5, usualLength: 20 },
} as const satisfies Record<string, FieldWeight>;

export type Field = keyof typeof FIELDS;

/** What a section keeps of its words' impacts for each doubling of its letters above a number. */
export const LONG_SECTION = { letters: 2000, keeps: 0.9 };

/** How soon more of the same word stops to count; queries do not need it. */
export const SATURATION = 1.6;

/** Share of a score that goes with the share of the query's words that the section has. */
export const COVERAGE_SHARE = 0.15;

/** Most terms that one unfinished or misspelt word stands for. */
export const MOST_LIKE_TERMS = 24;

export const RANKING = {
  /** Share of the page's own score in the score of its sections. */
  pageShare: 0.2,
  /** What a rare word tells more than a usual one, tempered: one odd word of a question must not outweigh all others. */
  rarityPower: 0.8,
  /** A boost above 1 is raised to this power. As it is written, the boosts of a real site put its boosted pages above
   * nearly every better answer (R@5 35 instead of 93); to the power of 0.3 it is 87, of 0.2 92, of 0.1 93. */
  boostPower: 0.08,
  /** A boost below 1 is the author's wish that a page steps back: it costs no answer, and counts for more. */
  stepBackPower: 0.5,
  /** What each kind of word in a query is worth. Who writes an operation as its description has it wants that one. */
  word: 1,
  whole: 1,
  part: 0.3,
  /** A part of a name that the index has. Names from code, R@5: at 1 94 and 95, at 0.15 98 and 100, at 0 96 and 100. */
  partOfKnown: 0.15,
  operation: 10,
  /** A parameter, a body or a response, while a word is only begun. Beginnings of words from headings of 260 guides, beside
   * 1,300 operations: such a section leads for 2 of 485 instead of 10, MRR 67.5 to 68.2; a site with few operations stays. */
  partOfApi: 0.6,
  /** The weight of words similar to a word, relative to the word itself. */
  prefix: 0.6,
  typo: 0.7,
};

/** What counts for a word of a question that may stand for others. */
export const OTHER_WORDS = {
  /** Where no section has the word itself: the more have it, the less. What counts less than the least is not looked up. */
  synonym: 0.6,
  least: 0.1,
  /** Of what several words mean together, such as "turn off". */
  phrase: 0.9,
};
