// Owns the three limits: by key and month, by organisation and hour, by address and day, all in calendar windows of UTC.
import { RecentMap } from "./recent-map.js";
import { Refusal } from "./refusal.js";
import type { Bucket, Counters } from "./store/counters.js";

export interface Limits {
  readonly keyMonth: number;
  readonly organisationHour: number;
  readonly addressDay: number;
}

export const DEFAULT_LIMITS: Limits = { keyMonth: 10_000, organisationHour: 10_000, addressDay: 10_000 };

/** The sender of a request, as far as the limits are concerned. */
interface Asker {
  readonly keyId: string;
  readonly organisation: string;
  readonly address: string;
}

/** A limit's window around one moment. */
interface Window extends Bucket {
  /** The name that clients see: `key-month`, `org-hour`, `ip-day`. */
  readonly policy: string;
  readonly scope: string;
  readonly seconds: number;
}

export interface Limiter {
  /** Counts one request and answers the rate-limit headers; throws a refusal when a limit is reached, and then counts nothing. */
  take(asker: Asker, now: number): Promise<Record<string, string>>;
}

/** How many full windows are remembered, so that a flood of refused requests does not reach the store. */
const REMEMBERED_WINDOWS = 10_000;

export function createLimiter(limits: Limits, counters: Counters): Limiter {
  const full = new RecentMap<number>(REMEMBERED_WINDOWS);
  return {
    async take(asker, now) {
      const windows = windowsAt(limits, asker, now);
      const known = windows.filter((window) => full.has(window.name));
      if (known.length > 0) throw limitReached(windows, known, now);
      const taken = await counters.take(windows);
      if ("counts" in taken) return rateLimitHeaders(windows, taken.counts, now);
      const reached = windows.filter((window) => taken.full.includes(window.name));
      for (const { name, expiresAt } of reached) full.set(name, expiresAt);
      throw limitReached(windows, reached, now);
    },
  };
}

/** In the order in which every request counts them: address, organisation, key. */
export function windowsAt(limits: Limits, asker: Asker, now: number): Window[] {
  const date = new Date(now);
  const [year, month, day, hour] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), date.getUTCHours()];
  const iso = date.toISOString();
  const span = (start: number, end: number) => ({ expiresAt: end, seconds: (end - start) / 1000 });
  return [
    {
      policy: "ip-day",
      scope: "this network address per day",
      name: `ip:${asker.address}:d${iso.slice(0, 10)}`,
      limit: limits.addressDay,
      ...span(Date.UTC(year, month, day), Date.UTC(year, month, day + 1)),
    },
    {
      policy: "org-hour",
      scope: "this organisation per hour",
      name: `org:${asker.organisation}:h${iso.slice(0, 13)}`,
      limit: limits.organisationHour,
      ...span(Date.UTC(year, month, day, hour), Date.UTC(year, month, day, hour + 1)),
    },
    {
      policy: "key-month",
      scope: "this key per month",
      name: `key:${asker.keyId}:m${iso.slice(0, 7)}`,
      limit: limits.keyMonth,
      ...span(Date.UTC(year, month), Date.UTC(year, month + 1)),
    },
  ];
}

/** The two headers of the IETF draft on rate limits, as structured field lists. */
function rateLimitHeaders(
  windows: readonly Window[],
  counts: ReadonlyMap<string, number>,
  now: number,
): Record<string, string> {
  const remaining = windows.map((window) => {
    const left = Math.max(0, window.limit - (counts.get(window.name) ?? window.limit));
    return `"${window.policy}";r=${left};t=${secondsLeft(window, now)}`;
  });
  return { "ratelimit-policy": policies(windows), ratelimit: remaining.join(", ") };
}

function limitReached(windows: readonly Window[], reached: readonly Window[], now: number): Refusal {
  const wait = Math.max(...reached.map((window) => secondsLeft(window, now)));
  const scopes = reached.map((window) => `${window.limit} requests for ${window.scope}`).join(" and ");
  const refusal = new Refusal(
    "quota_exceeded",
    `You have reached the limit of ${scopes}. Try again in ${duration(wait)}.`,
    {
      "retry-after": String(wait),
      "ratelimit-policy": policies(windows),
      ratelimit: reached.map((window) => `"${window.policy}";r=0;t=${secondsLeft(window, now)}`).join(", "),
    },
  );
  return refusal.violating(...reached.map((window) => window.policy));
}

/** For people; programs read the headers. */
function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 2 * 3600) return `${Math.ceil(seconds / 60)} minutes`;
  if (seconds < 2 * 86_400) return `${Math.ceil(seconds / 3600)} hours`;
  return `${Math.ceil(seconds / 86_400)} days`;
}

function policies(windows: readonly Window[]): string {
  return windows.map((window) => `"${window.policy}";q=${window.limit};w=${window.seconds}`).join(", ");
}

function secondsLeft(window: Window, now: number): number {
  return Math.max(1, Math.ceil((window.expiresAt - now) / 1000));
}
