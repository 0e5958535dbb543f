// `docsgen keys`: creates, lists and revokes the keys that clients of the assistant identify themselves with.
import { KEY_PREFIX, type KeyRecord } from "../assistant/store/keys.js";
import { DEFAULT_STORE, openStore, type Store } from "../assistant/store/open-store.js";
import { UsageError } from "../shared/problem.js";

export interface KeysOptions {
  /** `sqlite:PATH` or `postgres://…`, as for `serve-assistant`. */
  readonly store?: string | undefined;
}

export interface KeysCreateOptions extends KeysOptions {
  readonly domain?: string | undefined;
  /** Who pays: the hourly limit is per organisation. */
  readonly org?: string | undefined;
  readonly label?: string | undefined;
}

export interface KeysListOptions extends KeysOptions {
  readonly domain?: string | undefined;
}

/** Prints nothing but the key on stdout. */
export async function keysCreate({ store, domain, org = "default", label }: KeysCreateOptions): Promise<void> {
  if (!domain) throw new UsageError("A key needs a domain.", "Set it with --domain.");
  await withStore(store, async (open) => {
    const { key, record } = await open.keys.create({
      domain,
      organisation: org,
      label: label ?? null,
      now: Date.now(),
    });
    process.stdout.write(`${key}\n`);
    process.stderr.write(
      `Created ${record.id} for ${domain} (${org}). Save the key now: it will not be shown again.\n`,
    );
  });
}

/** Prints one key per line on stdout: id, shortened key, domain, organisation, label, creation date, whether it is revoked. */
export async function keysList({ store, domain }: KeysListOptions): Promise<void> {
  await withStore(store, async (open) => {
    const records = await open.keys.list(domain ?? null);
    if (records.length === 0) {
      const which = domain === undefined ? "There are no keys yet." : `There are no keys for "${domain}".`;
      process.stderr.write(`${which} Create one with: docsgen keys create --domain ${domain ?? "DOMAIN"}\n`);
    }
    for (const record of records) process.stdout.write(`${describe(record)}\n`);
  });
}

/** @param key its id, its shortened form as in `list`, or the key itself */
export async function keysRevoke(key: string, { store }: KeysOptions): Promise<void> {
  await withStore(store, async (open) => {
    const record = await open.keys.revoke(key, Date.now());
    if (!record)
      throw new UsageError(`The key "${hidden(key)}" does not exist.`, "List the keys with: docsgen keys list");
    process.stderr.write(`Revoked ${record.hint} (${record.id}).\n`);
  });
}

async function withStore(address: string | undefined, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(address ?? DEFAULT_STORE);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

function describe({ id, hint, domain, organisation, label, createdAt, revokedAt }: KeyRecord): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const state = revokedAt === null ? "valid" : `revoked ${day(revokedAt)}`;
  return [id, hint, domain, organisation, label ?? "-", day(createdAt), state].join("\t");
}

/** A whole key is not repeated on the terminal. */
function hidden(key: string): string {
  return key.startsWith(KEY_PREFIX) ? `${key.slice(0, KEY_PREFIX.length + 4)}…` : key;
}
