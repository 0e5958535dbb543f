// Owns what each sign counts that a passage answers a question.

/** A question is led by the passage whose signs count most together. A sign holds from 0, not at all, to 1. */
export const WEIGHTS = {
  // How much of the question the search found there, and its names and text have.
  /** 1 for what the search found first, less for each that follows. */
  place: 1.6,
  coverage: 1,
  headingCoverage: 0.7,
  titleCoverage: 0.4,
  focus: 0.4,
  /** A heading asks the same. */
  likeness: 1.2,
  /** The heading is an identifier that the question names, or one that it does not. */
  namedIdentifier: 1.5,
  otherIdentifier: -1,
  /** Nothing is more about something than the page that is called after nothing else; many could be called after one word. */
  wholeTitle: 0.5,
  oneWordTitle: 0.15,

  // What it shows: signatures and bare code say little to a reader.
  prose: 0.4,
  code: 0.25,
  codeInLanguageAsked: 0.6,
  codeInOtherLanguage: -0.6,

  // Where it comes from: what is outdated or destroys more than was asked for never leads where anything else answers.
  outdated: -3,
  destroysMore: -3,
  /** Proposals, internals and examples answer after what explains. */
  draft: -1.8,
  example: -0.45,
  /** How to use the site's product with another one answers those who name that. */
  otherProduct: -0.8,
  /** "React Native" is something else than the React that is asked for. */
  otherPlatform: -1.5,
  platformAsked: 0.5,
  /** The page for those who only ask how to start. */
  firstSteps: 3,
  /** On a page that the last answer rests on, or in the folder of one where something else is asked for instead. */
  cited: 0.6,
  nextToCited: 0.4,

  // What it does: who asks how to change a thing must not be told to remove it.
  otherAction: -1,
  /** Who asks what something is does not ask how to change it. */
  unaskedAction: -0.8,
  sameAction: 0.12,

  // Who asks how to do something is answered by steps, not by what comes before or after them.
  besideMatter: -0.5,
  onlyLinks: -0.8,
  guide: 0.35,
  steps: 0.4,
  /** Where nothing failed, the cure of a fault is no answer. */
  unaskedFault: -0.7,

  // What kind of page is asked for. Where something is explained, chosen or begun, the reference of an operation is no answer;
  // a guide comes before the request that does the same.
  reference: -1,
  referenceBeforeGuide: -0.5,
  startNamedOpening: 1.2,
  startNamedSection: 0.4,
  startOpening: 0.4,
  startPage: 0.3,
  definition: 1.6,
  definitionNamed: 0.4,
  definitionOpening: 0.4,
  definitionTitled: 0.5,
  definitionOnStartPage: 0.4,
  /** A quickstart says what to do, not what something is. */
  quickstartExplains: -1.2,
  comparisonNamed: 0.5,
  choiceNamed: 0.6,
  choiceOpening: 0.3,
  choiceEnumerated: 0.6,
  faultNamed: 1.4,
  /** Each part of a product can have a page of its faults: that of the part which the question names is meant. */
  ownFaults: 0.8,
  /** What helps is wanted rather than what is known of the fault. */
  cure: 0.5,
  /** Where the title of a page has all of the question, none of its sections is more about it than what opens it. */
  openingSaysAll: 0.7,
  openingTitled: 0.2,
} as const;

export type Sign = keyof typeof WEIGHTS;

/** How far each sign holds of a passage; what is left out does not. */
export type Signs = Partial<Readonly<Record<Sign, number | boolean>>>;

/** What the signs of a passage count together. */
export function weigh(signs: Signs): number {
  return (Object.keys(signs) as Sign[]).reduce((sum, sign) => sum + WEIGHTS[sign] * Number(signs[sign]), 0);
}
