// Builds the parts that a running assistant shares, with the real clock and real randomness.
import { randomUUID } from "node:crypto";
import type { Sites } from "./assistant-site.js";
import type { Access, Backend, Privacy } from "./backend.js";
import { type CostSettings, createCosts, FREE } from "./costs/costs.js";
import { createOpenReplies, DEFAULT_OPEN_REPLIES, type OpenReplyLimits } from "./costs/open-replies.js";
import { createLimiter, type Limits } from "./limits.js";
import type { Log } from "./log.js";
import type { Metrics } from "./metrics.js";
import { DEFAULT_MODEL_SETTINGS } from "./model/model-settings.js";
import { createModelHealth } from "./model-health.js";
import type { Provider } from "./provider.js";
import { createExtractive } from "./providers/extractive.js";
import type { Store } from "./store/open-store.js";
import { createRunningReplies } from "./streams/running-replies.js";

interface BackendParts {
  readonly sites: Sites;
  readonly store: Store;
  readonly access: Access;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly logTexts: boolean;
  readonly costs?: CostSettings;
  readonly openReplies?: OpenReplyLimits;
  readonly privacy?: Privacy;
  readonly passageTokens?: number;
  /** Makes the provider; it is given where failures of models are logged. */
  readonly provider: (log: Log) => Provider;
}

/** Files come inside the JSON of some clients, so that a body may be large. */
const LARGEST_BODY = 2 * 1024 * 1024;

const KEEPS_ALL: Privacy = { keepsInsights: true, forgetsAnonymous: false };

export function openBackend({ limits, provider, costs, openReplies, ...parts }: BackendParts): Backend {
  return {
    privacy: KEEPS_ALL,
    passageTokens: DEFAULT_MODEL_SETTINGS.passageTokens,
    ...parts,
    costs: createCosts(costs ?? FREE, parts.store.counters),
    openReplies: createOpenReplies(openReplies ?? DEFAULT_OPEN_REPLIES),
    runningReplies: createRunningReplies(),
    withoutModel: createExtractive(),
    limiter: createLimiter(limits, parts.store.counters),
    provider: provider(parts.log),
    modelHealth: createModelHealth(),
    largestBody: LARGEST_BODY,
    now: () => Date.now(),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
  };
}
