// Bounds how many replies one address and one key may have under way in this process.
import { Refusal } from "../refusal.js";

export interface OpenReplyLimits {
  readonly address: number;
  readonly key: number;
}

/** An office shares an address, and all readers of a site a key. */
export const DEFAULT_OPEN_REPLIES: OpenReplyLimits = { address: 1000, key: 10_000 };

export interface OpenReplies {
  /** Throws a refusal where too many are open; gives what ends the reply, however often it is called. */
  begin(caller: { readonly address: string; readonly keyId: string }): () => void;
}

const RETRY_SECONDS = 5;

export function createOpenReplies(limits: OpenReplyLimits): OpenReplies {
  const open = new Map<string, number>();
  const change = (name: string, by: 1 | -1) => {
    const now = (open.get(name) ?? 0) + by;
    if (now <= 0) open.delete(name);
    else open.set(name, now);
  };
  return {
    begin({ address, keyId }) {
      const wanted = [
        { name: `address ${address}`, limit: limits.address, scope: "this network address" },
        { name: `key ${keyId}`, limit: limits.key, scope: "this key" },
      ];
      for (const { name, limit, scope } of wanted) if ((open.get(name) ?? 0) >= limit) throw tooMany(limit, scope);
      for (const { name } of wanted) change(name, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const { name } of wanted) change(name, -1);
      };
    },
  };
}

function tooMany(limit: number, scope: string): Refusal {
  return new Refusal(
    "quota_exceeded",
    `There are already ${limit} answers under way for ${scope}. Try again in ${RETRY_SECONDS} seconds.`,
    { "retry-after": String(RETRY_SECONDS) },
    { "violated-policies": ["open-replies"] },
  );
}
