// Owns the signs that tell whether the first passage answers a question or only has some of its words.
import type { ReplyTask } from "../../provider.js";
import { nameOfHit, type Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import type { ChanceSigns } from "../learned/weigh.js";
import { TYPICAL_SIMILARITY } from "../learned/weights.js";
import { titleInFull } from "../rank-hits.js";
import { labelledText } from "../read-sections.js";
import { deedAsked, isActionUnsaid, isObjectUnsaid, objectAsked } from "./object-asked.js";
import { properNames, shareUnsaid } from "./proper-names.js";

/** What was asked, in the reader's words. */
export interface Asked {
  readonly question: string;
  readonly task: ReplyTask;
  readonly words: KeyWords;
  /** How much more its rank is than that of the next. */
  readonly ahead: number;
}

/**
 * Each sign earns its place on sites that the weights were not learned on: without `thingUnknown` 189 of 202 good quotes are left
 * at as many right refusals, without what is unsaid of object and action 195. Twenty more signs, such as whether a value is asked
 * for and stated, and small trees instead of a sum, gained nothing.
 */
export function chanceSigns(passage: Passage, { question, task, words, ahead }: Asked): ChanceSigns {
  const { hit, source, blocks } = passage;
  const { language } = hit.page;
  const siteName = task.site.title ?? "";
  // What is no English sentence would look like words that name a thing.
  const object = /^en\b/.test(language) ? objectAsked(question, siteName) : "";
  const texts = [nameOfHit(hit), titleInFull(hit.page), hit.page.description ?? "", ...blocks.map(labelledText)];
  const names = properNames(question, language, siteName).filter((name) => words.share(name) > 0);
  return {
    said: words.share(...texts),
    found: hit.score,
    heading: words.share(source.title),
    similarity: hit.similarity ?? TYPICAL_SIMILARITY,
    telling: Math.min(words.telling, MOST_TELLING),
    ahead: Math.min(ahead, MOST_AHEAD),
    thingUnknown: Number(words.hasUnknown),
    namesUnsaid: shareUnsaid(passage, names),
    objectUnsaid: Number(isObjectUnsaid(passage, object, words)),
    actionUnsaid: Number(isActionUnsaid(passage, deedAsked(question, object), words)),
  };
}

/** More words than these, and a lead greater than this, tell no more. */
const MOST_TELLING = 10;
const MOST_AHEAD = 3;
