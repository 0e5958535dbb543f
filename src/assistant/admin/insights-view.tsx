// Draws insights: totals, a chart per day, tables of days and sites, and lists.
import { INCOMPLETE } from "../insights/summarise.js";
import { percentAnswered, type Totals } from "../insights/totals.js";
import { markedDay } from "../utc-day.js";
import { ColumnHeads } from "./column-heads.js";
import { InsightsLists, type InsightsProps, LISTS_STYLE, number } from "./insights-lists.js";

export function InsightsView({ insights, prefixes }: InsightsProps) {
  const { total, days, sites } = insights;
  return (
    <>
      <h2>
        Questions, <time>{insights.since.slice(0, 10)}</time> to <time>{insights.until.slice(0, 10)}</time>
      </h2>
      {!insights.isComplete && <p role="note">{INCOMPLETE}</p>}
      <ul class="totals">
        {FIGURES.map(({ name, total: said, of }) => (
          <li key={name}>
            <b>{(said ?? of)(total)}</b> {name}
          </li>
        ))}
      </ul>
      <div class="charts">
        {CHARTS.map(({ title, parts, of }) => (
          <Chart key={title} title={title} parts={parts} days={days.map((day) => ({ ...day, values: of(day) }))} />
        ))}
      </div>
      <TotalsTable title="By day" of="Day" rows={days.map((day) => ({ ...day, name: markedDay(day) }))} />
      {sites.length > 1 && (
        <TotalsTable
          title="By site"
          of="Site"
          rows={sites.map(({ domain, ...totals }) => ({ name: domain, ...totals }))}
        />
      )}
      <InsightsLists insights={insights} prefixes={prefixes} />
    </>
  );
}

const CHARTS: readonly (Pick<ChartProps, "title" | "parts"> & { of(day: Totals): readonly number[] })[] = [
  {
    title: "Questions per day",
    parts: ["answered", "not answered", "failed", "stopped"],
    of: ({ answered, unanswered, failed, stopped }) => [answered, unanswered, failed, stopped],
  },
  { title: "Tokens per day", parts: ["input", "output"], of: (day) => [day.inputTokens, day.outputTokens] },
  { title: "Cost per day", parts: ["cost"], of: ({ cost }) => [cost] },
];

/** What is told of replies: of all of them together, and in the columns of tables. */
interface Figure {
  readonly name: string;
  readonly of: (totals: Totals) => string;
  /** The same of all, where it is told otherwise. */
  readonly total?: (totals: Totals) => string;
}

const FIGURES: readonly Figure[] = [
  countOf("questions", "questions"),
  { ...countOf("answered", "answered"), total: percentAnswered },
  countOf("not answered", "unanswered"),
  countOf("failed", "failed"),
  countOf("stopped", "stopped"),
  countOf("fallbacks", "fallbacks"),
  { name: "helpful / not", of: ({ up, down }) => `${up} / ${down}` },
  { name: "tokens", of: (totals) => number.format(totals.inputTokens + totals.outputTokens) },
  { name: "cost", of: ({ cost }) => cost.toFixed(2) },
  { name: "seconds to answer", of: ({ seconds }) => seconds.toFixed(1) },
  { name: "seconds, median", of: ({ medianSeconds }) => medianSeconds.toFixed(1) },
];

function countOf(name: string, key: keyof Totals): Figure {
  return { name, of: (totals) => number.format(totals[key]) };
}

const TOTALS_TABLE_STYLE = `
.wide {
  margin-bottom: 2rem; overflow-x: auto; background:
    linear-gradient(to left, Canvas 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, CanvasText 35%, transparent), transparent) right / 1.25rem 100% no-repeat scroll;
}
.wide table { margin: 0; font-variant-numeric: tabular-nums; }
.wide :is(th, td) { padding-inline-end: .375rem; text-align: end; }
.wide * + :is(th, td) { padding-inline-start: .375rem; }
.wide td { white-space: nowrap; }
.wide :is(th, td):first-child { position: sticky; left: 0; max-width: 20rem; background: Canvas; text-align: start; white-space: normal; }
.wide thead th::first-letter { text-transform: uppercase; }
.wide tbody th { min-width: 8rem; }
.wide small { font-size: .875rem; color: var(--quiet); }
@media (max-width: 48rem) { .wide :is(th, td):first-child { max-width: 8rem; font-size: .875rem; } }
`;

