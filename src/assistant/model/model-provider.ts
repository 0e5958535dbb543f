// Answers with language models, one behind the other, and without one where all of them fail.
import { describeFailure, type Log } from "../log.js";
import type { Provider } from "../provider.js";
import { createExtractive } from "../providers/extractive.js";
import { quoteInstead } from "../providers/quote-instead.js";
import type { ModelFailure, ReplyEvent } from "../streams/reply-event.js";
import { type Asking, askModel, type OpenModel } from "./ask-model.js";
import { failureReason } from "./failure-reason.js";
import type { ModelSettings } from "./model-settings.js";
import { suggestFollowUps } from "./suggest-follow-ups.js";

export interface ModelParts {
  /** The first is asked first; each further one where those before it failed. */
  readonly models: readonly OpenModel[];
  readonly settings: ModelSettings;
  readonly log: Log;
}

export function modelProvider({ models, settings, log }: ModelParts): Provider {
  const withoutModel = createExtractive();

  /** Gives why the model did not answer; null where it did. `failures`: of the models before it. */
  async function* ask(
    model: OpenModel,
    asking: Asking,
    failures: readonly ModelFailure[],
  ): AsyncGenerator<ReplyEvent, string | null> {
    const fail = (reason: string, failure: string) => {
      log({
        level: "warn",
        event: "model-failed",
        domain: asking.task.site.domain,
        model: model.name,
        reason,
        failure,
      });
      return reason;
    };
    let text = "";
    try {
      for await (const event of askModel(model, asking)) {
        if (event.kind === "text") text += event.text;
        if (event.kind === "finish" && text.trim() === "")
          return fail("filtered", "The model's filter left nothing of the answer.");
        if (event.kind === "finish" && asking.task.wantsFollowUps && event.reason === "stop") {
          const questions = await suggestFollowUps(model, { ...asking, answer: text });
          if (questions.length > 0) yield { kind: "follow-ups", questions };
        }
        yield event.kind === "finish" ? { ...event, failures } : event;
      }
      return null;
    } catch (error) {
      if (asking.signal.aborted || text !== "") throw error;
      return fail(failureReason(error), describeFailure(error));
    }
  }

  return {
    name: models.map(({ name }) => name).join(","),
    async *reply(task, signal, spend) {
      const failures: ModelFailure[] = [];
      const endsAt = Date.now() + settings.replySeconds * 1000;
      for (const model of models) {
        if (Date.now() >= endsAt) break;
        const reason = yield* ask(model, { settings, task, signal, spend, endsAt }, failures);
        if (reason === null) return;
        failures.push({ model: model.name, reason });
      }
      yield* quoteInstead(withoutModel, failures).reply(task, signal, spend);
    },
  };
}
