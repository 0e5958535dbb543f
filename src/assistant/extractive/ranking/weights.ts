// Owns what each sign counts that a passage answers a question.

/**
 * The passage whose signs count most together leads the answer. A sign holds from 0, not at all, to 1.
 *
 * Found by measurement: `bench/answers.js` asks sites questions whose good answers are known. Signs without which the same
 * passages lead were dropped. Weights fitted to some of the sites led hardly better on the others than these round ones.
 */
export const WEIGHTS = {
  // How much of the question the search found there, and its names and text have.
  /** 1 for what the search found first, less for each that follows. */
  place: 1.6,
  /** The share of all that was found which is on its page. */
  ofPage: 1,
  coverage: 1.3,
  /** The same of what its names and its text say themselves, each word counted the same: rare words alone answer nothing. */
  evenCoverage: 1,
  /** How similar it is to the question beyond the words that they share, as the site's own words or a model tell. */
  similarity: 1.5,
  /** How much of the question it says close together. */
  together: 0.7,
  headingCoverage: 0.7,
  titleCoverage: 0.4,
  focus: 0.4,
  /** A heading asks the same. */
  likeness: 1.2,
  /** The heading is an identifier that the question names, or one that it does not. */
  namedIdentifier: 1.5,
  otherIdentifier: -1,
  /** Nothing is more about something than the page that is called after nothing else. */
  wholeTitle: 0.5,

  // What it shows.
  /** It states a value of the kind that is asked for, such as a limit, of what is asked. */
  statesValue: 1.2,
  code: 0.25,
  codeInLanguageAsked: 0.6,
  codeInOtherLanguage: -0.6,

  // Where it comes from: what is outdated or destroys more than was asked for never leads where anything else answers.
  outdated: -3,
  destroysMore: -3,
  /** Another version of the site than the reader's. What only that has may have been left out of the reader's, or be the same in both. */
  otherVersion: -2.5,
  onlyInOtherVersion: -0.5,
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
  /** On a page that the last answer rests on. */
  cited: 0.6,

  // What it does: who asks how to change a thing must not be told to remove it.
  otherAction: -1,
  /** Text to speech is not speech to text. */
  reversed: -2.5,
  /** Who asks what something is does not ask how to change it. */
  unaskedAction: -0.8,
  sameAction: 0.12,
  /** Who asks how to create a key must not be told how to create an event. */
  otherObject: -1,

  // Who asks how to do something is answered by steps.
  onlyLinks: -0.8,
  steps: 0.4,

  // What kind of page is asked for.
  /** The reference of an operation explains and begins nothing; a guide comes before the request that does the same. */
  reference: -1,
  referenceBeforeGuide: -0.6,
  startNamed: 1.5,
  definition: 1.6,
  definitionNamed: 0.4,
  definitionTitled: 0.5,
  faultNamed: 1.4,
  /** Who asks whether something is so has no fault. */
  faultsUnasked: -0.8,
  /** Each part of a product can have a page of its faults: that of the part which the question names is meant. */
  ownFaults: 0.8,
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
