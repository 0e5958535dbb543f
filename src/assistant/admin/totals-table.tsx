// Draws totals by day or site. Wide tables scroll, with a shadow at the edge.
import { percentAnswered, type Totals } from "../insights/totals.js";

export const TOTALS_TABLE_STYLE = `
.wide {
  margin-bottom: 2rem; overflow-x: auto; background:
    linear-gradient(to left, Canvas 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, CanvasText 35%, transparent), transparent) right / 1.25rem 100% no-repeat scroll;
}
.wide table { margin: 0; font-variant-numeric: tabular-nums; }
.wide :is(th, td) { white-space: nowrap; text-align: end; }
.wide :is(th, td):first-child { position: sticky; left: 0; max-width: 20rem; background: Canvas; text-align: start; white-space: normal; }
.wide tbody th { min-width: 8rem; }
.wide small { font-size: .875rem; color: var(--quiet); }
@media (max-width: 48rem) { .wide :is(th, td):first-child { max-width: 8rem; font-size: .875rem; } }
`;

const number = new Intl.NumberFormat("en");

interface TotalsTableProps {
  readonly title: string;
  /** What the names are. */
  readonly of: string;
  readonly rows: readonly (Totals & { readonly name: string })[];
}

const COLUMNS = [
  "Questions",
  "Answered",
  "Not answered",
  "Failed",
  "Stopped",
  "Fallbacks",
  "Tokens",
  "Cost",
  "Seconds",
  "Median",
];

export function TotalsTable({ title, of, rows }: TotalsTableProps) {
  const id = of.toLowerCase();
  return (
    <section>
      <h3 id={id}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section class="wide" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {[of, ...COLUMNS].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, ...totals }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <Cells {...totals} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Cells(totals: Totals) {
  const { questions, answered, unanswered, failed, stopped, fallbacks, inputTokens, outputTokens } = totals;
  return (
    <>
      <td>{number.format(questions)}</td>
      <td>
        {number.format(answered)} <small>{percentAnswered(totals)}</small>
      </td>
      {[unanswered, failed, stopped, fallbacks, inputTokens + outputTokens].map((count, column) => (
        <td key={COLUMNS[column + 2]}>{number.format(count)}</td>
      ))}
      <td>{totals.cost.toFixed(2)}</td>
      <td>{totals.seconds.toFixed(1)}</td>
      <td>{totals.medianSeconds.toFixed(1)}</td>
    </>
  );
}
