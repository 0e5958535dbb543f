// Written by `node bench/answers/train.js --write`: never edit it.

export const RANK = { score: 4.606, title: 1.497, headingFocus: 0.21, reference: -1.937 };

export const CHANCE = {
  said: 1.095,
  found: 1.831,
  heading: 0.731,
  similarity: 2.588,
  telling: 0.161,
  ahead: 0.84,
  thingUnknown: -2.093,
  namesUnsaid: -2.118,
  objectUnsaid: -1.557,
  actionUnsaid: -2.301,
};

/** The chance before any sign, as the others count it. */
export const CHANCE_ALONE = -4.055;

/** That of a section if nothing tells how similar it is to the question. */
export const TYPICAL_SIMILARITY = 0.49;

/** The least chances of a quote and of being shown, by group of languages. */
export const LEAST_CHANCE = {
  english: { quote: 0.448, closest: 0.022 },
  other: { quote: 0.514, closest: 0.114 },
  unspaced: { quote: 0.526, closest: 0.097 },
};
