// Draws what readers asked: totals, a chart a day, and lists of questions, pages and thumbs.
import type { AskedQuestion, Insights } from "../insights/summarise.js";
import { percentAnswered } from "../insights/totals.js";
import { markedDay } from "../utc-day.js";
import { CHART_STYLE, Chart } from "./chart.js";
import { TOTALS_TABLE_STYLE, TotalsTable } from "./totals-table.js";

export const INSIGHTS_STYLE = `
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, calc(50% - .375rem)), 1fr)); gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.totals li { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.totals b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
time { white-space: nowrap; }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
.lists section { min-width: 0; }
.lists td:first-child { width: 100%; overflow-wrap: anywhere; }
.lists small { display: block; font-size: .875rem; }
.lists .whence { color: var(--quiet); }
.lists :is(th, td):last-child { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
${CHART_STYLE}${TOTALS_TABLE_STYLE}`;

const number = new Intl.NumberFormat("en");

export function InsightsView({ insights }: { insights: Insights }) {
  const { total, days, sites } = insights;
  return (
    <>
      <h2>
        Questions, <time>{insights.since.slice(0, 10)}</time> to <time>{insights.until.slice(0, 10)}</time>
      </h2>
      <ul class="totals">
        <Total name="questions" value={number.format(total.questions)} />
        <Total name="answered" value={percentAnswered(total)} />
        <Total name="not answered" value={number.format(total.unanswered)} />
        <Total name="failed" value={number.format(total.failed)} />
        <Total name="stopped" value={number.format(total.stopped)} />
        <Total name="helpful / not" value={`${total.up} / ${total.down}`} />
        <Total name="tokens" value={number.format(total.inputTokens + total.outputTokens)} />
        <Total name="cost" value={total.cost.toFixed(2)} />
        <Total name="seconds to answer" value={total.seconds.toFixed(1)} />
        <Total name="seconds, median" value={total.medianSeconds.toFixed(1)} />
      </ul>
      <div class="charts">
        <Chart
          title="Questions a day"
          parts={["answered", "not answered", "failed", "stopped"]}
          days={days.map((each) => ({
            ...each,
            values: [each.answered, each.unanswered, each.failed, each.stopped],
          }))}
        />
        <Chart
          title="Tokens a day"
          parts={["input", "output"]}
          days={days.map((day) => ({ ...day, values: [day.inputTokens, day.outputTokens] }))}
        />
        <Chart title="Cost a day" parts={["cost"]} days={days.map((day) => ({ ...day, values: [day.cost] }))} />
      </div>
      <TotalsTable title="By day" of="Day" rows={days.map((day) => ({ ...day, name: markedDay(day) }))} />
      {sites.length > 1 && (
        <TotalsTable
          title="By site"
          of="Site"
          rows={sites.map(({ domain, ...totals }) => ({ name: domain, ...totals }))}
        />
      )}
      <div class="lists">
        <List title="Asked most" of="Question" says="Times" rows={insights.questions.map(questionRow("asked"))} />
        <List
          title="Not answered"
          of="Question"
          says="Times"
          rows={insights.unanswered.map(questionRow("unanswered"))}
        />
        <List
          title="Pages cited most"
          of="Page"
          says="Times"
          rows={insights.pages.map(({ page, cited, ...each }) => ({
            ...each,
            name: page,
            value: number.format(cited),
          }))}
        />
        <List
          title="Pages that helped least"
          of="Page"
          says="Not / helpful"
          rows={insights.ratedPages.map(({ page, up, down, ...each }) => ({
            ...each,
            name: page,
            value: `${number.format(down)} / ${number.format(up)}`,
          }))}
        />
        <List
          title="Latest thumbs"
          of="Question"
          says="Thumb"
          rows={insights.thumbs.map(({ question, rating, ...each }) => ({ ...each, name: question, value: rating }))}
        />
        <List
          title="Said of pages"
          of="Page"
          says="Thumb"
          rows={insights.opinions.map(({ page, rating, ...each }) => ({ ...each, name: page, value: rating }))}
        />
      </div>
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

const MOST_SHOWN = 10;

interface Row {
  readonly name: string;
  readonly domain: string;
  /** What a reader wrote. */
  readonly reason?: string | null;
  /** When it was said. */
  readonly at?: string;
  readonly value: string;
}

function questionRow(count: "asked" | "unanswered"): (question: AskedQuestion) => Row {
  return (each) => ({ name: each.question, domain: each.domain, value: number.format(each[count]) });
}

interface ListProps {
  readonly title: string;
  /** What the names are. */
  readonly of: string;
  /** What the values are. */
  readonly says: string;
  readonly rows: readonly Row[];
}

function List({ title, of, says, rows }: ListProps) {
  const hasSites = new Set(rows.map(({ domain }) => domain)).size > 1;
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{says}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_SHOWN).map(({ name, domain, reason, at, value }) => (
              <tr key={`${domain} ${name} ${at}`}>
                <td>
                  {name} {reason && <small>{reason}</small>}
                  {(at || hasSites) && (
                    <small class="whence">
                      {at && <time dateTime={at}>{at.slice(0, 10)}</time>} {hasSites && domain}
                    </small>
                  )}
                </td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
