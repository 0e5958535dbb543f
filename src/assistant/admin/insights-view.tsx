// Draws what readers asked: totals, a chart a day, and lists of questions, pages and thumbs.
import type { AskedQuestion, Insights } from "../insights/summarise.js";

export const INSIGHTS_STYLE = `
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.totals li { padding: .75rem 1rem; border: 1px solid color-mix(in srgb, currentColor 18%, transparent); border-radius: .5rem; }
.totals b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1.5rem; margin-bottom: 2rem; }
figure { margin: 0; min-width: 0; }
figcaption { font-size: .875rem; margin-bottom: .5rem; }
.bars { display: flex; align-items: end; gap: 3px; height: 8rem; margin: 0; padding: 0; list-style: none; border-bottom: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
.bars li { flex: 1; display: flex; flex-direction: column; justify-content: end; height: 100%; min-width: 0; }
.bars span { display: block; background: #2f6fde; border-radius: 2px 2px 0 0; min-height: 1px; }
.bars span.part { background: #c2410c; border-radius: 0; }
.days { display: flex; justify-content: space-between; font-size: .75rem; }
.key { display: inline-block; width: .7em; height: .7em; margin-inline: .5em .25em; background: #2f6fde; }
.key.part { background: #c2410c; }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
.lists section { min-width: 0; }
.lists td:first-child { overflow-wrap: anywhere; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.out { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
`;

const number = new Intl.NumberFormat("en");

export function InsightsView({ insights }: { insights: Insights }) {
  const { total, days } = insights;
  const answered = total.questions - total.unanswered;
  return (
    <>
      <h2>
        Questions, {insights.since.slice(0, 10)} to {insights.until.slice(0, 10)}
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
        <Questions title="Asked most" questions={insights.questions} countOf={({ asked }) => asked} />
        <Questions title="Not answered" questions={insights.unanswered} countOf={({ unanswered }) => unanswered} />
        <Pages pages={insights.pages} />
        <Thumbs thumbs={insights.thumbs} />
        <RatedPages pages={insights.ratedPages} />
        <Opinions opinions={insights.opinions} />
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
        {title} <i class="key" />
        {all} <i class="key part" />
        {part}
      </figcaption>
      <ol class="bars">
        {days.map((day) => (
          <li key={day.day} title={`${day.day}: ${number.format(day.all)}, ${part} ${number.format(day.part)}`}>
            <span style={{ height: `${(100 * (day.all - day.part)) / most}%` }} aria-hidden="true" />
            <span class="part" style={{ height: `${(100 * day.part) / most}%` }} aria-hidden="true" />
            <p class="out">
              {day.day}: {number.format(day.all)}, {part} {number.format(day.part)}
            </p>
          </li>
        ))}
      </ol>
      <div class="days" aria-hidden="true">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </div>
    </figure>
  );
}

const MOST_SHOWN = 10;

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly AskedQuestion[];
  readonly countOf: (question: AskedQuestion) => number;
}

function Questions({ title, questions, countOf }: QuestionsProps) {
  const rows = questions.slice(0, MOST_SHOWN);
  return (
    <List title={title} columns={["Question", "Site", "Times"]}>
      {rows.map((each) => (
        <tr key={`${each.domain} ${each.question}`}>
          <td>{each.question}</td>
          <td>{each.domain}</td>
          <td class="number">{number.format(countOf(each))}</td>
        </tr>
      ))}
    </List>
  );
}

function Pages({ pages }: Pick<Insights, "pages">) {
  return (
    <List title="Pages cited most" columns={["Page", "Site", "Times"]}>
      {pages.slice(0, MOST_SHOWN).map(({ domain, page, cited }) => (
        <tr key={`${domain} ${page}`}>
          <td>{page}</td>
          <td>{domain}</td>
          <td class="number">{number.format(cited)}</td>
        </tr>
      ))}
    </List>
  );
}

function Thumbs({ thumbs }: Pick<Insights, "thumbs">) {
  return (
    <List title="Latest thumbs" columns={["Question", "Reason", "Thumb"]}>
      {thumbs.slice(0, MOST_SHOWN).map(({ question, reason, rating, at }) => (
        <tr key={`${at} ${question}`}>
          <td>{question}</td>
          <td>{reason}</td>
          <td>{rating}</td>
        </tr>
      ))}
    </List>
  );
}

function RatedPages({ pages }: { readonly pages: Insights["ratedPages"] }) {
  return (
    <List title="Pages that helped least" columns={["Page", "Site", "Not / helpful"]}>
      {pages.slice(0, MOST_SHOWN).map(({ domain, page, up, down }) => (
        <tr key={`${domain} ${page}`}>
          <td>{page}</td>
          <td>{domain}</td>
          <td class="number">
            {number.format(down)} / {number.format(up)}
          </td>
        </tr>
      ))}
    </List>
  );
}

function Opinions({ opinions }: Pick<Insights, "opinions">) {
  return (
    <List title="Said of pages" columns={["Page", "Reason", "Thumb"]}>
      {opinions.slice(0, MOST_SHOWN).map(({ page, reason, rating, at }) => (
        <tr key={`${at} ${page}`}>
          <td>{page}</td>
          <td>{reason}</td>
          <td>{rating}</td>
        </tr>
      ))}
    </List>
  );
}

interface ListProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: readonly unknown[];
}

function List({ title, columns, children }: ListProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <div class="wide">
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}
