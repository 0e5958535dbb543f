// Finds what a question wants something done to, or asks for: how to delete an alert does not tell how to delete a trace.
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { isWeakWord } from "../question-words.js";
import { labelledText } from "../read-sections.js";
import { NAMELESS } from "./unknown-things.js";

/** A verb with its particle, or what asks for something, then the object up to the next preposition. English only. */
const TO_DO =
  /\b(?:(?:how (?:do|can|could|should|would) (?:i|we|you|one)|how to|can (?:i|we))\s+(?:(?:\p{L}+ly|also|just|still)\s+)?\p{L}[\p{L}-]*(?:\s+(?:up|out|off|on|in|down|back|over|away)\b)?|(?:is|are) there(?:\s+(?:an?|any))?|do you (?:have|offer|provide|support))\s+(.+?)(?=\s(?:to|for|from|in|into|on|onto|with|of|without|when|where|if|by|at|so|that|and|or|using|via|as|after|before|between|every|each|per)\b|[?.!,;:]|$)/iu;

/** The same people have many names. */
const PEOPLE = /^(?:users?|people|persons?|customers?|visitors?|readers?|members?|clients?)$/;

/** Shorter ones hardly name a thing. */
const WORD = /\p{L}[\p{L}\p{N}'\u2019-]{2,}/gu;

/** The words for it that tell something; empty where the question asks for nothing to be done. */
export function objectAsked(question: string, siteName: string): string {
  const own: readonly string[] = siteName.toLowerCase().match(WORD) ?? [];
  const words: readonly string[] = TO_DO.exec(question)?.[1]?.toLowerCase().match(WORD) ?? [];
  const names = (word: string) => !isWeakWord(word) && !NAMELESS.has(word) && !PEOPLE.test(word) && !own.includes(word);
  return words.filter(names).join(" ");
}

/** Whether a passage mentions no word of it, neither in its names nor in its text. */
export function isObjectUnsaid(
  { name, page, pageName, description, blocks }: Passage,
  object: string,
  words: KeyWords,
): boolean {
  if (object === "") return false;
  const said = [name, page, pageName, description ?? "", ...blocks.map(labelledText)];
  const missing = words.share(...said, object) - words.share(...said);
  return missing > 0 && missing >= ALL * words.share(object);
}

/** Sums of fractions may fall a little short of the whole. */
const ALL = 0.99;
