// Builds the parts that a running assistant shares, with the real clock and real randomness.
import { randomUUID } from "node:crypto";
import type { Sites } from "./assistant-site.js";
import type { Access, Backend } from "./backend.js";
import { createLimiter, type Limits } from "./limits.js";
import type { Log } from "./log.js";
import { createMetrics } from "./metrics.js";
import type { Provider, Reporter } from "./provider.js";
import type { Store } from "./store/open-store.js";

export interface BackendParts {
  readonly sites: Sites;
  readonly store: Store;
  readonly access: Access;
  readonly limits: Limits;
  readonly log: Log;
  readonly logTexts: boolean;
  /** Makes the provider; it is given what providers report to. */
  readonly provider: (reporter: Reporter) => Provider;
}

/** Files come inside the JSON of some clients, so that a body may be large. */
const LARGEST_BODY = 2 * 1024 * 1024;

export function openBackend({ limits, provider, ...parts }: BackendParts): Backend {
  const metrics = createMetrics(process.memoryUsage);
  return {
    ...parts,
    metrics,
    limiter: createLimiter(limits, parts.store.counters),
    provider: provider({ log: parts.log, fallback: () => metrics.fallback() }),
    largestBody: LARGEST_BODY,
    now: () => Date.now(),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
  };
}
