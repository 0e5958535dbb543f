// Draws the operator's page: keys, how much of their limits is used, and what is stored.
import type { Insights } from "../insights/summarise.js";
import type { KeyRecord } from "../store/keys.js";
import { INSIGHTS_STYLE, InsightsView } from "./insights-view.js";

/** How much of a limit is used in its running window. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
}

export interface AdminView {
  readonly keys: readonly { readonly record: KeyRecord; readonly month: Usage }[];
  readonly organisations: readonly { readonly name: string; readonly hour: Usage }[];
  readonly domains: readonly { readonly name: string; readonly threads: number }[];
  /** Of the last seven days; null where nothing is kept. */
  readonly insights: Insights | null;
  /** What the last form did; a new key is shown this once. */
  readonly notice: { readonly text: string; readonly secret: string | null } | null;
}

const STYLE = `
:root {
  color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
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
td form { margin: 0; }
label { display: grid; grid-template-columns: minmax(0, auto); gap: .25rem; min-width: 0; max-width: 100%; font-size: .875rem; }
input, select, button { box-sizing: border-box; height: 2.5rem; max-width: 100%; padding: 0 .75rem; border: 1px solid color-mix(in srgb, currentColor 50%, transparent); border-radius: .375rem; font: inherit; font-size: 1rem; }
td button { height: 2rem; }
meter { width: 6rem; vertical-align: middle; }
[role=status] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: .5rem; }
.wide { overflow-x: auto; }
.wide :is(th, td) { white-space: nowrap; }
code { user-select: all; overflow-wrap: anywhere; }
`;

export function AdminPage({ keys, organisations, domains, insights, notice }: AdminView) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Assistant</title>
        <style>{STYLE + INSIGHTS_STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Assistant</h1>
          {notice && (
            <p role="status">
              {notice.text} {notice.secret && <code>{notice.secret}</code>}
            </p>
          )}
          {insights && <InsightsView insights={insights} />}
          <h2>Keys</h2>
          <div class="wide">
            <KeyTable keys={keys} />
          </div>
          <NewKeyForm domains={domains.map((domain) => domain.name)} />
          <h2>Organisations, this hour</h2>
          <table class="short">
            <tbody>
              {organisations.map(({ name, hour }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <UsageMeter {...hour} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>Threads</h2>
          <table class="short">
            <tbody>
              {domains.map(({ name, threads }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{threads}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ForgetForm domains={domains.map((domain) => domain.name)} />
        </main>
      </body>
    </html>
  );
}

function KeyTable({ keys }: Pick<AdminView, "keys">) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Label</th>
          <th scope="col">Domain</th>
          <th scope="col">Organisation</th>
          <th scope="col">This month</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ record, month }) => (
          <tr key={record.id}>
            <th scope="row">{record.hint}</th>
            <td>{record.label}</td>
            <td>{record.domain}</td>
            <td>{record.organisation}</td>
            <td>
              <UsageMeter {...month} />
            </td>
            <td>{record.revokedAt === null ? <RevokeForm record={record} /> : "revoked"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function UsageMeter({ used, limit }: Usage) {
  return (
    <>
      <meter value={used} max={limit} aria-label="Used" /> {used} of {limit}
    </>
  );
}

function RevokeForm({ record }: { record: KeyRecord }) {
  return (
    <form method="post" action="/keys/revoke">
      <input type="hidden" name="id" value={record.id} />
      <button type="submit" aria-label={`Revoke ${record.hint}`}>
        Revoke
      </button>
    </form>
  );
}

function NewKeyForm({ domains }: { domains: readonly string[] }) {
  return (
    <form method="post" action="/keys/create">
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

function ForgetForm({ domains }: { domains: readonly string[] }) {
  return (
    <form method="post" action="/threads/delete">
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
