// `docsgen keys`: creates, lists, rotates and revokes the keys with which clients of the assistant identify themselves.
import { KEY_PREFIX, type KeyRecord, keyState } from "../assistant/store/keys.js";
import { utcDay } from "../assistant/utc-day.js";
import { UsageError } from "../shared/problem.js";
import { textTable } from "./printing/text-table.js";
import { withNewStore, withStore } from "./with-store.js";

interface KeysOptions {
  /** `sqlite:PATH` or `postgres://…`; the same as of `serve-assistant`. */
  readonly store?: string | undefined;
}

interface KeysCreateOptions extends KeysOptions {
  readonly domain?: string | undefined;
  /** Who pays: the hourly limit counts by it. */
  readonly org?: string | undefined;
  readonly label?: string | undefined;
  /** A date, or a span such as `90d`. */
  readonly expires?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly searchParts?: boolean | undefined;
}

interface KeysListOptions extends KeysOptions {
  readonly domain?: string | undefined;
  readonly format?: string | undefined;
}

interface KeysRotateOptions extends KeysOptions {
  /** Days for which the old key stays valid. */
  readonly grace?: string | undefined;
}

const DAY = 86_400_000;
/** For how long a site counts as served that no server of the store serves any more. Running servers say every hour what they serve. */
const KNOWN_DAYS = 30;

/** Prints the key alone on stdout. */
export async function keysCreate(options: KeysCreateOptions): Promise<void> {
  const { store, domain, org = "default", label = null } = options;
  if (!domain) throw new UsageError("A key needs a domain.", "Set it with --domain.");
  if (/[\s/]/.test(domain))
    throw new UsageError(
      `"${domain}" is not a domain.`,
      "Name the site as serve-assistant does, such as docs.example.com.",
    );
  const now = Date.now();
  const expiresAt = options.expires === undefined ? null : readExpiry(options.expires, now);
  const origins = options.origin?.flatMap((written) => written.split(/[\s,]+/)).map(readOrigin) ?? null;
  await withNewStore(store, async (open) => {
    const hasSearchParts = options.searchParts ?? false;
    const limits = { expiresAt, origins, hasSearchParts };
    const { key, record } = await open.keys.create({ domain, organisation: org, label, ...limits, now });
    process.stdout.write(`${key}\n`);
    process.stderr.write(
      `Created ${record.id} for ${domain} (${org}). Save the key now: it will not be shown again.\n`,
    );
    process.stderr.write(domainNotice(domain, await open.sites.list(now - KNOWN_DAYS * DAY)));
  });
}

/** What is to be said of the domain of a new key; empty: nothing, for a server serves it. */
function domainNotice(domain: string, served: readonly string[]): string {
  if (served.includes(domain)) return "";
  return served.length === 0
    ? `Whether a server serves "${domain}" could not be checked: none has used this store in the last ${KNOWN_DAYS} days.\n`
    : `Warning: no server of this store serves "${domain}". It serves: ${served.join(", ")}.\n`;
}

/** Prints a table on stdout, or JSON. */
export async function keysList({ store, domain, format = "table" }: KeysListOptions): Promise<void> {
  const records = await withStore(store, (open) => open.keys.list(domain ?? null));
  if (format === "json") {
    process.stdout.write(`${JSON.stringify(records.map(toJson), null, 2)}\n`);
    return;
  }
  if (records.length === 0) {
    const which = domain === undefined ? "There are no keys yet." : `There are no keys for "${domain}".`;
    process.stderr.write(`${which} Create one with: docsgen keys create --domain ${domain ?? "DOMAIN"}\n`);
    return;
  }
  process.stdout.write(`${textTable([HEAD, ...records.map(toRow)], HEAD.length).join("\n")}\n`);
}

/** @param key its id, its ends as `list` shows them, or the key itself */
export async function keysRevoke(key: string, { store }: KeysOptions): Promise<void> {
  await withStore(store, async (open) => {
    const record = await open.keys.revoke(key, Date.now());
    if (!record) throw unknownKey(key);
    process.stderr.write(`Revoked ${record.hint} (${record.id}).\n`);
  });
}

/** Prints the new key alone on stdout; the old one stays valid for the days of grace. */
export async function keysRotate(key: string, { store, grace = "7" }: KeysRotateOptions): Promise<void> {
  if (!/^\d{1,4}$/.test(grace)) throw new UsageError(`--grace ${grace} is not a number of days.`);
  const now = Date.now();
  const oldUntil = now + Number(grace) * DAY;
  await withStore(store, async (open) => {
    const made = await open.keys.rotate(key, { now, oldUntil });
    if (!made) throw notRotated(key);
    process.stdout.write(`${made.key}\n`);
    // The new key expires when the old one would have.
    const until = Math.min(oldUntil, made.record.expiresAt ?? oldUntil);
    process.stderr.write(`Created ${made.record.id}. The old key is valid until ${day(until)}.\n`);
  });
}

function unknownKey(key: string): UsageError {
  return new UsageError(`The key "${hidden(key)}" does not exist.`, "List the keys with: docsgen keys list");
}

function notRotated(key: string): UsageError {
  const hint = "List the keys with: docsgen keys list. To end a key that was already rotated, use: docsgen keys revoke";
  return new UsageError(`There is no valid key "${hidden(key)}" that can be rotated.`, hint);
}

function readExpiry(written: string, now: number): number {
  const days = /^(\d{1,5})d$/.exec(written)?.[1];
  const time = days === undefined ? Date.parse(written) : now + Number(days) * DAY;
  if (Number.isNaN(time) || time <= now)
    throw new UsageError(`--expires ${written} is not in the future.`, "Write 90d, or a date such as 2027-01-31.");
  return time;
}

function readOrigin(written: string): string {
  if (/^https?:\/\//.test(written) && URL.canParse(written)) return new URL(written).origin;
  throw new UsageError(`"${written}" is not an origin.`, "Write one such as https://docs.example.com.");
}

const HEAD = ["ID", "KEY", "DOMAIN", "ORGANISATION", "LABEL", "CREATED", "LAST USED", "STATE"];

function toRow(record: KeyRecord): string[] {
  const { id, hint, domain, organisation, label, createdAt, lastUsedAt } = record;
  const state = keyState(record, Date.now());
  const of = [id, hint, domain, organisation, label ?? "-", day(createdAt), day(lastUsedAt)];
  return [...of, state.day === null ? state.words : `${state.words} ${state.day}`];
}

function toJson({ createdAt, lastUsedAt, revokedAt, replacedAt, expiresAt, ...rest }: KeyRecord) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const times = { createdAt: iso(createdAt), lastUsedAt: iso(lastUsedAt) };
  return { ...rest, ...times, expiresAt: iso(expiresAt), revokedAt: iso(revokedAt), replacedAt: iso(replacedAt) };
}

function day(time: number | null): string {
  return time === null ? "-" : utcDay(time);
}

/** A whole key is not repeated on the terminal. */
function hidden(key: string): string {
  return key.startsWith(KEY_PREFIX) ? `${key.slice(0, KEY_PREFIX.length + 4)}…` : key;
}
