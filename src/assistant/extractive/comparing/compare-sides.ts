// Answers questions that compare two things: from what sets them side by side, else by explaining each of them.
import { passagesWith, rank, type Work, wordsOf } from "../answer-work.js";
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { firstLead, SETS_APART } from "../pick-lead.js";
import { isTitle, titledParts } from "../quotes/titled-parts.js";
import { isProse, plainText } from "../read-sections.js";
import type { Lead } from "../write-answer.js";
import { comparedSubjects } from "./compared-subjects.js";
import { findContrast, ownWords } from "./find-contrast.js";
import { pairIn, WHOLE_SIDE } from "./pair-sections.js";

/** A heading that sets two things side by side. */
const SAYS_BOTH = /\b(?:vs|versus|differ\w*|compar\w*|and|or|und|oder|et|ou|y|o)\b/i;

/** A page that is made to choose between things. */
const COMPARES = /\b(?:vs|versus|compar\w*|differences?|choosing|understanding \w+ types)\b/i;

/** What is asked in the place of a question. */
export interface Asked {
  readonly questions: readonly string[];
  /** The sections that set two sides side by side. */
  readonly comparing: ReadonlySet<string>;
  /** What has words of both sides; null: nothing is compared. */
  readonly both: Both | null;
  /** A passage that sets both sides apart, in a table or in one sentence; null: there is none, or what is called after both leads. */
  readonly apart: Lead | null;
  /** A section of one page for each side, called alike but for the side; empty: no page has both. */
  readonly pair: readonly Lead[];
}

/** What is called after a comparison, and after so much of either side, is about these two. */
const LEAST_OF_SIDE = 0.5;

const VERSUS = /\b(?:vs\.?|versus)(?=\s)/i;
/** Such a part of a side, on the side of a heading that the other has nothing of, is short for it: "RDS vs Shared DB". */
const PART_OF_SIDE = 0.3;

/** Whether a heading sets one name of each side against the other. */
function areNamed(title: string, one: KeyWords, other: KeyWords): boolean {
  const [left, right, ...more] = title.split(VERSUS);
  if (left === undefined || right === undefined || more.length > 0) return false;
  const isOf = (name: string, side: KeyWords, against: KeyWords) =>
    side.share(name) >= PART_OF_SIDE && side.share(name) > against.share(name);
  return (isOf(left, one, other) && isOf(right, other, one)) || (isOf(left, other, one) && isOf(right, one, other));
}

interface Both {
  readonly question: string;
  readonly words: KeyWords;
  /** In the order of the search. */
  readonly passages: readonly Passage[];
  /** Whether a name is that of one of them alone. */
  readonly isNameOfOne: (name: string) => boolean;
}

/** One side of a comparison is explained where it is the subject: what only speaks of it explains something else. */
export function isNamedAfter({ headingCoverage, titleCoverage, isDefinition }: Passage): boolean {
  return isDefinition || Math.max(headingCoverage, titleCoverage) >= 0.5;
}

/** How much more of one side than of the other the name of a page has that still compares both. */
const MOST_ONE_SIDED = 0.5;

/** How many passages are looked through for what sets both sides apart. */
const MOST_READ = 12;

