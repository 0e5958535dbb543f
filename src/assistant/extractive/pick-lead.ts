// Picks the passage that answers, and quotes it.
import type { Work } from "./answer-work.js";
import { SAME_QUESTION } from "./asks-the-same.js";
import { namesLanguage } from "./code-languages.js";
import { hasNamedSample } from "./code-samples.js";
import { evidenceFor } from "./evidence/weigh-evidence.js";
import { asPage, type Passage } from "./find-passages.js";
import type { KeyWords } from "./key-words.js";
import { contradicts } from "./opposite-actions.js";
import { asksHowTo, type QuestionKind } from "./question-kind.js";
import { replaceCode } from "./quotes/fenced-code.js";
import { isBeside } from "./quotes/find-procedure.js";
import { NAMES_PARTS, SHOWS_HOW } from "./quotes/quote-block.js";
import { quoteSection } from "./quotes/quote-section.js";
import { isAddress } from "./quotes/reference-in-brief.js";
import { shareOfValue } from "./quotes/stated-values.js";
import type { RankedPassage } from "./ranking/rank-passages.js";
import { asksForRequest } from "./ranking/signs-of-kind.js";
import { comesLast, isWiping, signsOfStanding } from "./ranking/signs-of-standing.js";
import { type Block, isAside, lettersOf } from "./read-sections.js";
import type { Lead } from "./write-answer.js";

/** How many of the best passages are looked at: what is ranked behind them is about something else. */
const LOOKED_AT = 8;

/** The first passage that is about the question and has something to quote. */
export function firstLead(passages: readonly RankedPassage[], words: KeyWords, work: Work): Lead | null {
  const evidence = evidenceFor(words, work);
  const { asked } = work.meaning;
  // What speaks of the names in the question comes first.
  const namedFirst = passages.toSorted((a, b) => evidence.unsaid(a) - evidence.unsaid(b)).slice(0, LOOKED_AT);
  const last = namedFirst.filter((passage) => comesLast(signsOfStanding(passage, asked)));
  for (const passage of [...namedFirst.filter((each) => !last.includes(each)), ...last]) {
    if (isWiping(passage, asked) || !evidence.isEnough(passage)) continue;
    // What only shows code answers with it.
    const text = quoteLead(passage, words, work) || quoteLead(passage, words, { ...work, wantsCode: true });
    if (text !== "") return { passage, words, text };
  }
  return null;
}

