// Tracks replies in progress: limits them per address and key, and stops them all on shutdown.
import { Refusal } from "../refusal.js";

export interface OpenReplyLimits {
  readonly address: number;
  readonly key: number;
}

/** An office shares an address, and all readers of a site a key. */
export const DEFAULT_OPEN_REPLIES: OpenReplyLimits = { address: 1000, key: 10_000 };

export interface OpenReplies {
  /** Throws a refusal where too many are open; gives what ends the reply, however often it is called. `stop` is aborted by `endAll`. */
  begin(caller: { readonly address: string; readonly keyId: string }, stop: AbortController): () => void;
  /** Stops every reply because the server restarts. */
  endAll(): void;
}

/** Why a reply was stopped, though its reader waits for it. */
export class ServerRestarts extends Error {}

const RETRY_SECONDS = 5;

export function createOpenReplies(limits: OpenReplyLimits): OpenReplies {
  const open = new Map<string, number>();
  const stops = new Set<AbortController>();
  const change = (name: string, by: 1 | -1) => {
    const now = (open.get(name) ?? 0) + by;
    if (now <= 0) open.delete(name);
    else open.set(name, now);
  };
  return {
    endAll() {
      for (const stop of stops) stop.abort(new ServerRestarts("The server is restarting."));
    },
    begin({ address, keyId }, stop) {
      const wanted = [
        { name: `address ${address}`, limit: limits.address, scope: "this network address" },
        { name: `key ${keyId}`, limit: limits.key, scope: "this key" },
      ];
      for (const { name, limit, scope } of wanted) if ((open.get(name) ?? 0) >= limit) throw tooMany(limit, scope);
      for (const { name } of wanted) change(name, 1);
      stops.add(stop);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        stops.delete(stop);
        for (const { name } of wanted) change(name, -1);
      };
    },
  };
}

function tooMany(limit: number, scope: string): Refusal {
  return new Refusal(
    "quota_exceeded",
    `There are already ${limit} running answers for ${scope}. Try again in ${RETRY_SECONDS} seconds.`,
    { "retry-after": String(RETRY_SECONDS) },
  ).violating("open-replies");
}
