// Stores API keys as hashes, with what lists show of them.
import { createHash, randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import { utcDay } from "../utc-day.js";
import type { Database, Tables } from "./tables.js";
import type { WorkQueue } from "./work-queue.js";

/** What every key begins with. */
export const KEY_PREFIX = "svc_dsc_";

const KEY_LENGTH = 32;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

interface NewKey {
  readonly domain: string;
  readonly organisation: string;
  readonly label: string | null;
  /** Null: it does not expire. */
  readonly expiresAt?: number | null;
  /** Origins whose pages may use it; null: all. */
  readonly origins?: readonly string[] | null;
  /** Whether its clients get sources as the result of a tool named `search` too. */
  readonly hasSearchParts?: boolean;
  readonly now: number;
}

export interface KeyRecord {
  readonly id: string;
  /** The key's ends with dots between: `svc_dsc_Ab3d…9xYz`. */
  readonly hint: string;
  readonly domain: string;
  readonly organisation: string;
  readonly label: string | null;
  readonly createdAt: number;
  readonly revokedAt: number | null;
  /** When a key was made in its place. */
  readonly replacedAt: number | null;
  readonly expiresAt: number | null;
  readonly origins: readonly string[] | null;
  readonly hasSearchParts: boolean;
  /** To the hour. */
  readonly lastUsedAt: number | null;
}

export interface Keys {
  /** The only moment at which the key itself is known. */
  create(key: NewKey): Promise<{ key: string; record: KeyRecord }>;
  /** The record of a key that is neither revoked nor expired; notes that it is used. */
  find(key: string, now: number): Promise<KeyRecord | null>;
  list(domain: string | null): Promise<KeyRecord[]>;
  /** By id, hint or the key itself. Null where there is no such key; a key revoked before keeps its time. */
  revoke(named: string, now: number): Promise<KeyRecord | null>;
  /** Makes a key like the named one, which stays valid until `oldUntil`. Null where there is no such key in use, or it was replaced before. */
  rotate(named: string, times: { now: number; oldUntil: number }): Promise<{ key: string; record: KeyRecord } | null>;
}

/** How often a key's last use is noted, in milliseconds. */
const NOTE_USE_EVERY = 3_600_000;

export function openKeys(queue: WorkQueue): Keys {
  return {
    create: (key) => queue.write((db) => insertKey(db, key)),

    async find(key, now) {
      if (!key.startsWith(KEY_PREFIX)) return null;
      const row = await queue.read((db) =>
        db.selectFrom("assistant_key").selectAll().where("hash", "=", hashOf(key)).executeTakeFirst(),
      );
      if (!row || !isKeyValid(toRecord(row), now)) return null;
      if (now - (row.last_used_at ?? 0) >= NOTE_USE_EVERY) await noteUse(queue, row.id, now);
      return toRecord(row);
    },

    async list(domain) {
      const rows = await queue.read((db) => {
        const all = db.selectFrom("assistant_key").selectAll().orderBy("created_at").orderBy("id");
        return (domain === null ? all : all.where("domain", "=", domain)).execute();
      });
      return rows.map(toRecord);
    },

    revoke: (named, now) =>
      queue.write(async (db) => {
        const row = await db
          .updateTable("assistant_key")
          .set((value) => ({ revoked_at: value.fn.coalesce("revoked_at", value.val(now)) }))
          .where("id", "=", keyNamed(db, named).limit(1))
          .returningAll()
          .executeTakeFirst();
        return row ? toRecord(row) : null;
      }),

    rotate: (named, times) => queue.write((db) => rotateKey(db, named, times)),
  };
}

async function rotateKey(db: Database, named: string, { now, oldUntil }: Parameters<Keys["rotate"]>[1]) {
  const old = await replaceKey(db, named, now);
  if (!old) return null;
  const until = Math.min(oldUntil, old.expires_at ?? oldUntil);
  await db.updateTable("assistant_key").set({ expires_at: until }).where("id", "=", old.id).execute();
  return insertKey(db, { ...toRecord(old), now });
}

async function insertKey(db: Database, { domain, organisation, label, now, ...more }: NewKey) {
  const { expiresAt = null, origins = null, hasSearchParts = false } = more;
  const key = makeKey();
  const row = {
    id: `key_${randomText(12)}`,
    hash: hashOf(key),
    hint: `${key.slice(0, KEY_PREFIX.length + 4)}…${key.slice(-4)}`,
    domain,
    organisation,
    label,
    created_at: now,
    revoked_at: null,
    replaced_at: null,
    expires_at: expiresAt,
    origins: origins === null ? null : origins.join(" "),
    last_used_at: null,
    search_parts: Number(hasSearchParts),
  };
  await db.insertInto("assistant_key").values(row).execute();
  return { key, record: toRecord(row) };
}

/** The ids of the keys that an operator means: by their id, their hint or as a whole. */
function keyNamed(db: Database, named: string) {
  return db
    .selectFrom("assistant_key")
    .select("id")
    .where((where) =>
      where.or([where("id", "=", named), where("hint", "=", named), where("hash", "=", hashOf(named))]),
    );
}

/** Of several who replace a key at once, one does. */
function replaceKey(db: Database, named: string, now: number): Promise<KeyRow | undefined> {
  return db
    .updateTable("assistant_key")
    .set({ replaced_at: now })
    .where(
      "id",
      "=",
      keyNamed(db, named)
        .where("revoked_at", "is", null)
        .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
        .limit(1),
    )
    .where("replaced_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

async function noteUse(queue: WorkQueue, id: string, now: number): Promise<void> {
  await queue.write((db) => db.updateTable("assistant_key").set({ last_used_at: now }).where("id", "=", id).execute());
}

function makeKey(): string {
  return KEY_PREFIX + randomText(KEY_LENGTH);
}

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

type KeyRow = Selectable<Tables["assistant_key"]>;

function toRecord(row: KeyRow): KeyRecord {
  const { id, hint, domain, organisation, label } = row;
  return {
    ...{ id, hint, domain, organisation, label },
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
    replacedAt: row.replaced_at,
    expiresAt: row.expires_at,
    origins: row.origins === null ? null : row.origins.split(" "),
    hasSearchParts: row.search_parts === 1,
    lastUsedAt: row.last_used_at,
  };
}

/** Whether requests with the key are answered at `now`. */
export function isKeyValid({ revokedAt, expiresAt }: KeyRecord, now: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

interface KeyState {
  /** Such as `valid`, or `rotated, valid until`, which a day follows. */
  readonly words: string;
  readonly day: string | null;
}

export function keyState(record: KeyRecord, now: number): KeyState {
  const { revokedAt, replacedAt, expiresAt } = record;
  if (revokedAt !== null) return { words: "revoked", day: utcDay(revokedAt) };
  if (expiresAt === null) return { words: "valid", day: null };
  if (!isKeyValid(record, now)) return { words: "expired", day: utcDay(expiresAt) };
  return { words: `${replacedAt === null ? "" : "rotated, "}valid until`, day: utcDay(expiresAt) };
}
