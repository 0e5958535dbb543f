// Groups questions that ask the same in other words, by the words that they share.
import type { TermOf } from "../../search/words/term-maker.js";

export interface QuestionGroup<T> {
  /** The shortest of the questions. */
  readonly question: string;
  readonly members: readonly T[];
}

interface OpenGroup<T> {
  question: string;
  readonly words: ReadonlySet<string>;
  readonly members: T[];
}

/** The share of their words that two questions of a group have in common. */
const ALIKE = 0.6;

/** The largest group first. Forms of a word are one word where `termOf` gives them one term. */
export function groupQuestions<T extends { readonly question: string }>(
  asked: readonly T[],
  termOf: TermOf,
): QuestionGroup<T>[] {
  const groups: OpenGroup<T>[] = [];
  const byKey = new Map<string, OpenGroup<T>>();
  const byWord = new Map<string, OpenGroup<T>[]>();
  for (const each of asked) {
    const words = tellingWords(each.question, termOf);
    const key = [...words].sort().join(" ");
    let group = byKey.get(key) ?? mostAlike(words, byWord);
    if (!group) {
      group = { question: each.question, words, members: [] };
      groups.push(group);
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), group]);
    }
    byKey.set(key, group);
    group.members.push(each);
    if (each.question.length < group.question.length) group.question = each.question;
  }
  return groups
    .map(({ question, members }) => ({ question, members }))
    .sort((a, b) => b.members.length - a.members.length);
}

function mostAlike<T>(
  words: ReadonlySet<string>,
  byWord: ReadonlyMap<string, readonly OpenGroup<T>[]>,
): OpenGroup<T> | undefined {
  const shared = new Map<OpenGroup<T>, number>();
  for (const word of words) for (const group of byWord.get(word) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1);
  let best: OpenGroup<T> | undefined;
  let most = ALIKE;
  for (const [group, count] of shared) {
    const alike = count / (words.size + group.words.size - count);
    if (alike < most) continue;
    [best, most] = [group, alike];
  }
  return best;
}

const SMALL_WORDS = new Set(
  "a an and are as at be by can could do does for from get have how i in into is it my of on or please should so the there this to use using want what when where which who why will with would you your".split(
    " ",
  ),
);

/** Terms of the words, without those that every question has. */
function tellingWords(question: string, termOf: TermOf): Set<string> {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return new Set((telling.length > 0 ? telling : words).map(termOf));
}
