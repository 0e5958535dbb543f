// `docsgen insights`: shows what readers asked, which questions had no answer, and the cost.
import { insightsCsv } from "../assistant/insights/insights-csv.js";
import type { Opinion } from "../assistant/insights/rated-pages.js";
import { readInsights } from "../assistant/insights/read-insights.js";
import { type AskedQuestion, INCOMPLETE, type Insights, type Thumbed } from "../assistant/insights/summarise.js";
import { percentAnswered, type Totals } from "../assistant/insights/totals.js";
import { markedDay } from "../assistant/utc-day.js";
import { textTable } from "./printing/text-table.js";
import { withStore } from "./with-store.js";

interface InsightsOptions {
  readonly store?: string | undefined;
  readonly since?: string | undefined;
  readonly domain?: string | undefined;
  readonly format?: string | undefined;
}

export async function insights({ store, since = "7d", domain, format = "table" }: InsightsOptions): Promise<void> {
  const found = await withStore(store, (open) => readInsights(open, { since, domain: domain ?? null }, Date.now()));
  if (!found.isComplete) process.stderr.write(`warning  ${INCOMPLETE}\n`);
  process.stdout.write(written(found, format));
}

function written(found: Insights, format: string): string {
  if (format === "json") return `${JSON.stringify(found, null, 2)}\n`;
  return format === "csv" ? insightsCsv(found) : asTable(found);
}

const MOST_SHOWN = 15;

function asTable({ since, until, total, days, sites, failures, ...lists }: Insights): string {
  const { questions, unanswered, pages, thumbs, ratedPages, opinions } = lists;
  return [
    `${since.slice(0, 10)} to ${until.slice(0, 10)}: ${total.questions} questions, ${percentAnswered(total)} answered, ${total.up} up, ${total.down} down`,
    `Not answered: ${total.unanswered}. Failed: ${total.failed}. Stopped: ${total.stopped}. Fallbacks: ${total.fallbacks}.`,
    `Tokens: ${total.inputTokens} in, ${total.outputTokens} out. Cost: ${total.cost}. Seconds to answer: ${total.seconds}, median ${total.medianSeconds}.`,
    ...totalsTable(
      "DAY",
      days.map((day) => [markedDay(day), day]),
    ),
    ...totalsTable(
      "SITE",
      sites.map(({ domain, ...of }) => [domain, of]),
    ),
    ...listed(
      "Models that failed",
      failures.map(({ day, model, reason, replies }) => `${inColumn(replies)}  ${day}  ${model}: ${reason}`),
    ),
    ...listed("Asked most", questions.map(asLine(({ asked }) => asked))),
    ...listed("Not answered", unanswered.map(asLine((question) => question.unanswered))),
    ...listed(
      "Pages cited most",
      pages.map(({ cited, page, domain }) => `${inColumn(cited)}  ${page} (${domain})`),
    ),
    ...listed(
      "Latest thumbs",
      thumbs.map((thumb) => saidLine(thumb, asText(thumb.question))),
    ),
    ...listed(
      "Pages that helped least",
      ratedPages.map(({ up, down, page, domain }) => `${inColumn(down)} down, ${up} up  ${page} (${domain})`),
    ),
    ...listed(
      "Comments on pages",
      opinions.map((opinion) => saidLine(opinion, opinion.page)),
    ),
    "",
  ].join("\n");
}

function totalsTable(named: string, rows: readonly (readonly [string, Totals])[]): string[] {
  const numbers = [
    "ASKED",
    "ANSWERED",
    "NOT ANSWERED",
    "FAILED",
    "STOPPED",
    "FALLBACKS",
    "TOKENS",
    "COST",
    "SECONDS",
    "MEDIAN",
  ];
  const inColumns = ([name, of]: readonly [string, Totals]) => [
    ...[name, ...[of.questions, of.answered, of.unanswered, of.failed, of.stopped, of.fallbacks].map(String)],
    ...[
      String(of.inputTokens + of.outputTokens),
      of.cost.toFixed(4),
      of.seconds.toFixed(1),
      of.medianSeconds.toFixed(1),
    ],
  ];
  return rows.length === 0 ? [] : ["", ...textTable([[named, ...numbers], ...rows.map(inColumns)], 1)];
}

function saidLine({ at, rating, reason }: Thumbed | Opinion, of: string): string {
  return `  ${at.slice(0, 10)}  ${rating.padEnd(4)}  ${of}${reason === null ? "" : `: ${asText(reason)}`}`;
}

function inColumn(count: number): string {
  return String(count).padStart(6);
}

function asLine(countOf: (question: AskedQuestion) => number): (question: AskedQuestion) => string {
  return (each) => `${inColumn(countOf(each))}  ${asText(each.question)}`;
}

/** On one line, without signs that a terminal obeys. */
function asText(words: string): string {
  return words.replace(/[\s\p{Cc}]+/gu, " ").slice(0, 120);
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_SHOWN;
  return ["", title, ...lines.slice(0, MOST_SHOWN), ...(more > 0 ? [`  and ${more} more: --format json has all`] : [])];
}
