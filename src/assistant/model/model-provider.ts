// Answers with language models, one behind the other, and without one where all of them fail.
import { uiStrings } from "../../config/read-ui-strings.js";
import { describeFailure } from "../log.js";
import { readerEdition } from "../passages/reader-edition.js";
import type { Provider, ReplyTask, Reporter } from "../provider.js";
import { createExtractive } from "../providers/extractive.js";
import type { ReplyEvent } from "../streams/reply-event.js";
import { type Asking, askModel, type OpenModel } from "./ask-model.js";
import type { ModelSettings } from "./model-settings.js";
import { suggestFollowUps } from "./suggest-follow-ups.js";

export interface ModelParts {
  /** The first is asked first; each further one where those before it failed. */
  readonly models: readonly OpenModel[];
  readonly settings: ModelSettings;
  readonly reporter: Reporter;
}

/** What became of asking one model; `filtered`: its filter left no words. */
type Outcome = "answered" | "failed" | "filtered";

export function modelProvider({ models, settings, reporter }: ModelParts): Provider {
  const withoutModel = createExtractive();

  async function* ask(model: OpenModel, asking: Asking): AsyncGenerator<ReplyEvent, Outcome> {
    const failed = (failure: string) =>
      reporter.log({ level: "warn", event: "model-failed", model: model.name, failure });
    let text = "";
    try {
      for await (const event of askModel(model, asking)) {
        if (event.kind === "text") text += event.text;
        if (event.kind === "finish" && text.trim() === "") {
          failed("The model's filter left nothing of the answer.");
          return "filtered";
        }
        if (event.kind === "finish" && asking.task.wantsFollowUps && event.reason === "stop") {
          const questions = await suggestFollowUps(model, { ...asking, answer: text });
          if (questions.length > 0) yield { kind: "follow-ups", questions };
        }
        yield event;
      }
      return "answered";
    } catch (error) {
      if (asking.signal.aborted || text !== "") throw error;
      failed(describeFailure(error));
      return "failed";
    }
  }

  return {
    name: models.map(({ name }) => name).join(","),
    async *reply(task: ReplyTask, signal, spend) {
      let isFiltered = false;
      const endsAt = Date.now() + settings.replySeconds * 1000;
      for (const model of models) {
        if (Date.now() >= endsAt) break;
        const outcome = yield* ask(model, { settings, task, signal, spend, endsAt });
        if (outcome === "answered") return;
        isFiltered ||= outcome === "filtered";
      }
      reporter.fallback(task.site.domain);
      // Clients say of a filtered reply themselves what became of it.
      let isNoted = isFiltered;
      for await (const event of withoutModel.reply(task, signal, spend)) {
        if (event.kind === "text" && !isNoted) {
          isNoted = true;
          yield { kind: "text", text: `${withoutModelNote(task)}\n\n` };
        }
        if (event.kind !== "finish") yield event;
        else yield { ...event, reason: isFiltered ? "content-filter" : event.reason, isStopgap: true };
      }
    },
  };
}

/** In the language that the reader wants, else in that of the site's first page. */
function withoutModelNote(task: ReplyTask): string {
  const { language = task.site.bundle.pages[0]?.language ?? null } = readerEdition(task) ?? {};
  return uiStrings(task.filter.language ?? language).assistantWithoutModel;
}
