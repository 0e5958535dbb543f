// Draws lists of questions, pages and thumbs.
import { sectionUrl } from "../assistant-site.js";
import type { AskedQuestion, Insights } from "../insights/summarise.js";
import { ColumnHeads } from "./column-heads.js";

export const LISTS_STYLE = `
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
.lists section { min-width: 0; }
.lists td:first-child { width: 100%; overflow-wrap: anywhere; }
.lists small { display: block; font-size: .875rem; }
.lists .whence { color: var(--quiet); }
.lists table:has(+ .more) { margin-bottom: .5rem; }
.lists .more { margin: 0 0 2rem; color: var(--quiet); }
.lists :is(th, td):last-child { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export interface InsightsProps {
  readonly insights: Insights;
  /** Prefixes of the addresses of pages, by domain; null where no site is open. */
  readonly prefixes: ReadonlyMap<string, string | null>;
}

export function InsightsLists({ insights, prefixes }: InsightsProps) {
  const pageRow = ({ domain, page }: { readonly domain: string; readonly page: string }) => ({
    ...{ domain, name: page, href: pageUrl(prefixes.get(domain) ?? "", page) },
  });
  const { questions, unanswered, failures, pages, thumbs } = insights;
  const cited = pages.map((page) => ({ ...pageRow(page), value: number.format(page.cited) }));
  const helped = insights.ratedPages.map((page) => ({
    ...pageRow(page),
    value: `${number.format(page.down)} / ${number.format(page.up)}`,
  }));
  const thumbed = thumbs.map(({ question, rating, ...each }) => ({ ...each, name: question, value: rating }));
  const opinions = insights.opinions.map((each) => ({ ...each, ...pageRow(each), value: each.rating }));
  return (
    <div class="lists">
      <List title="Asked most" of="Question" rows={questions.map(questionRow("asked"))} />
      <List title="Not answered" of="Question" rows={unanswered.map(questionRow("unanswered"))} />
      <List title="Models that failed" of="Model" rows={failures.map(failureRow)} />
      <List title="Pages cited most" of="Page" rows={cited} />
      <List title="Pages that helped least" of="Page" says="Not / helpful" rows={helped} />
      <List title="Latest thumbs" of="Question" says="Thumb" rows={thumbed} />
      <List title="Comments on pages" of="Page" says="Thumb" rows={opinions} />
    </div>
  );
}

function failureRow({ day, model, reason, replies }: Insights["failures"][number]): Row {
  return { name: model, reason, at: day, domain: "", value: number.format(replies) };
}

export const number = new Intl.NumberFormat("en");
const MOST_SHOWN = 10;

interface Row {
  readonly name: string;
  /** Where the name leads. */
  readonly href?: string | null;
  readonly domain: string;
  /** What a reader wrote, or why a model failed. */
  readonly reason?: string | null;
  /** When it was said. */
  readonly at?: string;
  readonly value: string;
}

function questionRow(count: "asked" | "unanswered"): (question: AskedQuestion) => Row {
  return (each) => ({ name: each.question, domain: each.domain, value: number.format(each[count]) });
}

/** Null where the address of the site is not known, and for what is no address in it. */
function pageUrl(prefix: string, page: string): string | null {
  return /^https?:/i.test(prefix) && page.startsWith("/") ? sectionUrl({ prefix }, page, null) : null;
}

interface ListProps {
  readonly title: string;
  /** What the names are. */
  readonly of: string;
  /** What the values are. Default: how often it happened. */
  readonly says?: string;
  readonly rows: readonly Row[];
}

function List({ title, of, says = "Times", rows }: ListProps) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  const hasSites = new Set(rows.map(({ domain }) => domain)).size > 1;
  return (
    <section>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <table aria-labelledby={id}>
          <ColumnHeads names={[of, says]} />
          <tbody>
            {rows.slice(0, MOST_SHOWN).map((row) => (
              <ListRow key={`${row.domain} ${row.name} ${row.at} ${row.reason}`} row={row} hasSites={hasSites} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > MOST_SHOWN && <p class="more">and {number.format(rows.length - MOST_SHOWN)} more</p>}
    </section>
  );
}

function ListRow({ row, hasSites }: { row: Row; hasSites: boolean }) {
  const { name, href, domain, reason, at, value } = row;
  return (
    <tr>
      <td>
        {href ? <a href={href}>{name}</a> : name} {reason && <small>{reason}</small>}
        {(at || hasSites) && (
          <small class="whence">
            {at && <time dateTime={at}>{at.slice(0, 10)}</time>} {hasSites && domain}
          </small>
        )}
      </td>
      <td>{value}</td>
    </tr>
  );
}
