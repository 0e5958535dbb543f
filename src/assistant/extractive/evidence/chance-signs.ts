// Owns the signs that tell an answer from a passage that only shares words with the question.
import type { ReplyTask } from "../../provider.js";
import { isOfJoiningScript, namesIn, namesOf, withNamesApart } from "../code-languages.js";
import { nameOfHit, type Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import type { ChanceSigns } from "../learned/weigh.js";
import { TYPICAL_SIMILARITY } from "../learned/weights.js";
import { titleInFull } from "../rank-hits.js";
import { labelledText } from "../read-sections.js";
import { deedAsked, isActionUnsaid, isObjectUnsaid, objectAsked } from "./object-asked.js";

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
 * for and stated, and small trees instead of a sum, gained nothing. Nor did words that only ask in 26 languages besides English,
 * rewordings ("how long" as "duration"), verbs joined with their particles and names of several words: without them 316 leads of 675
 * questions on 49 sites are good in place of 314 and 97 are wrong in place of 99; of 363 without an answer 320 are not quoted, not 324.
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

/** Languages that write every noun with a capital. */
const CAPITAL_NOUNS = /^(?:de|lb)\b/i;

/** With a capital at its beginning, or behind one small letter or digits: `iOS`, `3D`. */
const NAME = /^(?:\p{Ll}?|\d+)\p{Lu}/u;

/** Codes of errors: "A 524 error", "status 429", "error code 1015". */
const CODE =
  /\b[45]\d\d(?= (?:errors?|status|responses?|codes?)\b)|(?<=\b(?:errors?|status|code|exit|http) (?:code )?)\d{2,5}\b|(?<=\b(?:an?|get|gets|getting|got|returns?|returned|returning) )[45]\d\d(?=\s|[?.!,]|$)/gi;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}#+.]*/gu;

/** In capitals, too, but names of nothing: what speaks of the API or of an address often does not say so. */
const COMMON = /^(?:APIs?|URLs?|IDs?|OK)$/;

/** "GPUs" are spoken of where a GPU is. */
const PLURAL = /(?<=^\p{Lu}{2,})s$/u;

/** Such as "WhatsApp": a name even as the first word of a sentence. */
const SURELY_NAME = /\p{Ll}\p{Lu}/u;

/** What stands before the first word of a sentence or of what is quoted. */
const BEGINS = /(?:^|[.!?:]\s|["“„«])\s*$/;

/** What a question names besides the site, in lower case. The first word of a sentence begins with a capital anyway. */
export function properNames(asked: string, language: string, siteName: string): string[] {
  if (CAPITAL_NOUNS.test(language)) return [];
  const question = withNamesApart(asked);
  const words = [...question.matchAll(WORD)];
  // Scripts without capitals begin no sentence with one.
  const begins = (index: number) => !isOfJoiningScript(question) && BEGINS.test(question.slice(0, index));
  const within = words.filter(({ 0: word, index }) => SURELY_NAME.test(word) || !begins(index));
  const named = within.filter(([word]) => NAME.test(word) && word !== "I" && !COMMON.test(word));
  const codes = question.match(CODE) ?? [];
  // "How Do I Install It?" names nothing.
  if (named.length > words.length / 2) return codes;
  const own = new Set(namesIn(siteName));
  const names = named.flatMap(([word]) => namesIn(word.replace(PLURAL, ""))).filter((each) => !own.has(each));
  return [...names, ...codes];
}

/** Share of the names that a passage does not speak of. */
function shareUnsaid({ name, hit: { page }, blocks, isReference }: Passage, names: readonly string[]): number {
  if (names.length === 0) return 0;
  const said = new Set(namesIn([name, page.path, isReference ? "API" : "", ...blocks.map(labelledText)].join(" ")));
  const isSaid = (each: string) =>
    [each, `${each}s`, each.replace(/\.\w+$/, ""), ...namesOf(each)].some((one) => said.has(one));
  return names.filter((each) => !isSaid(each)).length / names.length;
}
