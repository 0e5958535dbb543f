// Owns the meaning of a question in its conversation: what to search for, and what it refers to.

import { UNSPACED } from "../search/words/tokeniser.js";
import { withoutCourtesies } from "./courtesies.js";
import { CODE_LANGUAGES, namesIn, withNamesApart } from "./extractive/code-languages.js";
import type { ReplyTask } from "./provider.js";

/** A question as it is meant. */
export interface Meaning {
  /** What is asked now, as the reader wrote it, without greetings and thanks. */
  readonly question: string;
  /** What is searched for. */
  readonly query: string;
  /** The question with the one that it goes on from: it tells what kind of answer is wanted. */
  readonly asked: string;
  /** Addresses of the pages that the last answer rests on, where the question goes on from it. */
  readonly cited: readonly string[];
  /** What is asked to be explained: "What is a queue?" has `queue`. */
  readonly subject: string | null;
  /** What the reader selected or points at; empty: nothing. */
  readonly pointedAt: string;
  /** Whether the question says little without it: "What does this do?". */
  readonly isPointing: boolean;
}

/** Letters of a question that tell what it is about. What is far longer would only cost time. */
const LONGEST_READ = 2000;
/** Letters of each thing that the reader points at. */
const LONGEST_POINTED = 200;
/** Letters at the end of the last answer in which its sources are looked for. */
const LONGEST_ENDING = 10_000;

/** A follow-up such as "and in Python?" means little alone: what was asked before is meant with it. */
export function understandQuestion({ turns, question: written, context }: ReplyTask): Meaning {
  const question = plainly(written);
  const before = isFollowUp(question) ? questionBefore(turns, written) : null;
  const pointed = {
    pointedAt: context.map((item) => item.value.slice(0, LONGEST_POINTED)).join(" "),
    isPointing: context.length > 0 && POINTS_AT.test(question),
  };
  const subject = subjectOf(question);
  const alone = { query: question, asked: question, cited: [] };
  if (before === null) return { question, ...alone, subject, ...pointed };
  const refers = STANDS_FOR_SOMETHING.test(question) && !OWNS.test(question);
  const meant = refers ? null : continued(question, before);
  return {
    question,
    // The current question counts twice as much as the one it continues, unless it only names another language.
    query: meant === null ? [question, question, before].join(" ") : meant.query,
    asked: meant?.whole ?? `${question} ${before}`,
    // Where one name takes the place of another, the last answer was about the other.
    cited: meant?.isOther ? [] : lastSources(turns),
    subject: meant === null ? subject : subjectOf(meant.whole),
    ...pointed,
  };
}

const POINTS_AT = /\b(?:this|that|these|those|it|here|above|below|selected|selection)\b|这|這|これ|この|이것/i;

const GOES_ON =
  /^(?:(?:and|or|but|also|then|so|ok|okay)\s+)*(?:(?:what|how)\s+about\s+)?(?:(in|with|to|on|for|from|using|without|at|by|via)\s+)?(.+?)[?.!\s]*$/i;

/** Where a phrase such as "in Python" ends. */
const PHRASE_END = String.raw`(?=\s+(?:in|with|to|on|for|from|using|without|at|by|via|and|so)\s|[?.!,]*\s*$)`;

const MOST_CHANGE = 5;

/** "Can I send them to Sheets?", continued by "and to Slack?", asks "Can I send them to Slack?". */
function continued(question: string, before: string) {
  const [, link, change = ""] = GOES_ON.exec(question.trim()) ?? [];
  if (change === "" || wordCount(change) > MOST_CHANGE || ASKS_ANEW.test(change)) return null;
  const isLanguage = onlyNamesLanguage(change);
  const ended = before.trim().replace(/[?.!\s]+$/, "");
  const changed = isLanguage ? withoutLanguages(ended) : ended;
  const phrase = link === undefined ? null : new RegExp(String.raw`\s${link}\s+.{1,40}?${PHRASE_END}`, "i");
  const place =
    phrase?.exec(changed) ?? (isLanguage ? null : (lastNamed(changed, change) ?? likeObject(changed, change)));
  const owned = place === null ? change : change.replace(/^(?:their|its)\s/i, "the ");
  const said = `${link ?? (isLanguage ? "in" : "")} ${owned}`.trim();
  const whole = place ? changed.replace(place[0], ` ${said}`) : `${changed} ${said}`;
  return {
    whole,
    query: isLanguage ? whole : `${whole} ${change}`,
    /** Whether something else than before is asked about. */
    isOther: !isLanguage && Boolean(place),
  };
}