/** The closest passage where none answers; null where all are far from the question. */
export function closestLead(passages: readonly RankedPassage[], words: KeyWords, work: Work): Lead | null {
  const { nearness } = evidenceFor(words, work);
  const near = passages.slice(0, LOOKED_AT).flatMap((passage) => {
    const nearby = isWiping(passage, work.meaning.asked) ? null : nearness(passage);
    return nearby === null ? [] : [{ passage, nearby }];
  });
  for (const { passage } of near.toSorted((a, b) => b.nearby - a.nearby)) {
    const text = quoteLead(passage, words, work);
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

/** The share of the question in the title of a page that is about it, and in what is called after it. */
const ABOUT = 0.5;
const CALLED_AFTER = 0.8;

/** What it counts beside what a passage says of the question that its signs are ahead of the others'. */
const OF_SIGNS = 0.3;

/** Where no name says that the lead is what was asked for, the passages that say most of the question are quoted too, each in brief. */
export function rivalsOf(lead: Lead, others: readonly RankedPassage[], work: Work): Lead[] {
  if (isCertain(lead, work)) return [];
  const saysOf = ({ source, blocks, evenCoverage, ahead }: RankedPassage) =>
    OF_SIGNS * ahead + evenCoverage + shareOfValue({ heading: source.title, blocks }, work.value, lead.words);
  const rated = others.slice(0, LOOKED_AT).map((passage) => ({ passage, says: saysOf(passage) }));
  const sayingMost = rated.toSorted((a, b) => b.says - a.says).map(({ passage }) => passage);
  return besideLead(lead, sayingMost, work);
}

/** How many passages are quoted beside the first. */
const MOST_BESIDE = 2;
/** Letters of one of them: what is longer, such as instructions with all their code, buries what answers. */
const LONGEST_BESIDE = 1800;

/** The next passages that are near to the question, each in brief. */
export function besideLead(lead: Lead, others: readonly RankedPassage[], work: Work): Lead[] {
  const { words } = lead;
  const evidence = evidenceFor(words, work);
  const beside: Lead[] = [];
  for (const passage of others.slice(0, LOOKED_AT)) {
    if (beside.length === MOST_BESIDE) break;
    if (!isPresentable(passage, work.meaning.asked) || evidence.nearness(passage) === null) continue;
    const quote = quoteLead(passage, words, work, { ...IN_BRIEF, isWhole: isShort(passage.blocks) });
    const text = withoutQuotedCode(quote, [lead, ...beside]);
    if (text.length <= LONGEST_BESIDE && saysMore(text, [lead, ...beside])) beside.push({ passage, words, text });
  }
  return beside;
}

/** Letters of a section that is quoted whole beside the first. */
const SHORT_SECTION = 900;

/** Half of what a short section says may be the other half of an answer. */
function isShort(blocks: readonly Block[]): boolean {
  return lettersOf(blocks) <= SHORT_SECTION;
}

/** Without the code that is quoted already: several sections can show the same. */
function withoutQuotedCode(text: string, quoted: readonly Lead[]): string {
  return replaceCode(text, (code) => (quoted.some((other) => other.text.includes(code.trim())) ? "" : code)).trim();
}

/** Letters of a paragraph that two sections do not share by chance. */
const TELLING_PARAGRAPH = 40;

/** Whether most of a quote is not quoted yet: a section can hold another, and a page be copied for another product. */
function saysMore(text: string, quoted: readonly Lead[]): boolean {
  const paragraphs = text.split("\n\n").filter(({ length }) => length >= TELLING_PARAGRAPH);
  const isQuoted = (paragraph: string) => quoted.some((other) => other.text.includes(paragraph));
  return text !== "" && !isQuoted(text) && 2 * paragraphs.filter(isQuoted).length <= paragraphs.length;
}

/** Letters of a quote with which a page only opens. */
const SHORT_OPENING = 500;

/** What is called so compares two things. */
export const SETS_APART = /\b(?:vs|versus|compar(?:ison|ed|ing)|differences?)\b/i;

/** Whether the kind of question, or a name, says that a passage is what was asked for. */
function isCertain({ passage, text }: Lead, { kind, likeness, meaning }: Work): boolean {
  const { focus, headingCoverage, titleCoverage, titleFocus, source } = passage;
  if (kind === "start" || likeness(source.title) > SAME_QUESTION) return true;
  if (kind === "comparison") return SETS_APART.test(source.title);
  const isSubject = kind === "definition" || kind === "choice";
  if (isSubject && titleFocus === 1 && titleCoverage >= LEAST_OF_NAME) return true;
  // What a page opens with says what it is about; its sections answer.
  const onlyOpens =
    passage.isOpening && text.length < SHORT_OPENING && !SHOWS_HOW.test(text) && !NAMES_PARTS.test(text);
  if (onlyOpens) return false;
  if (focus === 1 && headingCoverage >= CALLED_AFTER) return true;
  if (!asksHowTo(meaning.asked)) return false;
  const isOfPage = titleFocus === 1 || titleCoverage >= ABOUT;
  return (
    headingCoverage >= CALLED_AFTER ||
    (isOfPage && (headingCoverage >= ABOUT || SHOWS_HOW.test(text) || NAMES_PARTS.test(text)))
  );
}

/** What is outdated or does something else than what was asked stays behind what answers. */
function isPresentable(passage: Passage, asked: string): boolean {
  const signs = signsOfStanding(passage, asked);
  return !(comesLast(signs) || signs.draft || contradicts(asked, passage.source.title));
}

/** The share of the question that the heading of an example on another page has. */
const LEAST_OF_EXAMPLE = 0.3;
/** The same on the page that answers. */
const LEAST_HERE = 0.1;

/** Who asks how wants to see it: where the section that answers shows no code, the next one that does is quoted too. */
export function exampleFor(lead: Lead, ranked: readonly Passage[], work: Work): Lead | null {
  const { passage, words, text } = lead;
  if (!work.wantsCode || SHOWS_HOW.test(text) || work.likeness(passage.source.title) > SAME_QUESTION) return null;
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

/** A page that opens with callouts alone begins to speak of its matter below its first heading. */
function matterOf({ blocks, section }: Passage): readonly Block[] {
  const isPage = section.above === null && blocks.every(isAside);
  return (isPage && section.below[0]?.blocks) || blocks;
}

/** The share of the question in the title of a page whose beginning says what to do. */
const NAMED_AFTER = 0.4;

/** How much of a passage is quoted. */
interface QuoteLength {
  /** Most sentences of one paragraph. */
  readonly sentences: number;
  /** Most paragraphs. */
  readonly paragraphs: number;
  /** A short section as a whole, and code where it is asked for. */
  readonly isWhole: boolean;
}

const IN_FULL: QuoteLength = { sentences: 4, paragraphs: 2, isWhole: true };
const IN_BRIEF: QuoteLength = { sentences: 3, paragraphs: 1, isWhole: false };

/** What is quoted of a passage for a question. */
export function quoteLead(
  passage: Passage,
  words: KeyWords,
  { meaning, kind, wantsCode }: Work,
  { sentences, paragraphs, isWhole }: QuoteLength = IN_FULL,
): string {
  // Where a request is sent says nothing to others.
  const wantsRequest = asksHowTo(meaning.asked) || asksForRequest(meaning.asked);
  if (passage.isReference && !wantsRequest && passage.blocks.every(isAddress)) return "";
  return quoteSection(LISTS.has(kind) || kind === "definition" ? matterOf(passage) : passage.blocks, {
    // A language that is named now counts, not the one that was named before.
    question: namesLanguage(meaning.question) ? meaning.question : meaning.asked,
    words,
    split: words.split,
    sentences,
    paragraphs,
    wantsCode: wantsCode && isWhole,
    wantsList: LISTS.has(kind),
    wantsSteps: asksHowTo(meaning.asked) && passage.headingCoverage >= 0.5,
    wantsInstructions:
      asksHowTo(meaning.asked) &&
      !passage.isReference &&
      passage.headingCoverage >= (passage.isOpening ? NAMED_AFTER : 0.5),
    wantsWhole: isWhole && !passage.isReference && !LISTS.has(kind) && kind !== "definition",
    isAbout: passage.headingCoverage >= 0.5 || passage.isNamed,
  });
}
