// Orders passages by how well they answer: the search's order counts, and so does what kind of answer is wanted.

import { withoutAnchor } from "../assistant-site.js";
import type { Likeness } from "./asks-the-same.js";
import { namesLanguage } from "./code-languages.js";
import { hasNamedSample } from "./code-samples.js";
import { isIdentifier, type Passage, titleOf } from "./find-passages.js";
import { contradicts, weightOfAction } from "./opposite-actions.js";
import { weightOfPlatform } from "./platform-folders.js";
import { asksHowTo, isOfFault, type QuestionKind } from "./question-kind.js";
import { isBeside } from "./quotes/find-procedure.js";
import { isSteps } from "./quotes/quote-block.js";
import type { Block } from "./read-sections.js";
import { type WantedKind, weightOfKind } from "./weigh-kind.js";
import { weighStanding } from "./weigh-standing.js";

/** What is wanted of an answer besides its subject. */
export interface Wanted extends WantedKind {
  readonly code: boolean;
  /** The page for those who only ask how to start; null: something else is asked. */
  readonly firstSteps: string | null;
  /** How far a heading asks the same. */
  readonly likeness: Likeness;
  /** Addresses of the pages that the last answer rests on, where the question goes on from it. */
  readonly cited: readonly string[];
  /** The same where the question asks for something else instead. */
  readonly followed: readonly string[];
}

/** The search's order leads; a section whose name is the question moves up, and one that has what is asked for. */
export function inOrder(passages: readonly Passage[], wanted: Wanted): Passage[] {
  const { asked, code, kind, likeness, cited, followed, firstSteps } = wanted;
  const places = new Map(passages.map((passage, place) => [passage, place]));
  const asksForLanguage = code && namesLanguage(asked);
  const rank = (passage: Passage) =>
    1.6 / (1 + (places.get(passage) ?? 0) / 4) +
    passage.coverage +
    0.7 * passage.headingCoverage +
    0.4 * passage.titleCoverage +
    0.4 * passage.focus +
    weightOfTitle(passage, kind) +
    0.4 * Math.min(1, proseLength(passage) / 160) +
    1.2 * (contradicts(asked, passage.source.title) ? 0 : likenessOf(passage, likeness)) +
    (passage.isNamed ? 1.5 : isIdentifier(passage.source.title) ? -1 : 0) +
    weightOfPlatform(passage, asked) +
    (OF_OTHERS.test(passage.page) && passage.titleCoverage === 0 ? OTHER_PRODUCT : 0) +
    (cited.includes(withoutAnchor(passage.source.url)) ? 0.6 : isNextTo(passage, followed) ? NEXT_TO : 0) +
    (passage.page === firstSteps ? FIRST_STEPS : 0) +
    weighStanding(passage, asked) +
    weightOfAction(asked, passage.source.title, kind) +
    weightOfKind(passage, wanted) +
    (kind !== "fault" && isOfFault(passage.name) && !isOfFault(asked) ? FAULT : 0) +
    (asksHowTo(asked) ? weightOfGuide(passage, asked) : 0) +
    (code && passage.blocks.some(hasCode) ? 0.25 : 0) +
    (asksForLanguage ? (hasNamedSample(passage.blocks, asked) ? 0.6 : -0.6) : 0);
  // Each once: a comparison of two would work out both again.
  const ranked = passages.map((passage) => ({ passage, value: rank(passage) }));
  const ordered = ranked.toSorted((a, b) => b.value - a.value).map(({ passage }) => passage);
  return asksHowTo(asked) ? openingFirst(ordered) : ordered;
}

function likenessOf({ source, subtitles }: Passage, likeness: Likeness): number {
  return subtitles.reduce((most, title) => Math.max(most, likeness(title)), likeness(source.title));
}

/** How many of the best passages tell which page is about the question, and how many of them it has at least. */
const FIRST_RANKED = 6;
const MOST_OF_THEM = 4;
const LEAST_OF_OPENING = 0.8;

/** Where most of the best passages are of one page that is called after the question, that page is read from its beginning. */
function openingFirst(ordered: readonly Passage[]): Passage[] {
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

/** Nothing is more about something than the page that is called after nothing else. */
const WHOLE_TITLE = 0.5;
/** The same of one word, which many pages could be called. */
const ONE_WORD_TITLE = 0.15;

function weightOfTitle({ name, isReference, titleFocus, titleCoverage }: Passage, kind: QuestionKind): number {
  if (titleFocus < 1 || isReference) return 0;
  const title = titleOf(name);
  const isTelling = kind === "definition" || kind === "comparison" || /\S\s+\S/.test(title.trim());
  return (isTelling ? WHOLE_TITLE : ONE_WORD_TITLE) * titleCoverage;
}

/** Who asks how to start is answered by the page that is made for it. */
const FIRST_STEPS = 3;

/** Pages on how to use the site's product with another one answer those who name that. */
const OF_OTHERS = /(?:^|\/)integrations?\//;
const OTHER_PRODUCT = -0.8;

/** A passage in the folder of what answered before. */
const NEXT_TO = 0.4;

function isNextTo({ source }: Passage, followed: readonly string[]): boolean {
  const folder = (url: string) => withoutAnchor(url).replace(/\/[^/]*$/, "");
  return followed.some((url) => folder(url) === folder(source.url));
}

/** Where it is asked how to do something, what comes before or after that is no answer. */
const BESIDE_MATTER = -0.5;
/** A page that is written to be followed says it. */
const GUIDES = /\b(?:guide|how[- ]to|walkthrough|step[- ]by[- ]step)\b/i;
const GUIDE = 0.35;
const LEAST_OF_GUIDE = 0.3;

/** What only links to other pages tells nobody how to do anything. */
const ONLY_LINKS = -0.8;

function weightOfGuide(passage: Passage, asked: string): number {
  const { source, name, titleCoverage, headingCoverage, focus, blocks } = passage;
  if (isBeside(source.title, asked)) return BESIDE_MATTER;
  if (headingCoverage < LEAST_OF_GUIDE && blocks.length > 0 && blocks.every(isListOfLinks)) return ONLY_LINKS;
  const title = titleOf(name);
  const isGuide = titleCoverage >= LEAST_OF_GUIDE && GUIDES.test(title);
  // Which words only ask is known in English.
  const isNamed = ASKS_IN_ENGLISH.test(asked) && headingCoverage >= LEAST_OF_STEPS && focus >= FOCUS_OF_STEPS;
  return (isGuide ? GUIDE : 0) + (isNamed && blocks.some(isSteps) ? STEPS : 0);
}

/** Steps below a heading that says most of what is asked show how. */
const LEAST_OF_STEPS = 0.6;
const FOCUS_OF_STEPS = 0.5;
const ASKS_IN_ENGLISH = /\bhow\b/i;
const STEPS = 0.4;

function isListOfLinks(block: Block): boolean {
  return block.kind === "list" && block.items.every((item) => /^(?:\*\*)?\[/.test(item));
}

/** Where nothing failed, the cure of a fault is no answer. */
const FAULT = -0.7;

/** A fence without a language holds output or what to tell a machine more often than code. */
function hasCode(block: Block): boolean {
  return (
    (block.kind === "code" && /^[`~]{3,}[ \t]*\w/.test(block.text)) ||
    (block.kind === "list" && block.items.some((item) => item.includes("```")))
  );
}

/** Signatures and bare code say little to a reader. */
function proseLength({ blocks }: Passage): number {
  return blocks.reduce(
    (sum, block) =>
      sum + (block.kind === "text" ? block.text.length : block.kind === "list" ? block.items.join(" ").length : 0),
    0,
  );
}
