// Picks the passage that answers, and quotes it.
import { withoutAnchor } from "../assistant-site.js";
import type { Work } from "./answer-work.js";
import { namesLanguage } from "./code-languages.js";
import { hasNamedSample } from "./code-samples.js";
import { asPage, type Passage } from "./find-passages.js";
import { asksToHost, speaksOfHosting } from "./hosting.js";
import type { KeyWords } from "./key-words.js";
import { properNames, speaksOf } from "./proper-names.js";
import { asksHowTo, type QuestionKind } from "./question-kind.js";
import { isBeside } from "./quotes/find-procedure.js";
import { SHOWS_HOW } from "./quotes/quote-block.js";
import { quoteSection } from "./quotes/quote-section.js";
import { destroysHolder } from "./ranking/signs-of-standing.js";
import type { Lead } from "./write-answer.js";

/** Below this share of the question's words a section does not count as an answer. */
export const LEAST_COVERAGE = 0.55;
/** The same where it is asked whether something is so: what has three of four words says nothing of the fourth. */
const LEAST_TO_SAY_YES = 0.76;

/** The same on a page that the last answer rests on, where the question asks for the same in another language. */
const LEAST_OF_CITED = 0.4;

const ASKS_WHETHER = /^(?:does|do|is|are|can|could|will|has|have|should)\b/i;

/** The same where neither a heading nor a title speaks of it: what is said in passing says yes to nothing else. */
const LEAST_IN_PASSING = 0.95;
/** The share of the question that such a name has at least. */
const LEAST_OF_NAMES = 0.3;

/** The first passage that has enough of the question and something to quote. */
export function firstLead(passages: readonly Passage[], words: KeyWords, work: Work): Lead | null {
  const least = ASKS_WHETHER.test(work.task.question) ? LEAST_TO_SAY_YES : LEAST_COVERAGE;
  for (const passage of namedFirst(passages, work)) {
    if (destroysHolder(passage, work.meaning.asked)) continue;
    const isEnough =
      passage.isNamed ||
      passage.page === work.firstSteps ||
      (passage.coverage >= (isRetold(passage, work) ? LEAST_OF_CITED : least) && isAbout(passage, work));
    const text = isEnough ? quoteLead(passage, words, work) : "";
    if (text !== "") return { passage, words, text };
  }
  return null;
}

/** Who asks what something is, and is led into the page of that name, reads what the page says of itself. */
export function explainedByPage(lead: Lead): Lead {
  const { passage } = lead;
  const { description, isDefinition, isOpening, titleFocus, titleCoverage } = passage;
  const isOfName = titleFocus === 1 && titleCoverage >= LEAST_OF_NAME;
  if (description === null || isDefinition || isOpening || !isOfName) return lead;
  return { ...lead, passage: { ...asPage(passage), isOpening: true }, text: description };
}

const LEAST_OF_NAME = 0.9;

/** What speaks of the names in the question comes first; who asks whether something is so is answered by nothing else. */
function* namedFirst(passages: readonly Passage[], { task, language }: Work): Generator<Passage, void> {
  const names = properNames(task.question, language, task.site.title ?? "");
  const others: Passage[] = [];
  for (const passage of passages) {
    if (names.length === 0 || speaksOf(passage, names)) yield passage;
    else others.push(passage);
  }
  if (!ASKS_WHETHER.test(task.question)) yield* others;
}

/** What has only some of the words, and none of them in its names, is about something else. */
function isAbout(passage: Passage, work: Work): boolean {
  const { coverage, headingCoverage, titleCoverage, isDefinition } = passage;
  if (isCited(passage, work)) return true;
  const isNamed = isDefinition || Math.max(headingCoverage, titleCoverage) >= LEAST_OF_NAMES;
  if (asksToHost(work) && !speaksOfHosting(passage, work)) return false;
  return isNamed || coverage >= (ASKS_WHETHER.test(work.task.question) ? LEAST_IN_PASSING : 0.8);
}

function isRetold(passage: Passage, work: Work): boolean {
  return namesLanguage(work.task.question) && isCited(passage, work);
}

function isCited({ source }: Passage, { meaning }: Work): boolean {
  return meaning.cited.includes(withoutAnchor(source.url));
}

/** The share of the question that the heading of an example on another page has. */
const LEAST_OF_EXAMPLE = 0.3;
/** The same on the page that answers. */
const LEAST_HERE = 0.1;

/** Who asks how wants to see it: where the section that answers shows no code, the next one that does is quoted too. */
export function exampleFor(lead: Lead, ranked: readonly Passage[], work: Work): Lead | null {
  const { passage, words, text } = lead;
  if (!work.wantsCode || SHOWS_HOW.test(text) || work.likeness(passage.source.title) > 0.9) return null;
  const fitness = ({ focus, source }: Passage) => (RECOMMENDED.test(source.title) ? 2 : 0) + (focus >= 0.25 ? 1 : 0);
  const near = ranked.slice(0, 6).toSorted((a, b) => fitness(b) - fitness(a));
  for (const other of near) {
    const isHere = other.page === passage.page;
    if (other === passage || !(isHere ? isExampleHere(other, lead, work) : isExampleElsewhere(other, lead))) continue;
    if (!hasNamedSample(other.blocks, work.meaning.asked)) continue;
    const quote = quoteLead(other, words, work);
    if (quote.includes("```")) return { passage: other, words, text: quote };
  }
  return null;
}

/** What the documentation itself says to take of several ways. */
const RECOMMENDED = /\brecommended\b/i;

/** A section of the page that answers is an example where its heading or all of its words are of the question. */
function isExampleHere(other: Passage, { passage }: Lead, { kind, meaning }: Work): boolean {
  if (other.coverage < passage.coverage * 0.6 || isBeside(other.source.title, meaning.asked)) return false;
  return kind === "start" || other.headingCoverage >= LEAST_HERE || other.coverage >= passage.coverage;
}

function isExampleElsewhere(other: Passage, { passage }: Lead): boolean {
  const least = Math.max(LEAST_OF_EXAMPLE, passage.headingCoverage * 0.8);
  return other.coverage >= passage.coverage * 0.9 && other.headingCoverage >= least;
}

/** Kinds of question that lists and tables answer. */
const LISTS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(["choice", "comparison"]);

/** What is quoted of a passage for a question. */
export function quoteLead(passage: Passage, words: KeyWords, { task, meaning, kind, wantsCode }: Work): string {
  return quoteSection(passage.blocks, {
    // A language that is named now counts, not the one that was named before.
    question: namesLanguage(task.question) ? task.question : meaning.asked,
    words,
    split: words.split,
    sentences: 4,
    paragraphs: 2,
    wantsCode,
    wantsList: LISTS.has(kind),
    wantsSteps: asksHowTo(meaning.asked) && passage.headingCoverage >= 0.5,
    isAbout: passage.headingCoverage >= 0.5 || passage.isNamed,
  });
}
