// Orders passages by how well they answer: the search's order counts, and so does what kind of answer is wanted.

import { withoutAnchor } from "../../assistant-site.js";
import type { Likeness } from "../asks-the-same.js";
import { namesLanguage } from "../code-languages.js";
import { hasNamedSample } from "../code-samples.js";
import { isIdentifier, type Passage, titleOf } from "../find-passages.js";
import { contradicts, isReversed, signsOfAction } from "../opposite-actions.js";
import { asksHowTo, type QuestionKind } from "../question-kind.js";
import { isSteps } from "../quotes/quote-block.js";
import type { Block } from "../read-sections.js";
import { signsOfKind, type WantedKind } from "./signs-of-kind.js";
import { signsOfPlatform } from "./signs-of-platform.js";
import { namesOf, signsOfStanding } from "./signs-of-standing.js";
import { type Signs, weigh } from "./weights.js";

/** What is wanted of an answer besides its subject. */
export interface Wanted extends WantedKind {
  readonly code: boolean;
  /** The page for those who only ask how to start; null: something else is asked. */
  readonly firstSteps: string | null;
  /** How far a heading asks the same. */
  readonly likeness: Likeness;
  /** How much of the question a section says with a value that is asked for; 0 where none is, or it states none. */
  readonly statesValue: (passage: Passage) => number;
  /** Addresses of the pages that the last answer rests on, where the question goes on from it. */
  readonly cited: readonly string[];
}

/** A passage among those that were ranked with it. */
export interface RankedPassage extends Passage {
  /** How much more its signs count than those of the best passage of any other page, from -1 to 1; 1 where there is none. */
  readonly ahead: number;
}

/** The best first. */
export function inOrder(passages: readonly Passage[], wanted: Wanted): RankedPassage[] {
  // Each once: a comparison of two would work out both again.
  const weighed = passages.map((passage, place) => ({ passage, value: weigh(signsOf(passage, place, wanted)) }));
  const best = weighed.toSorted((a, b) => b.value - a.value);
  const [first] = best;
  const second = best.find(({ passage }) => passage.page !== first?.passage.page);
  const ordered = best.map(({ passage, value }): RankedPassage => {
    const rival = passage.page === first?.passage.page ? second : first;
    return { ...passage, ahead: rival ? Math.max(-1, Math.min(1, value - rival.value)) : 1 };
  });
  return asksHowTo(wanted.asked) ? openingFirst(ordered) : ordered;
}

/** Pages on how to use the site's product with another one. */
const OF_OTHERS = /(?:^|\/)integrations?\//;

/**
 * The signs that a passage answers.
 * @param place its place in the search's order
 */
function signsOf(passage: Passage, place: number, wanted: Wanted): Signs {
  const { asked, code, kind, likeness, cited, firstSteps } = wanted;
  const { source, page, isNamed, coverage, evenCoverage, together, headingCoverage, titleCoverage, focus } = passage;
  return {
    place: 1 / (1 + place / 4),
    ofPage: passage.ofPage,
    otherVersion: passage.isReplaced,
    onlyInOtherVersion: passage.isOtherVersion && !passage.isReplaced,
    coverage,
    evenCoverage,
    similarity: passage.similarity ?? 0,
    together,
    headingCoverage,
    titleCoverage,
    focus,
    wholeTitle: passage.titleFocus === 1 && isTelling(passage, kind) ? titleCoverage : 0,
    likeness: contradicts(asked, source.title) ? 0 : likenessOf(passage, likeness),
    namedIdentifier: isNamed,
    otherIdentifier: !isNamed && isIdentifier(source.title),
    ...signsOfPlatform(passage, asked),
    otherProduct: OF_OTHERS.test(page) && titleCoverage === 0,
    cited: cited.includes(withoutAnchor(source.url)),
    firstSteps: page === firstSteps,
    ...signsOfStanding(passage, asked),
    reversed: isReversed(asked, namesOf(passage)),
    ...signsOfAction(asked, { heading: source.title, headingCoverage }, kind),
    ...signsOfKind(passage, wanted),
    ...(asksHowTo(asked) ? signsOfGuide(passage, asked) : {}),
    statesValue: wanted.statesValue(passage),
    code: code && passage.blocks.some(hasCode),
    ...(code && namesLanguage(asked) ? signsOfLanguage(passage, asked) : {}),
  };
}

/** How far its heading, or a title of its parts, asks what is asked. */
export function likenessOf({ source, subtitles }: Passage, likeness: Likeness): number {
  return subtitles.reduce((most, title) => Math.max(most, likeness(title)), likeness(source.title));
}

/** How many of the best passages tell which page is about the question, and how many of them it has at least. */
export const FIRST_RANKED = 6;
const MOST_OF_THEM = 4;
const LEAST_OF_OPENING = 0.8;

/** Where most of the best passages are of one page that is called after the question, that page is read from its beginning. */
function openingFirst(ordered: readonly RankedPassage[]): RankedPassage[] {
  const [first] = ordered;
  const best = ordered.slice(0, FIRST_RANKED);
  const most = best.find(({ page }) => best.filter((each) => each.page === page).length >= MOST_OF_THEM)?.page;
  const ofPage = best.filter(({ page }) => page === most);
  const opening = ofPage.find(({ isOpening }) => isOpening) ?? (first?.page === most ? undefined : ofPage[0]);
  const isCalledAfter =
    opening?.titleFocus === 1 &&
    opening.coverage >= LEAST_OF_OPENING &&
    opening.titleCoverage >= (first?.headingCoverage ?? 0);
  if (opening === undefined || !isCalledAfter) return [...ordered];
  return [opening, ...ordered.filter((passage) => passage !== opening)];
}

/** One word is the title of much that is not about it alone. */
function isTelling({ name, isReference }: Passage, kind: QuestionKind): boolean {
  if (isReference) return false;
  return kind === "definition" || kind === "comparison" || /\S\s+\S/.test(titleOf(name).trim());
}

/** What only links to other pages has less of the question in its heading. */
const LEAST_OF_GUIDE = 0.3;

/** Steps below a heading that says most of what is asked show how. */
const LEAST_OF_STEPS = 0.6;
const FOCUS_OF_STEPS = 0.5;
/** Which words only ask is known in English. */
const ASKS_IN_ENGLISH = /\bhow\b/i;

function signsOfGuide({ headingCoverage, focus, blocks }: Passage, asked: string): Signs {
  const isNamed = ASKS_IN_ENGLISH.test(asked) && headingCoverage >= LEAST_OF_STEPS && focus >= FOCUS_OF_STEPS;
  return {
    onlyLinks: headingCoverage < LEAST_OF_GUIDE && blocks.length > 0 && blocks.every(isListOfLinks),
    steps: isNamed && blocks.some(isSteps),
  };
}

function signsOfLanguage({ blocks }: Passage, asked: string): Signs {
  const isShown = hasNamedSample(blocks, asked);
  return { codeInLanguageAsked: isShown, codeInOtherLanguage: !isShown };
}

function isListOfLinks(block: Block): boolean {
  return block.kind === "list" && block.items.every((item) => /^(?:\*\*)?\[/.test(item));
}

/** A fence without a language holds output or what to tell a machine more often than code. */
function hasCode(block: Block): boolean {
  return (
    (block.kind === "code" && /^[`~]{3,}[ \t]*\w/.test(block.text)) ||
    (block.kind === "list" && block.items.some((item) => item.includes("```")))
  );
}
