// Quotes the documentation if models fail, and says that in one line.
import { uiStrings } from "../../config/read-ui-strings.js";
import { readerEdition } from "../passages/reader-edition.js";
import type { Provider, ReplyTask } from "../provider.js";
import type { ModelFailure } from "../streams/reply-event.js";

/** @param failures why no model answers; empty: there was no time to ask one */
export function quoteInstead(withoutModel: Provider, failures: readonly ModelFailure[]): Provider {
  const isFiltered = failures.some(({ reason }) => reason === "filtered");
  return {
    name: withoutModel.name,
    async *reply(task, signal, spend) {
      // Clients say of a filtered reply themselves what became of it.
      let isNoted = isFiltered;
      for await (const event of withoutModel.reply(task, signal, spend)) {
        if (event.kind === "text" && !isNoted) {
          isNoted = true;
          yield { kind: "text", text: `${withoutModelNote(task)}\n\n` };
        }
        if (event.kind !== "finish") yield event;
        else yield { ...event, reason: isFiltered ? "content-filter" : event.reason, isStopgap: true, failures };
      }
    },
  };
}

/** In the language that the reader wants, else in that of the site's first page. */
function withoutModelNote(task: ReplyTask): string {
  const { language = task.site.bundle.pages[0]?.language ?? null } = readerEdition(task) ?? {};
  return uiStrings(task.filter.language ?? language).assistantWithoutModel;
}
