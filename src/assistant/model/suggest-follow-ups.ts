// Asks a model for questions that the reader may want to ask next.
import { generateText } from "ai";
import type { Asking, OpenModel } from "./ask-model.js";
import { meterCalls } from "./spent-tokens.js";
import { watchModel } from "./watch-model.js";

const MOST = 3;
const LONGEST_QUESTION = 160;
const ANSWER_READ = 4000;
const TOKENS = 200;
/** In milliseconds. */
const PATIENCE = 15_000;

/** Empty where the model fails, or the time of the reply is over: an answer is worth more than its follow-ups. */
export async function suggestFollowUps(
  model: OpenModel,
  { settings, task, signal, spend, endsAt, answer }: Asking & { readonly answer: string },
): Promise<string[]> {
  const patience = Math.min(PATIENCE, endsAt - Date.now());
  if (patience <= 0) return [];
  const prompt = [
    `A reader of the ${task.site.title ?? task.site.domain} documentation asked: ${task.question.slice(0, ANSWER_READ)}`,
    `The answer was:\n${answer.slice(0, ANSWER_READ)}`,
    `Write ${MOST} short questions that this reader may ask next and the documentation probably answers, in the language of the question. One a line, nothing else.`,
  ].join("\n\n");
  const watch = watchModel(patience, patience);
  const meter = meterCalls(model.name, spend);
  meter.begin(() => prompt);
  try {
    const { text, usage } = await generateText({
      model: model.languageModel,
      prompt,
      maxOutputTokens: TOKENS + (settings.reasoningEffort === "none" ? 0 : settings.reasoningTokens),
      ...(model.providerOptions ? { providerOptions: model.providerOptions } : {}),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, watch.signal]),
    });
    meter.end(usage);
    return questionsIn(text);
  } catch (error) {
    meter.fail(error);
    return [];
  } finally {
    watch.end();
  }
}

/** Without the marks of a list, and without what is no question. */
function questionsIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s*/, "")
        .replace(/^["“]|["”]$/g, "")
        .trim(),
    )
    .filter((line) => line !== "" && line.length <= LONGEST_QUESTION && /[?？؟]$/.test(line))
    .slice(0, MOST);
}
