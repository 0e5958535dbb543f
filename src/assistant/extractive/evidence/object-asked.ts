// Finds what a question wants something done to, or asks for: how to delete an alert does not tell how to delete a trace.
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { isWeakWord } from "../question-words.js";
import { labelledText } from "../read-sections.js";
import { NAMELESS } from "./unknown-things.js";

/** What asks how to do something, or whether it can be done. English only. */
const HOW = String.raw`how (?:(?:do|can|could|should|would) (?:i|we|you|one)|to)`;
const CAN = "can (?:i|we)";
const ADVERB = String.raw`(?:(?:\p{L}+ly|also|just|still)\s+)`;
/** A verb with its particle that is asked for. */
const TO_DO = String.raw`(?:${HOW}|${CAN})\s+${ADVERB}?\p{L}[\p{L}-]*(?:\s+(?:up|out|off|on|in|down|back|over|away)\b)?`;
/** What asks whether a thing exists. */
const TO_HAVE = String.raw`(?:is|are) there(?:\s+(?:an?|any))?|do you (?:have|offer|provide|support)`;
/** What ends the name of a thing. */
const NEXT_PART = String.raw`\s(?:to|for|from|in|into|on|onto|with|of|without|when|where|if|by|at|so|that|and|or|using|via|as|after|before|between|every|each|per)\b|[?.!,;:]|$`;
/** "The number of steps" speaks of steps. */
const MEASURE = String.raw`(?:(?:(?:the|an?) )?(?:amount|length|list|name|number|size|type|value)s? of\s+)?`;
const OBJECT = new RegExp(String.raw`\b(?:${TO_DO}|${TO_HAVE})\s+${MEASURE}(.+?)(?=${NEXT_PART})`, "iu");
/** What is counted: "how many seats can I add". */
const COUNTED = new RegExp(
  String.raw`\bhow many\s+(.+?)(?=\s(?:can|could|may|do|does|did|is|are|will|would|should|has|have)\b|${NEXT_PART})`,
  "iu",
);

/** The same people have many names. */
const PEOPLE = /^(?:users?|people|persons?|customers?|visitors?|readers?|members?|clients?)$/;

/** Shorter ones hardly name a thing. */
const WORD = /\p{L}[\p{L}\p{N}'\u2019-]{2,}/gu;

/** The words for it that tell something; empty where the question asks for nothing to be done. */
export function objectAsked(question: string, siteName: string): string {
  const own: readonly string[] = siteName.toLowerCase().match(WORD) ?? [];
  const words: readonly string[] =
    (COUNTED.exec(question) ?? OBJECT.exec(question))?.[1]?.toLowerCase().match(WORD) ?? [];
  const names = (word: string) => !isWeakWord(word) && !NAMELESS.has(word) && !PEOPLE.test(word) && !own.includes(word);
  return words.filter(names).join(" ");
}

/** What documentation calls by one of its names wherever it tells how, unlike "avoid" or "speed up". */
const PLAIN_ACTION =
  /^(?:archive|cancel|clone|delete|downgrade|duplicate|erase|export|fetch|import|merge|migrate|refund|remove|rename|restore|revoke|transfer)$/;
/** "Where can I export to" asks for a place, not how. */
const ACTION = new RegExp(
  String.raw`(?:\b${HOW}|\bhow many .{1,40}? ${CAN}|(?:^|[,.;:!?]\s)${CAN})\s+${ADVERB}?(\p{L}+)`,
  "iu",
);

/** The plain action that a question asks how to do, in one word; empty where it asks for none. */
export function actionAsked(question: string): string {
  const verb = ACTION.exec(question)?.[1]?.toLowerCase() ?? "";
  return PLAIN_ACTION.test(verb) ? verb : "";
}

/** Whether a passage mentions no word of the object or the action, neither in its names nor in its text. */
export function isUnsaid(
  { name, page, pageName, description, blocks }: Passage,
  asked: string,
  words: KeyWords,
): boolean {
  if (asked === "") return false;
  const said = [name, page, pageName, description ?? "", ...blocks.map(labelledText)];
  const missing = words.share(...said, asked) - words.share(...said);
  return missing > 0 && missing >= ALL * words.share(asked);
}

/** Sums of fractions may fall a little short of the whole. */
const ALL = 0.99;
