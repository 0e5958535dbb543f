// Decides whether a passage is about the question: what the documentation does not answer is answered with nothing else.
import { withoutAnchor } from "../../assistant-site.js";
import type { Work } from "../answer-work.js";
import { SAME_QUESTION } from "../asks-the-same.js";
import type { Passage } from "../find-passages.js";
import { asksToHost, speaksOfHosting } from "../hosting.js";
import type { KeyWords } from "../key-words.js";
import { asksHowTo } from "../question-kind.js";
import { numberAskedFor } from "../quotes/asked-numbers.js";
import { shareOfValue, type ValuePattern } from "../quotes/stated-values.js";
import { likenessOf, type RankedPassage } from "../ranking/rank-passages.js";
import { labelledText } from "../read-sections.js";
import { isMetByChance } from "./met-by-chance.js";
import { deedAsked, isActionUnsaid, isObjectUnsaid, objectAsked } from "./object-asked.js";
import { codesIn, identifiersIn, properNames, saysIdentifier, shareUnsaid } from "./proper-names.js";

/**
 * What counts for and against a passage; all of it is added up. The first weight holds where nothing tells how similar sections
 * are to the question, the second where that is known: then it says much of what words alone must say otherwise.
 *
 * Both were found by logistic regression on what led the answers to questions of documentation sites, and rounded: the first on
 * 731 of 37 sites, 93 of them without an answer, the second on 934 of 74 sites, 388 of them without. What they gain, they gain
 * on sites on which they were not found, too. These told no more of them apart: the search's score and its lead, how many
 * sections of the page were found, how rare each word is on the site, and how close together a text says them.
 */
const EVIDENCE = {
  /** Share of the question that one paragraph has together with the names above it. */
  said: [1.6, 1],
  /** Share of the question that the search found in it. */
  coverage: [0, 1.4],
  /** Share of the question that the names have: headings and title, address and description of the page. */
  named: [0.4, 0.9],
  /** How similar it is to the question beyond the words that they share. */
  similarity: [0, 2],
  /** How far its signs are ahead of those of the best passage of another page. */
  ahead: [0.35, 0.45],
  /** The last answer rests on its page. */
  cited: [0.2, 0.2],
  /** Its heading is an identifier that the question names, or its page is the one for those who ask how to start. */
  askedFor: [2, 1.5],
  /** Its heading, or a title of its parts, is the question. */
  isQuestion: [2, 1.5],
  /** Share of the proper names in the question that its own names have, and that not even its text has. */
  nameNamed: [0.2, 0],
  nameUnsaid: [-1, -1.5],
  /** It speaks of the code of an error or, on pages in other languages, of an identifier that the question names: few pages do. */
  codeSaid: [0.3, 1],
  /** The question is about a thing of which nothing that was found has a word. */
  thingUnknown: [-0.75, -0.6],
  /** It does not mention the thing that the question wants something done to, or chosen from. */
  objectUnsaid: [-1, -1],
  /** It does not say that this is done to it, such as to transfer something, which documentation calls by its name. */
  actionUnsaid: [-1, -1.5],
  /** A value is asked for, and what states one says little of the question. */
  valueUnsaid: [0, -0.8],
  /** It speaks of hosting something else than the product. */
  hostsOther: [-1, -2],
} as const;

/** What has so much leads an answer. */
const ENOUGH = [1.05, 3] as const;
/** The same where it is asked whether something is so: what is said in passing says yes to nothing else. */
const ENOUGH_TO_SAY_YES = [1.37, 3.5] as const;
/** The same where it is asked how to do something: documentation says that in the words in which it is asked. */
const ENOUGH_TO_SHOW_HOW = [1.3, 3] as const;

/** What has so much is shown as the closest where nothing answers: readers say in many words what the documentation says in few. */
const NEAR = [0.65, 1.9] as const;
/** The same where it is asked whether something is so. */
const NEAR_TO_SAY_YES = [0.65, 2.3] as const;

/** At its beginning, or after what came before it: "We moved, is the old address kept?" */
const ASKS_WHETHER =
  /^(?!(?:what|how|when|where|which|who|why)\b)(?:.*[,.;:!?]\s)?(?:does|do|is|are|can|could|will|has|have|should)\b/i;

/** What speaks for the passages that were found for a question. */
export interface Evidence {
  /** Whether a passage may answer, rather than only have some of the words. */
  isEnough(passage: RankedPassage): boolean;
  /** How much speaks for a passage that may not answer; null where it is too little to show it. */
  nearness(passage: RankedPassage): number | null;
  /** The share of the question that one paragraph of a passage has together with the names above it. */
  said(passage: Passage): number;
  /** The share of the proper names in the question that a passage does not speak of. */
  unsaid(passage: Passage): number;
}

