// Writes insights as a table for programs.
import type { Insights } from "./summarise.js";
import type { Totals } from "./totals.js";

const COLUMNS = [
  ...["kind", "day", "domain", "question", "page"],
  ...["questions", "answered", "unanswered", "failed", "stopped", "remembered", "up", "down"],
  ...["input_tokens", "output_tokens", "cost", "seconds", "median_seconds"],
];

type Row = Readonly<Record<string, string | number>>;

/** One line a day, a site, a question and a rated page: what they have in common is in the same columns. */
export function insightsCsv({ days, sites, questions, ratedPages }: Insights): string {
  const rows: Row[] = [
    ...days.map(({ day, isWhole: _, ...totals }) => ({ kind: "day", day, ...columnsOf(totals) })),
    ...sites.map(({ domain, ...totals }) => ({ kind: "site", domain, ...columnsOf(totals) })),
    ...questions.map(({ asked, ...question }) => ({ kind: "question", questions: asked, ...question })),
    ...ratedPages.map((page) => ({ kind: "page", ...page })),
  ];
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ""))]
    .map((cells) => `${cells.map(asCell).join(",")}\n`)
    .join("");
}

function columnsOf({ inputTokens, outputTokens, medianSeconds, ...same }: Totals): Row {
  return { ...same, input_tokens: inputTokens, output_tokens: outputTokens, median_seconds: medianSeconds };
}

/** A cell that begins like a formula would be run by programs for tables. */
function asCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
