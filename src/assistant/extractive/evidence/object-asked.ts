// Finds the object of a question: deleting an alert is not deleting a trace.
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { isWeakWord } from "../question-words.js";
import { titleInFull } from "../rank-hits.js";
import { type Block, labelledText } from "../read-sections.js";

/** What asks how to do something, or whether it can be done. English only. */
const HOW = "how (?:(?:do|can|could|should|would) (?:i|we|you|one)|to)";

const CAN = "can (?:i|we)";

const ADVERB = String.raw`(?:(?:\p{L}+ly|also|just|still)\s+)`;

/** A verb with its particle that is asked for. */
const TO_DO = String.raw`(?:${HOW}|${CAN})\s+${ADVERB}?\p{L}[\p{L}-]*(?:\s+(?:up|out|off|on|in|down|back|over|away)\b)?(?:\s+(?:and|or)\s+\p{L}+)?`;

/** What asks whether a thing exists. */
const TO_HAVE = String.raw`(?:is|are) there(?:\s+(?:an?|any))?|where(?: is| are|['\u2019]s) (?:the|my|our)|do you (?:have|offer|provide|support)`;

/** What ends the name of a thing. */
const NEXT_PART = String.raw`\s(?:to|for|from|in|into|on|onto|with|of|without|when|where|if|by|at|so|that|and|or|using|via|as|after|before|between|every|each|per|until|till|while|since|because|unless|than)\b|[?.!,;:]|$`;

/** "The number of steps" speaks of steps. */
const MEASURE = String.raw`(?:(?:(?:the|an?) )?(?:amount|example|length|list|name|number|size|type|value)s? of\s+)?`;

/** "Check whether a key is valid" asks for no thing in one word. */
const CLAUSE = String.raw`(?:that|if|whether|when|where|why|how|what|which|who|sure)\b`;

const OBJECT = new RegExp(String.raw`\b(?:${TO_DO}|${TO_HAVE})\s+(?!${CLAUSE})${MEASURE}(.+?)(?=${NEXT_PART})`, "iu");

/** What documentation lists without saying so. */
const PART =
  "(?:argument|attribute|column|field|flag|header|method|option|parameter|property|propertie|setting|value|variable)";

/** What is chosen from: "in which regions can I", "what licence is it under". */
const CHOSEN = new RegExp(
  String.raw`\b(?:which|what)\s+(?!(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|happens|${PART}s?)\b)((?:\p{L}[\p{L}-]*\s+){1,3}?)(?:can|could|may|do|does|did|is|are|will|would|should|must|has|have)\b`,
  "iu",
);

/** The same people have many names. */
const PEOPLE = /^(?:users?|people|persons?|customers?|visitors?|readers?|members?|clients?)$/;

/** Shorter ones hardly name a thing. */
const OBJECT_WORD = /\p{L}[\p{L}\p{N}'\u2019-]{2,}/gu;

/** The words for it that tell something; empty where the question asks for nothing to be done. */
export function objectAsked(question: string, siteName: string): string {
  const own: readonly string[] = siteName.toLowerCase().match(OBJECT_WORD) ?? [];
  const words: readonly string[] =
    [CHOSEN, OBJECT]
      .map((names) => names.exec(question))
      .find(Boolean)?.[1]
      ?.toLowerCase()
      .match(OBJECT_WORD) ?? [];
  const names = (word: string) => !isWeakWord(word) && !PEOPLE.test(word) && !own.includes(word);
  return words.filter(names).join(" ");
}

/** What is to be done, in one word, and to what; each empty where the question does not say it. */
interface Deed {
  readonly action: string;
  readonly object: string;
}

/** What documentation calls by one of its names wherever it tells how, unlike "avoid" or "speed up". */
const PLAIN_ACTION =
  /^(?:archive|cancel|clone|delete|downgrade|duplicate|erase|export|fetch|import|merge|migrate|refund|remove|rename|restore|revoke|transfer)$/;

/** "Where can I export to" asks for a place, not how. */
const ACTION = new RegExp(
  String.raw`(?:\b${HOW}|\bhow many .{1,40}? ${CAN}|(?:^|[,.;:!?]\s)${CAN})\s+${ADVERB}?(\p{L}+)(\s(?:from|to|into|between)\b)?`,
  "iu",
);

/**
 * The plain action that a question asks how to do, and to what. Who asks how to migrate from a thing does nothing to that thing.
 * @param object what the question wants something done to, or chosen from
 */
export function deedAsked(question: string, object: string): Deed {
  const [, verb = "", elsewhere] = ACTION.exec(question.toLowerCase()) ?? [];
  return { action: PLAIN_ACTION.test(verb) ? verb : "", object: elsewhere === undefined ? object : "" };
}

/** Whether texts have a word of something in the question; true where that is nothing. */
function isSaid(asked: string, texts: readonly string[], words: KeyWords): boolean {
  const missing = words.share(...texts, asked) - words.share(...texts);
  return missing === 0 || missing < ALL * words.share(asked);
}

/** Sums of fractions may fall a little short of the whole. */
const ALL = 0.99;

/** Such as "two-factor": what speaks of authentication does not speak of that. */
const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu;

/** Whether a passage does not speak of an object, neither in its names nor in its text. */
export function isObjectUnsaid(passage: Passage, object: string, words: KeyWords): boolean {
  const said = textsOf(passage);
  return ![thingOf(object), ...(object.match(COMPOUND) ?? [])].every((each) => isSaid(each, said, words));
}

/** What ends a phrase: who removes a user from a workspace does not remove the workspace. */
const PHRASE_END = /[.!?,;:()|\u2014]|\s(?:from|in|into|on|to|for|with|by|at|when|if|and|or|before|after|without)\s/i;

/** Whether neither the names of a passage nor a phrase of its text say what is done to the object. */
export function isActionUnsaid({ hit, name, blocks }: Passage, { action, object }: Deed, words: KeyWords): boolean {
  if (action === "") return false;
  const units = blocks.flatMap((block) => unitsOf(block, words));
  const phrases = units.flatMap((text) => text.split(PHRASE_END)).map((phrase) => [phrase]);
  const says = (texts: readonly string[]) => [action, thingOf(object)].every((asked) => isSaid(asked, texts, words));
  return !says([name, titleInFull(hit.page)]) && !phrases.some(says);
}

/** The last word says what a thing is. */
function thingOf(object: string): string {
  return object.split(" ").at(-1) ?? "";
}

function textsOf({ name, hit: { page }, blocks }: Passage): string[] {
  return [name, page.path, titleInFull(page), page.description ?? "", ...blocks.map(labelledText)];
}

/** Sentences, items, rows or code. */
function unitsOf(block: Block, { split }: KeyWords): readonly string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "code") return [block.text];
  return block.kind === "table" ? block.text.split("\n") : split(block.text);
}
