// Adds to what answers what else of its page belongs to the answer: the steps, lists or tables that other sections hold.
import type { Work } from "./answer-work.js";
import { asPage, type Passage } from "./find-passages.js";
import { quoteLead } from "./pick-lead.js";
import { asksHowTo, isCure, type QuestionKind } from "./question-kind.js";
import { replaceCode } from "./quotes/fenced-code.js";
import { isBeside } from "./quotes/find-procedure.js";
import { NAMES_PARTS, quoteBlock, SHOWS_HOW } from "./quotes/quote-block.js";
import {
  type PartsWish,
  partWish,
  quoteCure,
  quoteFirstList,
  quoteFirstProcedure,
  quoteListOfThings,
  quoteLists,
  quoteNamedParts,
  quoteProcedure,
  quoteTable,
} from "./quotes/quote-parts.js";
import { quoteRequest } from "./quotes/quote-request.js";
import { isStep, quoteNamedSteps, quoteSteps } from "./quotes/quote-steps.js";
import { quoteSubsections } from "./quotes/quote-subsections.js";
import { statedValue } from "./quotes/stated-values.js";
import { FIRST_RANKED } from "./ranking/rank-passages.js";
import { plainText, type Section } from "./read-sections.js";
import { outwards, pageOf, within } from "./section-places.js";
import type { Lead } from "./write-answer.js";

/** At least three items of a list that is not numbered, or a table. */
const ENUMERATES = /(?:^ {0,3}[-*] [\s\S]*?){3}|^\|/m;

/** The same, or three steps. */
export const ENUMERATES_OR_COUNTS = new RegExp(`${ENUMERATES.source}|^ {0,3}3\\. `, "m");