interface TotalsTableProps {
  readonly title: string;
  /** What the names are. */
  readonly of: string;
  readonly rows: readonly (Totals & { readonly name: string })[];
}

function TotalsTable({ title, of, rows }: TotalsTableProps) {
  const id = of.toLowerCase();
  return (
    <section>
      <h3 id={id}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section class="wide" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <ColumnHeads names={[of, ...FIGURES.map((figure) => figure.name)]} />
          <tbody>
            {rows.map(({ name, ...totals }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {FIGURES.map((figure) => (
                  <td key={figure.name}>
                    {figure.of(totals)} {figure.total && <small>{figure.total(totals)}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const CHART_STYLE = `
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1.5rem 2rem; margin-bottom: 1rem; }
figure {
  margin: 0; min-width: 0;
  --part-0: #2f6fde; --part-1: #c2410c; --part-2: color-mix(in srgb, currentColor 85%, transparent); --part-3: color-mix(in srgb, currentColor 45%, transparent);
}
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: .875rem; margin-bottom: .5rem; }
.bars { display: flex; gap: 3px; margin: 0; padding: 0; list-style: none; font-size: .6875rem; text-align: center; font-variant-numeric: tabular-nums; }
.bars li { flex: 1; min-width: 0; }
.bar { display: flex; flex-direction: column; justify-content: end; height: 8rem; padding-top: 1rem; border-bottom: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
.bar i { display: block; flex: none; min-height: 1px; }
.bar i:first-of-type { border-radius: 2px 2px 0 0; }
.cut i { opacity: .6; }
.key::before { content: ''; display: inline-block; width: .7em; height: .7em; margin-inline-end: .375em; background: var(--part); }
.out { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
`;

const shortNumber = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

interface Bar {
  readonly day: string;
  readonly isWhole: boolean;
  /** One of each part. */
  readonly values: readonly number[];
}

interface ChartProps {
  readonly title: string;
  /** What the parts of the bars mean, from the top; at most four. */
  readonly parts: readonly string[];
  readonly days: readonly Bar[];
}

function Chart({ title, parts, days }: ChartProps) {
  const most = Math.max(...days.map(sumOf));
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        {parts.length > 1 &&
          parts.map((part, index) => (
            <span key={part} class="key" style={{ "--part": `var(--part-${index})` }}>
              {part}
            </span>
          ))}
      </figcaption>
      <ol class="bars">
        {days.map((bar) => (
          <li key={bar.day} class={bar.isWhole ? undefined : "cut"} title={inWords(bar, parts)}>
            <div aria-hidden="true">
              <div class="bar">
                {sumOf(bar) > 0 && shortNumber.format(sumOf(bar))}
                {bar.values.map(
                  (value, index) =>
                    value > 0 && (
                      <i
                        key={parts[index]}
                        style={{ height: `${(100 * value) / most}%`, background: `var(--part-${index})` }}
                      />
                    ),
                )}
              </div>
              {bar.day.slice(5)}
              {!bar.isWhole && <div>in part</div>}
            </div>
            <p class="out">{inWords(bar, parts)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function sumOf({ values }: Bar): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function inWords(bar: Bar, parts: readonly string[]): string {
  const named = parts.map((part, index) => `${part} ${number.format(bar.values[index] ?? 0)}`);
  return `${markedDay(bar)}: ${number.format(sumOf(bar))}${parts.length > 1 ? `, ${named.join(", ")}` : ""}`;
}

export const INSIGHTS_STYLE = `
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, calc(50% - .375rem)), 1fr)); gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.totals li { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.totals b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
time { white-space: nowrap; }
${CHART_STYLE}${TOTALS_TABLE_STYLE}${LISTS_STYLE}`;
