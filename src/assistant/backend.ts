// Owns the state that all endpoints of one running assistant share.
import type { Sites } from "./assistant-site.js";
import type { Costs } from "./costs/costs.js";
import type { OpenReplies } from "./costs/open-replies.js";
import type { Limiter } from "./limits.js";
import type { Log } from "./log.js";
import type { Metrics } from "./metrics.js";
import type { ModelHealth } from "./model-health.js";
import type { Provider } from "./provider.js";
import type { KeyRecord } from "./store/keys.js";
import type { Store } from "./store/open-store.js";
import type { RunningReplies } from "./streams/running-replies.js";

/** Who may ask: holders of a key; or, in a local preview, everyone. */
export type Access = "keys" | "open";

/** What is kept of readers. */
export interface Privacy {
  /** Whether operators can look at questions and what became of them. */
  readonly keepsInsights: boolean;
  /** Whether nothing is kept of readers whose fp is `anonymous`. */
  readonly forgetsAnonymous: boolean;
}

export interface Backend {
  readonly sites: Sites;
  readonly store: Store;
  readonly access: Access;
  readonly limiter: Limiter;
  readonly provider: Provider;
  /** Answers where a budget is used up. */
  readonly withoutModel: Provider;
  readonly costs: Costs;
  readonly modelHealth: ModelHealth;
  readonly openReplies: OpenReplies;
  /** Replies that go on without their readers. */
  readonly runningReplies: RunningReplies;
  readonly privacy: Privacy;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Whether questions and answers are logged. */
  readonly logTexts: boolean;
  /** Tokens of what a search over the Model Context Protocol brings. */
  readonly passageTokens: number;
  /** Most bytes of a body. */
  readonly largestBody: number;
  readonly now: () => number;
  /** Creates an unguessable id, such as `thr_…`. */
  readonly newId: (prefix: string) => string;
}

/** What is known about a request that may be answered. */
export interface Caller {
  readonly key: KeyRecord;
  /** As limits count it; see `clientAddress`. */
  readonly address: string;
}

/** @param fp as the request names its reader */
export function isForgotten({ privacy }: Pick<Backend, "privacy">, { fp }: { readonly fp: string }): boolean {
  return privacy.forgetsAnonymous && fp === "anonymous";
}
