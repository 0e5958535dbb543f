// Answers questions that compare two things: from what sets them side by side, else by explaining each of them.
import { comparedSubjects } from "../understand-question.js";
import { passagesWith, rank, type Work, wordsOf } from "./answer-work.js";
import type { Passage } from "./find-passages.js";
import type { KeyWords } from "./key-words.js";
import { firstLead } from "./pick-lead.js";
import type { Lead } from "./write-answer.js";

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
}

/** What is called after a comparison, and after something of either side, is about these two. */
const SETS_APART = /\b(?:vs|versus|compar(?:ison|ed|ing)|differences?)\b/i;
const LEAST_OF_SIDE = 0.5;

interface Both {
  readonly question: string;
  readonly words: KeyWords;
  /** In the order of the search. */
  readonly passages: readonly Passage[];
}

/** One side of a comparison is explained where it is the subject: what only speaks of it explains something else. */
export function isNamedAfter({ headingCoverage, titleCoverage, isDefinition }: Passage): boolean {
  return isDefinition || Math.max(headingCoverage, titleCoverage) >= 0.5;
}

/** How much more of one side than of the other the name of a page has that still compares both. */
const MOST_ONE_SIDED = 0.5;

/** A comparison is answered from a heading that names both sides, or by explaining each of them. */
export async function questionsIn(work: Work): Promise<Asked> {
  const { task, meaning } = work;
  const [a, b] = comparedSubjects(task.question);
  const plain: Asked = { questions: [meaning.query], comparing: new Set(), both: null };
  if (a === undefined || b === undefined) return plain;
  const question = `${a} ${b}`;
  const [words, one, other] = await Promise.all([question, a, b].map((text) => wordsOf(text, work)));
  if (!words || !one || !other) return plain;
  const passages = await passagesWith(words, work);
  // "Choosing a transport" says nothing of what a pipeline is.
  const isOfOne = (text: string) => Math.abs(one.share(text) - other.share(text)) > MOST_ONE_SIDED;
  const isCalledAfter = (title: string) =>
    SETS_APART.test(title) && [one, other].every((side) => side.share(title) >= LEAST_OF_SIDE);
  const together = passages.filter(
    ({ name, headingCoverage, coverage, focus, page, source }) =>
      isCalledAfter(source.title) ||
      (headingCoverage > 0.9 && focus > 0.55 && SAYS_BOTH.test(source.title)) ||
      (coverage > 0.9 && COMPARES.test(page.replace(/[-/_]/g, " ")) && !isOfOne(name)),
  );
  const areBothSaid = together.some(
    ({ headingCoverage, source }) => headingCoverage > 0.9 || isCalledAfter(source.title),
  );
  return {
    questions: areBothSaid ? [question] : [`What is ${a}?`, `What is ${b}?`],
    comparing: new Set(together.map(({ source }) => source.id)),
    both: { question, words, passages },
  };
}

/** Where neither side has a section of its own, what speaks of both is quoted. */
export function withBothSides(
  leads: readonly Lead[],
  { question, words, passages }: Both,
  work: Work,
): readonly Lead[] {
  const speaking = rank(passages, question, { words, work }).filter(({ coverage }) => coverage > 0.95);
  const both = firstLead(speaking, words, work);
  if (both === null) return leads;
  return [both, ...leads.filter(({ passage }) => passage.source.id !== both.passage.source.id)];
}