export function evidenceFor(words: KeyWords, work: Work): Evidence {
  const { meaning, firstSteps, task, likeness } = work;
  const names = namesAsked(words, work);
  const codes = codesIn(meaning.question);
  const identifiers = isEnglish(work) ? [] : identifiersIn(meaning.question);
  const saysCode = (passage: Passage) =>
    (codes.length > 0 && shareUnsaid(passage, codes) === 0) ||
    identifiers.some((each) => saysIdentifier(passage, each));
  // What is no English sentence would look like words that name a thing.
  const object = isEnglish(work) ? objectAsked(meaning.question, task.site.title ?? "") : "";
  const deed = deedAsked(meaning.question, object);
  const isOfHosting = asksToHost(work);
  const asksWhether = ASKS_WHETHER.test(meaning.question);
  const least = asksWhether ? ENOUGH_TO_SAY_YES : asksHowTo(meaning.question) ? ENOUGH_TO_SHOW_HOW : ENOUGH;
  const value = valueWanted(work);
  const known = new Map<Passage, number>();
  const unsaid = (passage: Passage) => {
    const share = known.get(passage) ?? shareUnsaid(passage, names);
    known.set(passage, share);
    return share;
  };
  /** What says by itself that a passage is about the question: its heading, or the answer before it. */
  const pointers = (passage: RankedPassage) => ({
    cited: meaning.cited.includes(withoutAnchor(passage.source.url)),
    askedFor: passage.isNamed || passage.page === firstSteps,
    isQuestion: likenessOf(passage, likeness) >= SAME_QUESTION,
  });
  const besideText = (passage: RankedPassage, column: 0 | 1) => {
    const { name, pageName, description } = passage;
    const { cited, askedFor, isQuestion } = pointers(passage);
    const objectUnsaid = isObjectUnsaid(passage, object, words);
    const signs: Record<Exclude<keyof typeof EVIDENCE, "said">, number> = {
      coverage: passage.coverage,
      named: words.share(name, pageName, description ?? ""),
      ahead: passage.ahead,
      similarity: passage.similarity ?? 0,
      cited: Number(cited),
      // A page on a plan does not tell whether there is a discount on it.
      askedFor: Number(askedFor && !objectUnsaid),
      isQuestion: Number(isQuestion),
      nameNamed: names.length === 0 ? 0 : 1 - shareUnsaid({ ...passage, blocks: [] }, names),
      nameUnsaid: unsaid(passage),
      codeSaid: Number(saysCode(passage)),
      thingUnknown: Number(words.hasUnknown),
      objectUnsaid: Number(objectUnsaid),
      actionUnsaid: Number(isActionUnsaid(passage, deed, words)),
      valueUnsaid: value === null ? 0 : 1 - shareOfValue({ heading: name, blocks: passage.blocks }, value, words),
      hostsOther: Number(isOfHosting && !speaksOfHosting(passage, work)),
    };
    return Object.entries(signs).reduce(
      (sum, [sign, holds]) => sum + EVIDENCE[sign as keyof typeof signs][column] * holds,
      0,
    );
  };
  const said = ({ name, pageName, blocks }: Passage) =>
    ["", ...blocks.map(labelledText)].reduce((most, text) => Math.max(most, words.share(name, pageName, text)), 0);
  const weigh = (passage: RankedPassage, enough: readonly [number, number]): number | null => {
    const column = columnFor(passage);
    const others = besideText(passage, column);
    if (others + EVIDENCE.said[column] < enough[column]) return null;
    const sum = others + EVIDENCE.said[column] * said(passage);
    return sum >= enough[column] ? sum : null;
  };
  const isChance = (passage: RankedPassage) =>
    isMetByChance(passage, words) && !Object.values(pointers(passage)).some(Boolean);
  return {
    said,
    unsaid,
    isEnough: (passage) => !isChance(passage) && weigh(passage, least) !== null,
    nearness: (passage) => weigh(passage, asksWhether ? NEAR_TO_SAY_YES : NEAR),
  };
}

/** Which of two weights holds. */
function columnFor({ similarity }: Passage): 0 | 1 {
  return similarity === null ? 0 : 1;
}

/** How a value is written, where one is asked for. On pages in other languages only numbers are known, no units. */
export function valueWanted(work: Work): ValuePattern | null {
  return isEnglish(work) ? work.value : numberAskedFor(work.meaning.question);
}

function isEnglish({ language }: Work): boolean {
  return /^en\b/.test(language);
}

/** The proper names in what is asked: of two that are compared, only the one that is explained. */
function namesAsked(words: KeyWords, { task, meaning, language }: Work): string[] {
  return properNames(meaning.question, language, task.site.title ?? "").filter((name) => words.share(name) > 0);
}
