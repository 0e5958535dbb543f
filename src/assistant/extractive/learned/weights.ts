// Written by `node bench/answers/train.js --write`: never edit it.

export const RANK = { score: 4.004, title: 1.932, headingFocus: 0.228, reference: -1.909 };

export const CHANCE = {
  said: 1.426,
  found: 1.493,
  heading: 0.518,
  similarity: 2.618,
  telling: 0.136,
  ahead: 0.729,
  thingUnknown: -1.945,
  namesUnsaid: -2.078,
  objectUnsaid: -1.613,
  actionUnsaid: -2.466,
};

/** The chance before any sign, as the others count it. */
export const CHANCE_ALONE = -3.901;

/** That of a section if nothing tells how similar it is to the question. */
export const TYPICAL_SIMILARITY = 0.505;

/** The least chances of a quote and of being shown, by group of languages. */
export const LEAST_CHANCE = {
  english: { quote: 0.452, closest: 0.026 },
  other: { quote: 0.486, closest: 0.061 },
  unspaced: { quote: 0.522, closest: 0.022 },
};
