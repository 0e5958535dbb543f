// Draws the keys with owner, origins, expiry and usage. On a phone each is a card.

import { isKeyValid, type KeyRecord, keyState } from "../store/keys.js";
import { utcDay } from "../utc-day.js";
import { ColumnHeads } from "./column-heads.js";

export const KEY_STYLE = `
.keys small { display: block; font-size: .875rem; font-weight: normal; color: var(--quiet); overflow-wrap: anywhere; }
.keys .over { color: var(--quiet); }
.keys .over small, .keys .over td::before { color: inherit; }
.keys td { overflow-wrap: anywhere; }
.keys div:has(> meter) { display: flex; flex-direction: column-reverse; white-space: nowrap; }
.keys form { margin: .25rem 0 0; }
@media (min-width: 48.01rem) {
  .keys :is(th, td) { min-width: 6rem; }
  .keys :is(th:first-child, td:nth-child(3)) { min-width: 11.5rem; }
}
@media (max-width: 48rem) {
  .keys :is(&, tbody, tr, th) { display: block; }
  .keys thead { position: absolute; clip-path: inset(50%); }
  .keys tr { margin-bottom: .75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
  .keys :is(th, td) { padding: .25rem 0; border: 0; }
  .keys td { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); }
  .keys td::before { content: attr(data-of); font-size: .875rem; line-height: 1.7; color: var(--quiet); }
}
`;

export interface UsedKey {
  readonly record: KeyRecord;
  readonly month: Usage;
}

const COLUMNS = ["Domain", "Origins", "This month", "Last used", "State"] as const;

interface KeyTableProps {
  /** What the addresses of its forms begin with. */
  readonly base: string;
  readonly keys: readonly UsedKey[];
  readonly now: number;
  readonly labelledBy: string;
}

export function KeyTable({ base, keys, now, labelledBy }: KeyTableProps) {
  return (
    <table class="keys" aria-labelledby={labelledBy}>
      <ColumnHeads names={["Key", ...COLUMNS]} />
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.record.id} {...key} base={base} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function KeyRow({ record, month, base, now }: UsedKey & { base: string; now: number }) {
  const { hint, label, domain, organisation, origins, lastUsedAt } = record;
  const isValid = isKeyValid(record, now);
  const state = keyState(record, now);
  const cells: Readonly<Record<(typeof COLUMNS)[number], preact.ComponentChildren>> = {
    Domain: [domain, <small key="organisation">{organisation}</small>],
    Origins: origins === null ? "all" : origins.map((origin) => <div key={origin}>{origin}</div>),
    "This month": <UsageMeter {...month} />,
    "Last used": lastUsedAt === null ? "never" : <time>{utcDay(lastUsedAt)}</time>,
    State: [
      state.words,
      " ",
      state.day && <time key="day">{state.day}</time>,
      isValid && <RevokeForm key="revoke" base={base} record={record} />,
    ],
  };
  return (
    <tr class={isValid ? undefined : "over"}>
      <th scope="row">
        {hint}
        {label !== null && <small>{label}</small>}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} data-of={column}>
          <div>{cells[column]}</div>
        </td>
      ))}
    </tr>
  );
}

function RevokeForm({ base, record }: { base: string; record: KeyRecord }) {
  return (
    <form method="post" action={`${base}/keys/revoke`}>
      <input type="hidden" name="id" value={record.id} />
      <button type="submit" aria-label={`Revoke ${record.hint}`}>
        Revoke
      </button>
    </form>
  );
}

/** How much of a limit is used in its running window. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
}

export function UsageMeter({ used, limit }: Usage) {
  return (
    <>
      <meter value={used} max={limit} aria-label="Used" /> {used} of {limit}
    </>
  );
}
