// Draws insights: totals, a chart per day, tables of days and sites, and lists.
import { INCOMPLETE } from "../insights/summarise.js";
import { percentAnswered } from "../insights/totals.js";
import { markedDay } from "../utc-day.js";
import { CHART_STYLE, Chart } from "./chart.js";
import { InsightsLists, type InsightsProps, LISTS_STYLE } from "./insights-lists.js";
import { TOTALS_TABLE_STYLE, TotalsTable } from "./totals-table.js";

export const INSIGHTS_STYLE = `
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, calc(50% - .375rem)), 1fr)); gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.totals li { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.totals b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
time { white-space: nowrap; }
${CHART_STYLE}${TOTALS_TABLE_STYLE}${LISTS_STYLE}`;

const number = new Intl.NumberFormat("en");

export function InsightsView({ insights, prefixes }: InsightsProps) {
  const { total, days, sites } = insights;
  return (
    <>
      <h2>
        Questions, <time>{insights.since.slice(0, 10)}</time> to <time>{insights.until.slice(0, 10)}</time>
      </h2>
      {!insights.isComplete && <p role="note">{INCOMPLETE}</p>}
      <ul class="totals">
        <Total name="questions" value={number.format(total.questions)} />
        <Total name="answered" value={percentAnswered(total)} />
        <Total name="not answered" value={number.format(total.unanswered)} />
        <Total name="failed" value={number.format(total.failed)} />
        <Total name="stopped" value={number.format(total.stopped)} />
        <Total name="fallbacks" value={number.format(total.fallbacks)} />
        <Total name="helpful / not" value={`${total.up} / ${total.down}`} />
        <Total name="tokens" value={number.format(total.inputTokens + total.outputTokens)} />
        <Total name="cost" value={total.cost.toFixed(2)} />
        <Total name="seconds to answer" value={total.seconds.toFixed(1)} />
        <Total name="seconds, median" value={total.medianSeconds.toFixed(1)} />
      </ul>
      <div class="charts">
        <Chart
          title="Questions per day"
          parts={["answered", "not answered", "failed", "stopped"]}
          days={days.map((each) => ({
            ...each,
            values: [each.answered, each.unanswered, each.failed, each.stopped],
          }))}
        />
        <Chart
          title="Tokens per day"
          parts={["input", "output"]}
          days={days.map((day) => ({ ...day, values: [day.inputTokens, day.outputTokens] }))}
        />
        <Chart title="Cost per day" parts={["cost"]} days={days.map((day) => ({ ...day, values: [day.cost] }))} />
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

function Total({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <b>{value}</b> {name}
    </li>
  );
}
