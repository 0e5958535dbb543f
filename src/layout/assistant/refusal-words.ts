// Turns a server's refusal into a sentence.

import type { AssistantWords } from "../../shared/english/assistant.js";
import { fillIn } from "../../shared/fill-in.js";

/** The longest sentence of a server that is shown. */
const LONGEST_DETAIL = 300;

/** In the reader's language, where we have words for it; else as the server says it. */
export async function refusalWords(response: Response, words: AssistantWords): Promise<string> {
  const { status, headers } = response;
  if (status === 401 || status === 403) return words.assistantKeyRefused;
  if (status === 400 || status === 413) return words.assistantNotAccepted;
  const { detail, code, isOverBudget } = await readProblem(response);
  const wait = Number(headers.get("retry-after")) || null;
  if (status === 429) {
    const said = isOverBudget ? words.assistantOverBudget : words.assistantLimited;
    return fillIn(said, { time: timeUntil(wait ?? 60) });
  }
  if (status === 503 && wait !== null) return fillIn(words.assistantUnavailable, { time: timeUntil(wait) });
  return code === "internal_error" ? words.assistantFailed : detail || words.assistantFailed;
}

interface Problem {
  readonly detail: string;
  readonly code: string;
  readonly isOverBudget: boolean;
}

/** Nothing is read of what is no JSON problem, such as the page of a proxy. */
async function readProblem(response: Response): Promise<Problem> {
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json") ?? false;
  const said: unknown = isProblem ? await response.json().catch(() => null) : null;
  const problem: Record<string, unknown> = typeof said === "object" && said !== null ? { ...said } : {};
  const detail = typeof problem["detail"] === "string" ? problem["detail"].trim() : "";
  const policies = problem["violated-policies"];
  return {
    detail: detail.length > LONGEST_DETAIL ? `${detail.slice(0, LONGEST_DETAIL)}\u2026` : detail,
    code: String(problem["code"]),
    isOverBudget: Array.isArray(policies) && policies.some((policy) => String(policy).startsWith("budget-")),
  };
}

/** Such as "in 5 minutes". */
function timeUntil(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || undefined);
  if (seconds < 90) return format.format(Math.ceil(seconds), "second");
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), "minute");
  if (seconds < 36 * 3600) return format.format(Math.ceil(seconds / 3600), "hour");
  return format.format(Math.ceil(seconds / 86_400), "day");
}
