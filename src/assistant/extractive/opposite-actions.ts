// Tells whether what a heading does is what the question wants done: who asks how to change a thing must not be told to remove it.
import { asksHowTo, type QuestionKind } from "./question-kind.js";

/** Verbs of one kind. */
const ACTIONS = [
  /\b(?:add|creat|insert)/i,
  /\b(?:updat|chang|edit|modif|replac)/i,
  /\b(?:delet|remov|drop|uninstall)/i,
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

/** What another action than the one that is asked for counts. */
const OTHER_ACTION = -1;

/** What a heading counts for its action. */
export function weightOfAction(question: string, heading: string, kind: QuestionKind): number {
  if (contradicts(question, heading)) return OTHER_ACTION;
  if (!ACTIONS.some((action) => action.test(heading))) return 0;
  // Who asks what something is does not ask how to change it.
  if (!ACTIONS.some((action) => action.test(question)))
    return kind === "definition" || kind === "comparison" ? -0.8 : 0;
  return asksHowTo(question) ? 0.12 : 0;
}

/** Whether a heading does what the question wants done. */
export function doesTheSame(question: string, heading: string): boolean {
  return ACTIONS.some((action) => action.test(question) && action.test(heading));
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
