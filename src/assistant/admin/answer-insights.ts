// Answers with insights: to programs as JSON or CSV, and for the operator's page.
import { UsageError } from "../../shared/problem.js";
import type { Backend } from "../backend.js";
import { insightsCsv } from "../insights/insights-csv.js";
import { type InsightsQuery, readInsights } from "../insights/read-insights.js";
import type { Insights } from "../insights/summarise.js";
import { Refusal } from "../refusal.js";

/** `?since=7d&domain=…`; what is empty counts as left out. */
export function insightsQuery(asked: URLSearchParams): InsightsQuery {
  return { since: asked.get("since") || "7d", domain: asked.get("domain") || null };
}

/** Refuses a time that is none. */
export async function askedInsights({ store, now }: Backend, query: InsightsQuery): Promise<Insights> {
  try {
    return await readInsights(store, query, now());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new Refusal("invalid_request", `since: ${error.message} ${error.hint}`);
  }
}

/** `?since=7d&domain=…&format=json|csv` */
export async function answerInsights(backend: Backend, asked: URLSearchParams): Promise<Response> {
  const format = asked.get("format") || "json";
  if (format !== "json" && format !== "csv") throw new Refusal("invalid_request", 'format: must be "json" or "csv".');
  const insights = await askedInsights(backend, insightsQuery(asked));
  if (format === "json") return Response.json(insights);
  return new Response(insightsCsv(insights), { headers: { "content-type": "text/csv; charset=utf-8" } });
}
