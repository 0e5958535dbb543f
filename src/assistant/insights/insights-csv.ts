// Writes insights as a table for programs.
import type { Opinion } from "./rated-pages.js";
import { INCOMPLETE, type Insights, type Thumbed } from "./summarise.js";
import type { Totals } from "./totals.js";

const COLUMNS = [
  ...["kind", "day", "domain", "question", "page"],
  ...["questions", "answered", "unanswered", "failed", "stopped", "remembered", "up", "down"],
  ...["input_tokens", "output_tokens", "cost", "seconds", "median_seconds"],
  ...["reason", "fallbacks", "model"],
];

type Row = Readonly<Record<string, string | number>>;

/**
 * One line a day, a site, a model that failed, a question, a cited page, a thumb, a rated page, and a page that a reader wrote of: what they have in
 * common is in the same columns.
 */
export function insightsCsv({
  isComplete,
  days,
  sites,
  failures,
  questions,
  pages,
  thumbs,
  ...rated
}: Insights): string {
  const rows: Row[] = [
    ...(isComplete ? [] : [{ kind: "note", reason: INCOMPLETE }]),
    ...days.map(({ day, isWhole: _, ...totals }) => ({ kind: "day", day, ...columnsOf(totals) })),
    ...sites.map(({ domain, ...totals }) => ({ kind: "site", domain, ...columnsOf(totals) })),
    ...failures.map(({ replies, ...failure }) => ({ kind: "failure", questions: replies, ...failure })),
    ...questions.map(({ asked, ...question }) => ({ kind: "question", questions: asked, ...question })),
    ...pages.map(({ cited, ...page }) => ({ kind: "cited", questions: cited, ...page })),
    ...thumbs.map((thumb) => ({ kind: "thumb", question: thumb.question, ...saidIn(thumb) })),
    ...rated.ratedPages.map((page) => ({ kind: "page", ...page })),
    ...rated.opinions.map((opinion) => ({ kind: "opinion", page: opinion.page, ...saidIn(opinion) })),
  ];
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ""))]
    .map((cells) => `${cells.map(asCell).join(",")}\n`)
    .join("");
}

function columnsOf({ inputTokens, outputTokens, medianSeconds, ...same }: Totals): Row {
  return { ...same, input_tokens: inputTokens, output_tokens: outputTokens, median_seconds: medianSeconds };
}

function saidIn({ at, domain, rating, reason }: Thumbed | Opinion): Row {
  return { day: at.slice(0, 10), domain, [rating]: 1, reason: reason ?? "" };
}

/** A cell that begins like a formula would be run by programs for tables. */
function asCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
