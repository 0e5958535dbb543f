// Owns what a question carries on its way to its answer, and finds and ranks passages for it.
import type { Hit } from "../../search/bundle.js";
import type { ReplyTask } from "../provider.js";
import { wordsAdded } from "../reword-question.js";
import { type Meaning, subjectOf } from "../understand-question.js";
import type { AnswerMemory } from "./answer.js";
import type { Likeness } from "./asks-the-same.js";
import { findPassages, type Passage } from "./find-passages.js";
import { type KeyWords, keyWords } from "./key-words.js";
import { kindOf, type QuestionKind } from "./question-kind.js";
import { shareOfValue, type ValuePattern } from "./quotes/stated-values.js";
import { inOrder, type RankedPassage } from "./ranking/rank-passages.js";
import { pointsAway } from "./ranking/signs-of-standing.js";

/** A question on its way to its answer. */
export interface Work {
  readonly task: ReplyTask;
  readonly meaning: Meaning;
  /** What kind of question it is. */
  readonly kind: QuestionKind;
  /** How the value is written that it asks for; null: it asks for none. */
  readonly value: ValuePattern | null;
  readonly hits: readonly Hit[];
  readonly memory: AnswerMemory;
  readonly wantsCode: boolean;
  readonly likeness: Likeness;
  readonly isMeant: (hit: Hit) => boolean;
  /** The page for those who only ask how to start; null: something else is asked. */
  readonly firstSteps: string | null;
  /** That of the passages. */
  readonly language: string;
}

export function wordsOf(
  question: string,
  { task, hits, memory }: Pick<Work, "task" | "hits" | "memory">,
): Promise<KeyWords> {
  const language = hits[0]?.page.language ?? "en";
  const own = { siteName: task.site.title ?? "", added: wordsAdded(task.question) };
  return keyWords({ question, language, hits, known: memory.known, ...own });
}

/** What has these words, in the order of the search. */
export async function passagesWith(words: KeyWords, { task, hits, memory, isMeant }: Work): Promise<Passage[]> {
  const passages = await findPassages(task, { hits, words, read: memory.read, isMeant });
  return passages.filter((passage) => !pointsAway(passage));
}

interface Ranking {
  /** Those of the question. */
  readonly words: KeyWords;
  readonly work: Work;
}

/** Passages for a question, the best first. */
export function rank(
  passages: readonly Passage[],
  question: string,
  { words, work: { meaning, value, wantsCode, likeness, firstSteps } }: Ranking,
): RankedPassage[] {
  const { asked, cited, antecedent } = meaning;
  const kind = kindOf(subjectOf(question) !== null ? question : antecedent === null ? asked : meaning.question);
  const statesValue = ({ source, blocks }: Passage) => shareOfValue({ heading: source.title, blocks }, value, words);
  const { hasTopic } = words;
  return inOrder(passages, { asked, cited, code: wantsCode, kind, likeness, firstSteps, hasTopic, statesValue });
}
