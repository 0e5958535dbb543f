// Tells operators whether a key works, and until when.
import { utcDay } from "../utc-day.js";
import type { KeyRecord } from "./keys.js";

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