/** "to Kubernetes" at the end of a question is what "with Docker" takes the place of: one name for another. */
function lastNamed(question: string, change: string): RegExpExecArray | null {
  const isName = (text: string) => /^(?:an?\s+|the\s+)?\p{Ll}?[\p{Lu}\d]/u.test(text);
  return isName(change) ? (LAST_NAMED.exec(question) ?? NAMED_AT_ALL.exec(question)) : null;
}

/** The last name of a question, such as "Twilio" of "How do I connect my Twilio account". */
const NAMED_AT_ALL = /\s(?=\S*\p{Ll})\p{Lu}[^\s?.,]*(?:\s+\p{Lu}[^\s?.,]*)*(?!.*\s\p{Lu})/u;

const LAST_NAMED =
  /\s(?:in|with|to|on|for|from|using|via)\s+(?:an?\s+|the\s+)?\p{Ll}?\p{Lu}[^\s?.,]*(?:\s+\p{Lu}[^\s?.,]*)*$/u;

/** "links" takes the place of "items" in "How do I import items from a file": what is done to the one is done to the other. */
function likeObject(question: string, change: string): RegExpExecArray | null {
  const object = OBJECT.exec(question);
  if (object === null) return null;
  const [isPlural, hasArticle] = [/[^s]s$/i, /^(?:an?|the|my|our|your|their|its)\s/i];
  const isLast = object.index + object[0].length === question.length;
  const areAlike = [isPlural, hasArticle].some((sign) => sign.test(change) && sign.test(object[0].trim()));
  return areAlike || (isLast && [isPlural, hasArticle].some((sign) => sign.test(change))) ? object : null;
}

/** What "How do I" and a verb are followed by, up to the next phrase. */
const OBJECT =
  /(?<=^how (?:do|can|should) (?:i|we|you) [\w-]+)\s(?!(?:in|with|to|on|for|from|into|using|by|via)\s)(?:(?:an?|the|my|our|your)\s)?[\w-]+(?:\s[\w-]+)?(?=\s(?:of|in|with|to|on|for|from|into|using|by|via)\s|$)/i;

/** What has a verb of its own is no change of the question before. */
const ASKS_ANEW = /\b(?:is|are|was|do|does|did|can|could|should|will|would|has|have|if|when|why|who|which|not)\b/i;

function withoutLanguages(question: string): string {
  return withNamesApart(question)
    .split(/\s+/)
    .filter((word) => !namesIn(word).some((name) => CODE_LANGUAGES.has(name)))
    .join(" ")
    .replace(/\s(?:in|with|for|using)$/i, "");
}

