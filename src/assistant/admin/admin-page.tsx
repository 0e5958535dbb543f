// Draws the operator's page: keys, their usage and what the store holds.
import type { InsightsQuery } from "../insights/read-insights.js";
import type { Insights } from "../insights/summarise.js";
import { INSIGHTS_STYLE, InsightsView } from "./insights-view.js";
import { KEY_STYLE, KeyTable, type Usage, UsageMeter, type UsedKey } from "./key-table.js";

export interface AdminView {
  /** What the addresses of forms begin with. */
  readonly base: string;
  readonly now: number;
  readonly keys: readonly UsedKey[];
  readonly organisations: readonly { readonly name: string; readonly hour: Usage }[];
  /** Those with a site that is open have the prefix of its pages. */
  readonly domains: readonly { readonly name: string; readonly threads: number; readonly prefix: string | null }[];
  /** Null where nothing is kept. */
  readonly insights: Insights | null;
  readonly asked: InsightsQuery;
  /** What the last form did; a new key is shown this once. */
  readonly notice: { readonly text: string; readonly secret: string | null } | null;
}

const STYLE = `
:root {
  color-scheme: light dark; background: Canvas; font: 16px/1.5 system-ui, sans-serif;
  --line: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 70%, transparent);
}
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-top: 2.5rem; }
table { width: 100%; border-collapse: collapse; margin-bottom: 2rem; }
table.short { width: auto; min-width: min(24rem, 100%); }
th, td { text-align: start; vertical-align: baseline; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
:is(th, td):first-child { padding-inline-start: 0; }
:is(th, td):last-child { padding-inline-end: 0; }
tbody th { overflow-wrap: anywhere; }
thead th { font-size: .875rem; color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-bottom: 2rem; }
label { display: grid; grid-template-columns: minmax(0, auto); gap: .25rem; min-width: 0; max-width: 100%; font-size: .875rem; }
input, select, button { box-sizing: border-box; height: 2.5rem; max-width: 100%; padding: 0 .75rem; border: 1px solid color-mix(in srgb, currentColor 50%, transparent); border-radius: .375rem; font: inherit; font-size: 1rem; }
td button { height: 2rem; }
meter { width: 6rem; vertical-align: middle; }
[role=status] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: .5rem; }
code { user-select: all; overflow-wrap: anywhere; }
`;

export function AdminPage({ base, now, keys, organisations, domains, insights, asked, notice }: AdminView) {
  const names = domains.map(({ name }) => name);
  const prefixes = new Map(domains.map(({ name, prefix }) => [name, prefix]));
  return (
    <html lang="en">
      <Head />
      <body>
        <main>
          <h1>Assistant</h1>
          {notice && (
            <p role="status">
              {notice.text} {notice.secret && <code>{notice.secret}</code>}
            </p>
          )}
          {insights && (
            <>
              <InsightsForm base={base} asked={asked} domains={names} />
              <InsightsView insights={insights} prefixes={prefixes} />
            </>
          )}
          <h2 id="keys">Keys</h2>
          <KeyTable base={base} keys={keys} now={now} labelledBy="keys" />
          <NewKeyForm base={base} domains={names} />
          <h2 id="organisations">Organisations, this hour</h2>
          <ShortTable
            id="organisations"
            rows={organisations.map(({ name, hour }) => ({ name, value: <UsageMeter {...hour} /> }))}
          />
          <h2 id="threads">Threads</h2>
          <ShortTable id="threads" rows={domains.map(({ name, threads }) => ({ name, value: threads }))} />
          <ForgetForm base={base} domains={names} />
        </main>
      </body>
    </html>
  );
}

function Head() {
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Assistant</title>
      <style>{STYLE + INSIGHTS_STYLE + KEY_STYLE}</style>
    </head>
  );
}

interface ShortTableProps {
  /** That of its heading. */
  readonly id: string;
  readonly rows: readonly { readonly name: string; readonly value: preact.ComponentChildren }[];
}

function ShortTable({ id, rows }: ShortTableProps) {
  return (
    <table class="short" aria-labelledby={id}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DomainFormProps {
  readonly base: string;
  readonly domains: readonly string[];
}

function NewKeyForm({ base, domains }: DomainFormProps) {
  return (
    <form method="post" action={`${base}/keys/create`}>
      <DomainField domains={domains} />
      <label>
        Organisation
        <input name="organisation" required value="default" />
      </label>
      <label>
        Label
        <input name="label" />
      </label>
      <button type="submit">Create a key</button>
    </form>
  );
}

function ForgetForm({ base, domains }: DomainFormProps) {
  return (
    <form method="post" action={`${base}/threads/delete`}>
      <DomainField domains={domains} />
      <label>
        Reader (fp)
        <input name="fp" required />
      </label>
      <button type="submit">Delete this reader's threads</button>
    </form>
  );
}

function DomainField({ domains }: { domains: readonly string[] }) {
  return (
    <label>
      Domain
      <select name="domain">
        {domains.map((domain) => (
          <option key={domain}>{domain}</option>
        ))}
      </select>
    </label>
  );
}

/** Draws what chooses the insights of the page, and gives all of them to other tools. */
interface InsightsFormProps {
  /** What its addresses begin with. */
  readonly base: string;
  readonly asked: InsightsQuery;
  readonly domains: readonly string[];
}

const SPANS = ["24h", "7d", "4w", "90d"];

function InsightsForm({ base, asked, domains }: InsightsFormProps) {
  const sites = asked.domain === null ? domains : [...new Set([...domains, asked.domain])];
  return (
    <form method="get" action={`${base}/`}>
      <label>
        Since (24h, 7d, 4w or a date)
        <input name="since" list="spans" required value={asked.since} />
      </label>
      <datalist id="spans">
        {SPANS.map((span) => (
          <option key={span}>{span}</option>
        ))}
      </datalist>
      <label>
        Site
        <select name="domain">
          <option value="">all</option>
          {sites.map((domain) => (
            <option key={domain} selected={domain === asked.domain}>
              {domain}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Show</button>
      {["csv", "json"].map((format) => (
        <button key={format} type="submit" formAction={`${base}/insights`} name="format" value={format}>
          All as {format.toUpperCase()}
        </button>
      ))}
    </form>
  );
}
