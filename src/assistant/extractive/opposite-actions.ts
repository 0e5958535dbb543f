// Tells whether what a heading does is what the question wants done: who asks how to change a thing must not be told to remove it.
import { asksHowTo, type QuestionKind } from "./question-kind.js";
import type { Signs } from "./ranking/weights.js";
import { REMOVING } from "./verbs-of-removal.js";

/** Verbs of one kind. */
const ACTIONS = [
  /\b(?:add|creat|insert)/i,
  /\b(?:updat|chang|edit|modif|replac)/i,
  new RegExp(String.raw`\b(?:${REMOVING})`, "i"),
  /\b(?:validat|verif)/i,
];

/** Words of which one is not answered by the other. */
const OPPOSITES = [
  [/\b(?:earlier|previous|older|prior|past)\b/i, /\b(?:latest|newest|current)\b/i],
  [/\b(?:enabl|activat)/i, /\b(?:disabl|deactivat)/i],
  [/\b(?:start|launch)/i, /\b(?:stop|shut ?down|cancel)/i],
  [/\bimport/i, /\bexport/i],
  [/\bupload/i, /\bdownload/i],
  [/\bencrypt/i, /\bdecrypt/i],
  // Who asks for a key has none yet.
  [
    /\b(?:get|obtain|retrieve|find) (?:\w+ ){0,3}(?:keys?|tokens?|credentials?|secrets?)\b/i,
    /^(?:using|testing|rotating|revoking)\b/i,
  ],
] as const;

/** A heading, and the share of the question's words that it has. */
interface Named {
  readonly heading: string;
  readonly headingCoverage: number;
}

/** A heading that has less of the question shares no more with it than the verb. */
const LEAST_OF_OBJECT = 0.3;

/** Compares what a heading does with what the question wants done. */
export function signsOfAction(question: string, { heading, headingCoverage }: Named, kind: QuestionKind): Signs {
  const isOther = contradicts(question, heading);
  const isSame = doesTheSame(question, heading);
  return {
    otherAction: isOther,
    unaskedAction: !isOther && doesUnasked(question, heading) && (kind === "definition" || kind === "comparison"),
    sameAction: !isOther && isSame && asksHowTo(question),
    otherObject: isSame && headingCoverage < LEAST_OF_OBJECT,
  };
}

/** Whether a heading does something where the question wants nothing done. */
export function doesUnasked(question: string, heading: string): boolean {
  return doesSomething(heading) && !doesSomething(question);
}

function doesSomething(text: string): boolean {
  return ACTIONS.some((action) => action.test(text));
}

/** Whether a heading does what the question wants done. */
export function doesTheSame(question: string, heading: string): boolean {
  return ACTIONS.some((action) => action.test(question) && action.test(heading));
}

/** "Speech to text", "speech-to-text". */
const FROM_TO = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)[\s-]to[\s-](?:the |an? )?(?=([\p{L}\p{N}]+))/giu;

/** Whether names say from the one to the other what the question asks from the other to the one: text to speech is not speech to text. */
export function isReversed(question: string, names: string): boolean {
  const asked = [...question.toLowerCase().matchAll(FROM_TO)];
  if (asked.length === 0) return false;
  const named = new Set([...names.toLowerCase().matchAll(FROM_TO)].map(([, from, to]) => `${from} ${to}`));
  return asked.some(([, from, to]) => named.has(`${to} ${from}`) && !named.has(`${from} ${to}`));
}

/** Whether a heading does something else than the question wants done. */
export function contradicts(question: string, heading: string): boolean {
  const asked = ACTIONS.filter((action) => action.test(question));
  const named = ACTIONS.filter((action) => action.test(heading));
  const isOther = asked.length > 0 && named.length > 0 && !named.some((action) => asked.includes(action));
  return isOther || isOpposite(question, heading);
}

function isOpposite(question: string, heading: string): boolean {
  const only = (text: string, own: RegExp, other: RegExp) => own.test(text) && !other.test(text);
  return OPPOSITES.some(
    ([a, b]) => (only(question, a, b) && only(heading, b, a)) || (only(question, b, a) && only(heading, a, b)),
  );
}