const ASKS_WHAT = [
  /^(?:what(?:['’]?s| is| are)|was (?:ist|sind|bedeutet)|qu['’]est-ce que?|c['’]est quoi|qué (?:es|son)|cos['’]è|o que é|что такое|什么是)\s*(.+)$/i,
  /^what do(?:es)? (.+?) (?:do|mean|stand for)$/i,
  /^how do(?:es)? (?!(?:i|we|you)\b)(.+?) work$/i,
  /^(?:co to jest|wat (?:is|zijn|betekent)|à quoi sert|para qué sirve|para que serve|a cosa serve)\s+(.+)$/i,
  /^(.+?)(?:是什么(?:意思|东西)?|是做什么用的|有什么用|とは(?:何ですか|なんですか)?|って(?:何|なん)(?:ですか)?|(?:은|는|이|가|이란|란)?\s(?:무엇|뭔|뭐)(?:인가요|가요|예요|에요|죠)?|\s(?:nedir|ne demek|ne işe yarar))$/i,
];

/** What a question asks to be explained; null for other questions. */
export function subjectOf(question: string): string | null {
  const asked = question
    .slice(0, LONGEST_READ)
    .trim()
    .replace(/[?？.!。]+$/, "");
  for (const form of ASKS_WHAT) {
    const subject = form
      .exec(asked)?.[1]
      ?.replace(/^(?:an?|the|der|die|das|eine?|une?|les?|la|el|los|las)\s+|\s+mean$/gi, "");
    if (subject) return subject.trim();
  }
  return null;
}

/** The latest self-contained question; the latest of all where there is none. */
function questionBefore(turns: ReplyTask["turns"], question: string): string | null {
  const asked = turns.filter((turn) => turn.role === "user").map((turn) => turn.text);
  const earlier = (asked.at(-1) === question ? asked.slice(0, -1) : asked).map(plainly);
  return earlier.findLast((text) => !isFollowUp(text)) ?? earlier.at(-1) ?? null;
}

function plainly(written: string): string {
  return withoutCourtesies(written.slice(0, LONGEST_READ));
}

const POINTS_BACK =
  /^(?:and|or|but|also|then|what about|how about|what if|why|et|y|und|oder|aber|e|и|а|ve|ale)(?![\p{L}\p{N}])|\b(?:it|its|that|this|these|those|they|them|there|above|previous|instead)\b|^(?:那么?|那|还有|還有|では|じゃあ|それでは|それなら|그럼|그러면|그리고)|它|这个|這個|那个|那個|其中|それ(?!ぞれ)|これ|그것|그거|이것|이거/iu;

/** "and their posts?" asks for something else of the same: the posts take the place of what was asked for. */
const OWNS = /^(?:and|or|but|what about|how about)\s+(?:their|its)\s+\S+(?:\s+\S+)?[?.!\s]*$/i;

const STANDS_FOR_SOMETHING = /\b(?:it|its|they|them|their)\b/i;

const BEGINS_INSIDE = /^(?:on|in|with|for|from|using|without)\b/i;

/** Short questions, and those that point back at what was said. */
function isFollowUp(question: string): boolean {
  const length = wordCount(question.slice(0, LONGEST_READ));
  const isShort = length < WHOLE_QUESTION || (length === WHOLE_QUESTION && !ASKS_IN_FEW_WORDS.test(question));
  return isShort || (length <= 5 && BEGINS_INSIDE.test(question)) || (length <= 12 && POINTS_BACK.test(question));
}

const UNSPACED_LETTERS = new RegExp(UNSPACED, "g");
/** So many letters or so are a word where no space divides one from the next. */
const LETTERS_OF_WORD = 2;

function wordCount(text: string): number {
  const letters = text.match(UNSPACED_LETTERS)?.length ?? 0;
  const spaced = text
    .replace(UNSPACED_LETTERS, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return spaced.length + Math.ceil(letters / LETTERS_OF_WORD);
}

/** Where one word says "how do I", and another what is done to what, so many words ask as much as six of English. */
const WHOLE_QUESTION = 3;
const ASKS_IN_FEW_WORDS =
  /^(?:как|где|почему|зачем|як|де|чому|jak|gdzie|dlaczego|miten|missä|왜)\s|(?:^|\s)(?:nasıl|nerede|neden|어떻게|어디서)\s/iu;

const LINKING_WORDS = new Set(
  (
    "and or but also then in with for using what how about the same please now do i it " +
    "et en avec pour y con para e em com und oder auch mit für и а в на для ve için ile dans per " +
    "那 那么 呢 用 在 里 中 で では は の じゃあ 는 은 로 으로 에서 에서는 으로는 로는 에서는요 으로는요 로는요 은요 는요 요 그럼"
  ).split(" "),
);

/** "and in Python?" asks for the same thing in other code. */
function onlyNamesLanguage(question: string): boolean {
  const words = namesIn(question).filter((word) => !LINKING_WORDS.has(word));
  return words.length > 0 && words.every((word) => CODE_LANGUAGES.has(word));
}

/** The sources that the last answer quotes, each below its link; if there are none, everything it links to. */
function lastSources(turns: ReplyTask["turns"]): string[] {
  const answer = turns.findLast((turn) => turn.role === "assistant")?.text.slice(-LONGEST_ENDING) ?? "";
  const lines = [...answer.matchAll(/^\*\*\[[^\]\n]*\]\(([^)\s#]+)[^)\n]*\)\*\*$/gm)];
  const found = lines.length > 0 ? lines : [...answer.matchAll(/\]\(([^)\s#]+)[^)\n]*\)/g)];
  return [...new Set(found.map(([, url = ""]) => url))];
}
