// Owns the numbers that decide what is found first.

/** How much one occurrence in a field counts, how strongly a long field dilutes it, and how long such a field usually is. */
export interface FieldWeight {
  readonly weight: number;
  readonly dilution: number;
  readonly usualLength: number;
}

export const fields = {
  title: { weight: 4, dilution: 0.5, usualLength: 3 },
  heading: { weight: 3, dilution: 0.3, usualLength: 3 },
  trail: { weight: 1, dilution: 0.3, usualLength: 5 },
  crumbs: { weight: 0.5, dilution: 0.3, usualLength: 4 },
  path: { weight: 1, dilution: 0.3, usualLength: 4 },
  body: { weight: 1, dilution: 0.4, usualLength: 70 },
  code: { weight: 0.35, dilution: 0.75, usualLength: 50 },
  keywords: { weight: 1, dilution: 0.3, usualLength: 5 },
  inlinks: { weight: 2, dilution: 0.3, usualLength: 5 },
  parts: { weight: 0.3, dilution: 0.5, usualLength: 20 },
} as const satisfies Record<string, FieldWeight>;

export type Field = keyof typeof fields;

export const ranking = {
  /** How soon more of the same word stops to count. */
  saturation: 1.6,
  /** Share of the page's own score in the score of its sections. */
  pageShare: 0.1,
  /** A boost of 3 is raised to this power: taken as it is, it would put a boosted page above every better answer. */
  boostPower: 0.08,
  /** What a word's neighbours are worth beside the word itself. */
  prefix: 0.6,
  typo: 0.7,
  part: 0.3,
  longForm: 0.8,
  /** Most terms that one unfinished or misspelt word stands for. */
  mostLikeTerms: 24,
};
