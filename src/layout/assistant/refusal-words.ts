// Says a server's refusal as a sentence in the reader's language.

import type { AssistantWords } from "../../shared/english/assistant.js";
import { fillIn } from "../../shared/fill-in.js";

/** Some refusals the reader can do something about; of the others the chat says that it failed. */
export function refusalWords({ status, headers }: Response, words: AssistantWords): string {
  if (status === 401 || status === 403) return words.assistantKeyRefused;
  if (status === 400 || status === 413) return words.assistantNotAccepted;
  if (status !== 429) return words.assistantFailed;
  return fillIn(words.assistantLimited, { time: timeUntil(Number(headers.get("retry-after")) || 60) });
}

/** Such as "in 5 minutes". */
function timeUntil(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || undefined);
  if (seconds < 90) return format.format(Math.ceil(seconds), "second");
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), "minute");
  if (seconds < 36 * 3600) return format.format(Math.ceil(seconds / 3600), "hour");
  return format.format(Math.ceil(seconds / 86_400), "day");
}