/** A list, a table or code. */
const SHOWS = /^ {0,3}(?:[-*] |\d+\. |\||```)/m;

/** The share of the question in the title of a page that is about it, and of one that is about nothing else. */
const ABOUT_PAGE = 0.5;
const WHOLE_PAGE = 0.7;
/** The same of a page that is made of steps: its title says what they are for. */
const NAMED_AFTER = 0.4;

/** The share of its words that the question has, where one step answers without those before it. */
const ABOUT_STEP = 0.5;

/** Letters of a quote that only leads to what follows. */
const SHORT_LEAD = 260;

const ASKS_HOW = /^¿?(?:how|wie|comment|cómo|como|come)\b/i;

/** The lead with what else of its page answers. */
export function completeLead(lead: Lead, ranked: readonly Passage[], work: Work): Lead {
  const request = lead.passage.isReference && lead.passage.isOpening ? asRequest(lead, work) : null;
  if (request !== null) return withValue({ ...lead, text: request }, work);
  const whole = withParts(withSteps(lead, work), isAboutPage(lead.passage, ranked, work.meaning.asked), work);
  return withValue(whole, work);
}

/** The share of the question that what states a value says with its heading, to be quoted beside what states none. */
const LEAST_OF_VALUE = 0.5;
/** The same in the section that answers. */
const LEAST_HERE = 0.2;

/** Who asks for a limit or a duration reads it, where the lead does not state it and another section of its page does. */
function withValue(lead: Lead, { meaning: { asked }, value: pattern }: Work): Lead {
  const { passage, words, text } = lead;
  if (pattern === null || pattern.test(plainText(replaceCode(text, () => "")))) return lead;
  // What a request takes and returns has values of its own.
  const sections = passage.isReference ? [passage.section] : within(pageOf(passage.section));
  const stated = sections.flatMap((section) => {
    const value = statedValue(section, pattern, words);
    const least = section === passage.section ? LEAST_HERE : LEAST_OF_VALUE;
    return value !== null && value.share >= least ? [{ ...value, section }] : [];
  });
  const [best] = stated.toSorted((a, b) => b.share - a.share);
  if (best === undefined) return lead;
  const { heading } = best.section;
  const name = heading === null || best.section === passage.section ? [] : [`**${heading}**`];
  const quote = quoteBlock(best.block, partWish({ question: asked, words }));
  return { ...lead, text: [text, ...name, quote].join("\n\n") };
}

function asRequest({ passage, words }: Lead, work: Work): string | null {
  return quoteRequest(passage.blocks, within(pageOf(passage.section)), {
    ...{ words, question: work.meaning.asked, wantsCode: work.wantsCode },
    quote: (blocks) => quoteLead({ ...passage, blocks }, words, work),
  });
}

/** Where nothing shows how to do what a page is about, its sections are named: the ways to do it, its steps, or what there is. */
export function withOutline(lead: Lead, ranked: readonly Passage[], work: Work): Lead {
  const { passage, words, text } = lead;
  const { asked } = work.meaning;
  const isOpening = passage.isOpening && !passage.isReference && !SHOWS.test(text) && !NAMES_PARTS.test(text);
  const isWhole = work.kind === "choice" ? passage.titleCoverage >= WHOLE_PAGE : isAboutPage(passage, ranked, asked);
  if (!isOpening || !isWhole) return lead;
  const named = within(pageOf(passage.section)).filter(
    ({ heading, level }) =>
      heading !== null && level > 1 && !isBeside(heading, asked) && !text.includes(`**${heading}**`),
  );
  const highest = Math.min(...named.map(({ level }) => level));
  const parts = named.filter(({ level }) => level === highest);
  const told = asksHowTo(asked) ? quoteNamedParts(parts, { words, question: asked }) : "";
  if (told !== "") return { ...lead, text: `${text}\n\n${told}` };
  const outline = quoteSubsections(parts, words);
  return outline === "" ? lead : { ...lead, text: `${text}\n\n${outline}` };
}

/** Who asks how to start is shown the steps of a page that is written as steps; so is who asks for what a page is about. */
function withSteps(lead: Lead, work: Work): Lead {
  const { asked } = work.meaning;
  const { passage, words } = lead;
  if (!wantsSteps(lead, work)) return lead;
  const wish = { words, question: asked };
  const isNumbered = work.kind === "start" || isStep(passage.source.title);
  const text = isNumbered ? quoteSteps(passage.section, wish) : quoteNamedSteps(passage.section, wish);
  return text === "" ? lead : ofPage(lead, text);
}

/** What is quoted of the page as a whole. */
function ofPage(lead: Lead, text: string): Lead {
  return { ...lead, passage: asPage(lead.passage), text };
}

function wantsSteps({ passage, words, text }: Lead, { kind, meaning: { asked } }: Work): boolean {
  if (kind === "start") return true;
  if (!ASKS_HOW.test(asked)) return false;
  // One step means little without those before it.
  if (isStep(passage.source.title)) {
    return passage.headingCoverage < WHOLE_PAGE && words.focus(passage.source.title) < ABOUT_STEP;
  }
  if (isBeside(passage.source.title, asked)) return passage.titleCoverage >= NAMED_AFTER;
  return passage.isOpening && passage.titleCoverage >= NAMED_AFTER && !SHOWS_HOW.test(text);
}

/** What a section only opens with is followed by what was asked for, where other sections of the page hold it. */
function withParts(lead: Lead, isAboutPage: boolean, { meaning: { asked }, kind }: Work): Lead {
  const { passage, words, text } = lead;
  const listed = kind === "choice" && !ENUMERATES.test(text) ? eachBelow(lead) : "";
  if (listed !== "") return { ...lead, text: listed };
  const steps = asksHowTo(asked) && isOnlyOpening(lead) ? stepsBelow(lead, asked) : "";
  if (steps !== "") return { ...lead, text: `${text}\n\n${steps}` };
  const wish = { question: asked, words, isAboutPage, quoted: text };
  const part = partOf(kind, { lead, asked, quote: (quoter) => quoteNearest(passage, quoter, wish) });
  // What comes before or after the matter gives way to it.
  if (part !== "" && asksHowTo(asked) && isBeside(passage.source.title, asked)) return ofPage(lead, part);
  const more = part === "" && isOnlyOpening(lead) ? partBelow(passage.section, wish) : part;
  return more === "" ? lead : { ...lead, text: `${text}\n\n${more}` };
}

/** The things of which a section that says nothing itself has a subsection each. */
function eachBelow({ passage: { section }, words }: Lead): string {
  return section.blocks.length > 0 ? "" : quoteSubsections(section.below, words);
}

/** All the steps that a section announces, each a subsection. */
function stepsBelow({ passage: { section }, words }: Lead, question: string): string {
  const first = section.below.find(isStepSection);
  return first === undefined ? "" : quoteSteps(first, { words, question });
}

function isStepSection({ heading }: Section): boolean {
  return heading !== null && isStep(heading);
}

/** Of subsections the first that says how to do what is asked; else what they are. */
function partBelow({ below }: Section, wish: PartsWish): string {
  const step = below.find(isStepSection);
  const steps = step === undefined ? "" : quoteSteps(step, wish);
  if (steps !== "") return steps;
  const first = asksHowTo(wish.question) ? quoteFirstProcedure(below, wish) : "";
  return first === "" ? quoteSubsections(below, wish.words) : first;
}

type Quoter = typeof quoteLists;

/** What a section itself holds comes before what the sections around it do, and that before the rest of the page. */
function quoteNearest({ section, headingCoverage }: Passage, quoter: Quoter, wish: PartsWish): string {
  const [own = [], ...around] = outwards(section);
  const inside = quoter(own, wish);
  if (inside !== "") return inside;
  for (const sections of around) {
    const quote = quoter(sections, { ...wish, leadsBy: headingCoverage });
    if (quote !== "") return quote;
  }
  return "";
}

interface Part {
  readonly lead: Lead;
  readonly asked: string;
  readonly quote: (quoter: Quoter) => string;
}

function partOf(kind: QuestionKind, { lead: { passage, text }, asked, quote }: Part): string {
  const isShown = SHOWS.test(text);
  if (kind === "choice") {
    if (ENUMERATES.test(text)) return "";
    const isWhole = passage.isOpening && !passage.isReference && passage.titleCoverage >= WHOLE_PAGE;
    return quote(quoteLists) || quote(quoteListOfThings) || (isWhole ? quote(quoteFirstList) : "");
  }
  if (kind === "comparison") return isShown || passage.source.id !== passage.page ? "" : quote(quoteTable);
  const cure = kind === "fault" && !isCure(passage.source.title) ? quote(quoteCure) : "";
  if (cure !== "") return cure;
  if (!ASKS_HOW.test(asked)) return "";
  return isShown && !isBeside(passage.source.title, asked) ? "" : quote(quoteProcedure);
}

/** Whether the page as a whole is about what is asked to be done: its title says so, or most of what was found is there. */
function isAboutPage(passage: Passage, ranked: readonly Passage[], asked: string): boolean {
  const { page, titleCoverage, titleFocus, headingCoverage } = passage;
  if (!asksHowTo(asked)) return false;
  if (titleCoverage >= ABOUT_PAGE || titleFocus === 1) return true;
  const here = ranked.slice(0, FIRST_RANKED).filter((each) => each.page === page);
  return headingCoverage < ABOUT_PAGE && here.length >= FIRST_RANKED / 2;
}

/** Whether the subsections say what a section only announces. */
function isOnlyOpening({ passage, text }: Lead): boolean {
  return !passage.isOpening && text.length < SHORT_LEAD && !SHOWS.test(text);
}
