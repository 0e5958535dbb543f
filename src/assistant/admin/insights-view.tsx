// Draws what readers asked: totals, a chart a day, and lists of questions, pages and thumbs.
import type { AskedQuestion, Insights } from "../insights/summarise.js";

export const INSIGHTS_STYLE = `
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.totals li { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.totals b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1.5rem 2rem; margin-bottom: 1rem; }
time { white-space: nowrap; }
figure { margin: 0; min-width: 0; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: .875rem; margin-bottom: .5rem; }
.bars { display: flex; gap: 3px; margin: 0; padding: 0; list-style: none; font-size: .6875rem; text-align: center; font-variant-numeric: tabular-nums; }
.bars li { flex: 1; min-width: 0; }
.bar { display: flex; flex-direction: column; justify-content: end; height: 8rem; padding-top: 1rem; border-bottom: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
.bar i { display: block; flex: none; background: #2f6fde; min-height: 1px; }
.bar i:first-of-type { border-radius: 2px 2px 0 0; }
.bar i.part { background: #c2410c; }
.key::before { content: ''; display: inline-block; width: .7em; height: .7em; margin-inline-end: .375em; background: #2f6fde; }
.key.part::before { background: #c2410c; }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
.lists section { min-width: 0; }
.lists td:first-child { width: 100%; overflow-wrap: anywhere; }
.lists small { display: block; font-size: .875rem; color: var(--quiet); }
.lists :is(th, td):last-child { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.out { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
`;

const number = new Intl.NumberFormat("en");
const shortNumber = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

export function InsightsView({ insights }: { insights: Insights }) {
  const { total, days } = insights;
  const answered = total.questions - total.unanswered;
  return (
    <>
      <h2>
        Questions, <time>{insights.since.slice(0, 10)}</time> to <time>{insights.until.slice(0, 10)}</time>
      </h2>
      <ul class="totals">
        <Total name="questions" value={number.format(total.questions)} />
        <Total
          name="answered"
          value={total.questions === 0 ? "–" : `${Math.round((100 * answered) / total.questions)} %`}
        />
        <Total name="helpful / not" value={`${total.up} / ${total.down}`} />
        <Total name="tokens" value={number.format(total.inputTokens + total.outputTokens)} />
        <Total name="cost" value={total.cost.toFixed(2)} />
        <Total name="seconds a reply" value={total.seconds.toFixed(1)} />
      </ul>
      <div class="charts">
        <Chart
          title="Questions a day"
          days={days.map(({ day, questions, unanswered }) => ({ day, all: questions, part: unanswered }))}
          part="not answered"
          all="answered"
        />
        <Chart
          title="Tokens a day"
          days={days.map(({ day, inputTokens, outputTokens }) => ({
            day,
            all: inputTokens + outputTokens,
            part: outputTokens,
          }))}
          part="output"
          all="input"
        />
      </div>
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

interface ChartProps {
  readonly title: string;
  readonly days: readonly { readonly day: string; readonly all: number; readonly part: number }[];
  /** What the parts of the bars mean. */
  readonly part: string;
  readonly all: string;
}

function Chart({ title, days, part, all }: ChartProps) {
  const most = Math.max(1, ...days.map((day) => day.all));
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        <span class="key">{all}</span>
        <span class="key part">{part}</span>
      </figcaption>
      <ol class="bars">
        {days.map((day) => (
          <li key={day.day} title={`${day.day}: ${number.format(day.all)}, ${part} ${number.format(day.part)}`}>
            <div aria-hidden="true">
              <div class="bar">
                {day.all > 0 && shortNumber.format(day.all)}
                {day.all > day.part && <i style={{ height: `${(100 * (day.all - day.part)) / most}%` }} />}
                {day.part > 0 && <i class="part" style={{ height: `${(100 * day.part) / most}%` }} />}
              </div>
              {day.day.slice(5)}
            </div>
            <p class="out">
              {day.day}: {number.format(day.all)}, {part} {number.format(day.part)}
            </p>
          </li>
        ))}
      </ol>
    </figure>
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
              {hasSites && <th scope="col">Site</th>}
              <th scope="col">{says}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_SHOWN).map(({ name, domain, reason, at, value }) => (
              <tr key={`${domain} ${name} ${at}`}>
                <td>
                  {name} {reason && <small>{reason}</small>}
                </td>
                {hasSites && <td>{domain}</td>}
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
