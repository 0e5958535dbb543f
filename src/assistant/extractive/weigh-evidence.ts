// Decides whether a passage is about the question: what the documentation does not answer is answered with nothing else.
import { withoutAnchor } from "../assistant-site.js";
import type { Work } from "./answer-work.js";
import type { Passage } from "./find-passages.js";
import { asksToHost, speaksOfHosting } from "./hosting.js";
import type { KeyWords } from "./key-words.js";
import { properNames, shareUnsaid } from "./proper-names.js";
import { textOf } from "./read-sections.js";

/**
 * What counts for and against a passage; all of it is added up. Found by logistic regression on the passages for 517
 * questions, 179 of them without an answer, each of 34 sites judged by what the others taught, then rounded. The
 * search's score and its lead over the next, how many sections of the page were found, and the share of the question
 * in the whole section were tried too: they told no more of them apart.
 */
const EVIDENCE = {
  /** Share of the question that one paragraph has together with the names above it. */
  said: 1,
  /** Share of the question that the names have: headings and title, address and description of the page. */
  named: 1,
  /** The last answer rests on its page. */
  cited: 0.2,
  /** Its heading is an identifier that the question names, or its page is the one for those who ask how to start. */
  askedFor: 2,
  /** Share of the proper names in the question that its own names have, and that not even its text has. */
  nameNamed: 0.2,
  nameUnsaid: -1,
  /** The question is about a thing of which nothing that was found has a word. */
  thingUnknown: -0.75,
  /** It speaks of hosting something else than the product. */
  hostsOther: -1,
};

/** What has so much leads an answer. */
const ENOUGH = 0.83;
/** The same where it is asked whether something is so: what is said in passing says yes to nothing else. */
const ENOUGH_TO_SAY_YES = 1.15;

const ASKS_WHETHER = /^(?:does|do|is|are|can|could|will|has|have|should)\b/i;

/** Whether a passage may answer, rather than only have some of the words. */
export function isEnough(passage: Passage, words: KeyWords, work: Work): boolean {
  return evidenceFor(passage, words, work) >= (ASKS_WHETHER.test(work.task.question) ? ENOUGH_TO_SAY_YES : ENOUGH);
}

/** The proper names in what is asked: of two that are compared, only the one that is explained. */
export function namesAsked(words: KeyWords, { task, language }: Work): string[] {
  return properNames(task.question, language, task.site.title ?? "").filter((name) => words.share(name) > 0);
}

function evidenceFor(passage: Passage, words: KeyWords, work: Work): number {
  const { name, page, pageName, description, source, blocks, isNamed } = passage;
  const { meaning, firstSteps } = work;
  const asked = namesAsked(words, work);
  const names = [name, pageName];
  const said = ["", ...blocks.map(textOf)].map((text) => words.share(...names, text));
  const signs: Record<keyof typeof EVIDENCE, number> = {
    said: Math.max(...said),
    named: words.share(...names, description ?? ""),
    cited: Number(meaning.cited.includes(withoutAnchor(source.url))),
    askedFor: Number(isNamed || page === firstSteps),
    nameNamed: asked.length === 0 ? 0 : 1 - shareUnsaid({ ...passage, blocks: [] }, asked),
    nameUnsaid: shareUnsaid(passage, asked),
    thingUnknown: Number(words.hasUnknown),
    hostsOther: Number(asksToHost(work) && !speaksOfHosting(passage, work)),
  };
  return Object.entries(EVIDENCE).reduce((sum, [sign, weight]) => sum + weight * signs[sign as keyof typeof signs], 0);
}
