// Remembers answers: many readers ask the same, and what a question is answered with changes only with the bundle.
import type { Bundle } from "../../search/bundle.js";
import type { ReplyTask } from "../provider.js";
import { understandQuestion } from "../understand-question.js";
import type { Answer } from "./answer.js";

export type Compose = (task: ReplyTask) => Promise<Answer>;

const MOST_ANSWERS = 500;

/** The same answers; who asks while the same question is being answered waits for that answer. */
export function rememberAnswers(compose: Compose): Compose {
  const bundles = new WeakMap<Bundle, Map<string, Promise<Answer>>>();
  return (task) => {
    const { bundle } = task.site;
    const answers = bundles.get(bundle) ?? new Map<string, Promise<Answer>>();
    bundles.set(bundle, answers);
    const key = questionKey(task);
    const known = answers.get(key);
    const answer = known ?? compose(task);
    // Kept in the order of use: what was asked longest ago is let go first.
    answers.delete(key);
    answers.set(key, answer);
    if (!known) answer.catch(() => answers.delete(key));
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value ?? key);
    return answer;
  };
}

/** All that an answer depends on besides the site. Of earlier turns only what the question takes from them counts. */
function questionKey(task: ReplyTask): string {
  const { question, context, currentPath, filter, pageSize } = task;
  return JSON.stringify([question, understandQuestion(task), context, currentPath, filter, pageSize]);
}