/** A comparison is answered from a heading that names both sides, or by explaining each of them. */
export async function questionsIn(work: Work): Promise<Asked> {
  const { meaning } = work;
  const [a, b] = comparedSubjects(meaning.question);
  const plain: Asked = { questions: [meaning.query], comparing: new Set(), both: null, apart: null, pair: [] };
  if (a === undefined || b === undefined) return plain;
  const question = `${a} ${b}`;
  const all = [question, a, b, ...ownWords(a, b)];
  const [words, one, other, ...own] = await Promise.all(all.map((text) => wordsOf(text, work)));
  if (!words || !one || !other) return plain;
  const passages = await passagesWith(words, work);
  const first = passages.slice(0, MOST_READ);
  // "Choosing a transport" says nothing of what a pipeline is.
  const isOfOne = (text: string) => Math.abs(one.share(text) - other.share(text)) > MOST_ONE_SIDED;
  const isNameOfOne = (name: string) => {
    const [least = 0, most = 0] = [one.share(name), other.share(name)].toSorted((x, y) => x - y);
    return most >= WHOLE_SIDE && least === 0;
  };
  const isCalledAfter = (title: string) =>
    (SETS_APART.test(title) && [one, other].every((side) => side.share(title) >= LEAST_OF_SIDE)) ||
    areNamed(title, one, other);
  const together = passages.filter(
    ({ name, headingCoverage, coverage, focus, page, source }) =>
      isCalledAfter(source.title) ||
      (headingCoverage > 0.9 && focus > 0.55 && SAYS_BOTH.test(source.title)) ||
      (coverage > 0.9 && COMPARES.test(page.replace(/[-/_]/g, " ")) && !isOfOne(name)),
  );
  const areBothSaid = together.some(
    ({ headingCoverage, source }) => headingCoverage > 0.9 || isCalledAfter(source.title),
  );
  // A heading of its own says more of both than what is said of each.
  const areSetSideBySide = together.some(({ name, source }) => name.includes(" › ") && isCalledAfter(source.title));
  return {
    questions: areBothSaid ? [question] : [`What is ${a}?`, `What is ${b}?`],
    comparing: new Set(together.map(({ source }) => source.id)),
    both: { question, words, passages, isNameOfOne },
    apart: areBothSaid ? null : (findContrast(first, words, own) ?? settingApart(first, words, [one, other])),
    pair: areSetSideBySide ? [] : pairOf(passages, [one, other], own, work),
  };
}

/** What both sides share is often said by the title of the page alone: "Suspended" and "Lost" are statuses there. */
function pairOf(
  passages: readonly Passage[],
  sides: readonly [KeyWords, KeyWords],
  [a, b]: readonly KeyWords[],
  work: Work,
): readonly Lead[] {
  const pair = pairIn(passages, sides, work);
  return pair.length > 0 || !a || !b ? pair : pairIn(passages, [a, b], work);
}

/** What sets one part of a sentence against another. */
const AGAINST = /\b(?:while|whereas|unlike|instead of|in contrast|compared (?:to|with)|rather than|as opposed to)\b/i;
const CLAUSE_END = new RegExp(String.raw`${AGAINST.source}|[,;:]`, "i");
const DIFFERS = /\bdiffer(?:s|ence)?\b/i;
const LONGEST_SENTENCE = 400;

function settingApart(passages: readonly Passage[], words: KeyWords, sides: readonly KeyWords[]): Lead | null {
  for (const passage of passages) {
    const setsApart = (sentence: string) => {
      const said = plainText(sentence);
      const isOfBoth = (text: string) => sides.every((side) => side.share(text) >= WHOLE_SIDE);
      if (!isOfBoth(said) || said.length > LONGEST_SENTENCE) return false;
      // "While there is one owner, there can be many admins and members" does not set these two against each other.
      return DIFFERS.test(said) || (AGAINST.test(said) && !said.split(CLAUSE_END).some(isOfBoth));
    };
    // What asks for the difference is answered by what stands below it.
    const [first] = titledParts(passage.blocks).find(({ title }) => setsApart(title))?.blocks ?? [];
    if (first?.kind === "text") return { passage, words, text: first.text };
    const texts = passage.blocks.flatMap((block) => (isProse(block) && !isTitle(block) ? [block.text] : []));
    const saying = texts.flatMap(words.split).find(setsApart);
    if (saying !== undefined) return { passage, words, text: saying };
  }
  return null;
}

export function isSameSection(a: Lead, b: Lead): boolean {
  return a.passage.source.id === b.passage.source.id;
}

/** What speaks of both is quoted too: first, where not each side is explained by itself. */
export function withBothSides(
  leads: readonly Lead[],
  { question, words, passages, isNameOfOne }: Both,
  work: Work,
): readonly Lead[] {
  const areExplained = leads.length > 1;
  const speaking = rank(passages, question, { words, work }).filter(
    ({ coverage, name }) => coverage > 0.95 && !(areExplained && isNameOfOne(name)),
  );
  const both = firstLead(speaking, words, work);
  if (both === null) return leads;
  const others = leads.filter((lead) => !isSameSection(lead, both));
  return others.length > 1 ? [...others, both] : [both, ...others];
}
