// Opens everything that an assistant needs by its settings: store, sites, models, the handler of its addresses.
import { join } from "node:path";
import { type Assistant, createAssistant } from "../../assistant/assistant.js";
import type { Access, Backend } from "../../assistant/backend.js";
import { unpricedModels } from "../../assistant/costs/costs.js";
import { rememberReplies } from "../../assistant/costs/remember-replies.js";
import type { Embedding } from "../../assistant/embeddings/embedded-bundle.js";
import type { Log } from "../../assistant/log.js";
import { createMetrics, type Metrics } from "../../assistant/metrics.js";
import { openBackend } from "../../assistant/open-backend.js";
import { openPlaygroundProxy } from "../../assistant/open-playground-proxy.js";
import { chooseProvider, modelNames } from "../../assistant/providers/choose-provider.js";
import { type OpenSites, openSites } from "../../assistant/sites/open-sites.js";
import { openStore, type Store } from "../../assistant/store/open-store.js";
import type { AssistantSettings } from "../assistant-settings/setting-shapes.js";

/** Ends a part. */
export type Closer = () => Promise<void> | void;

/** What an assistant is opened with. */
export interface Opening {
  readonly settings: AssistantSettings;
  readonly access: Access;
  readonly log: Log;
  /** Collects the clean-up of opened parts, in the order they were opened. */
  readonly closers: Closer[];
}

export interface OpenedAssistant {
  readonly assistant: Assistant;
  readonly backend: Backend;
  readonly store: Store;
  readonly sites: OpenSites;
}

export async function openAssistant({ settings, access, log, closers }: Opening): Promise<OpenedAssistant> {
  const chosen = await chooseProvider({ model: settings.model, settings: settings.models }, process.env);
  const store = await openStore(settings.store, settings.synchronous);
  closers.push(store.close);
  const metrics = createMetrics(process.memoryUsage);
  const embedding = await openEmbedding(settings, { log, metrics });
  const sites = await openSites(settings.sites, { log, web: settings.webSites, embedding });
  closers.push(sites.close);
  const { limits, logTexts, basePath, corsOrigins, costs, openReplies, privacy } = settings;
  warnOfPrices(settings, log);
  const isRemembering = settings.answerCache && settings.model !== "extractive";
  const provider = (log: Log) => (isRemembering ? rememberReplies(chosen(log)) : chosen(log));
  const shared = { sites, store, access, limits, metrics, log, logTexts, costs, openReplies, privacy };
  const { passageTokens } = settings.models;
  const backend = openBackend({ ...shared, passageTokens, provider });
  const { playgroundProxy, playgroundSecret: secret, metricsPort } = settings;
  const proxied = { sites, domains: sites.domains(), origins: corsOrigins ?? [], secret };
  const playground = playgroundProxy ? openPlaygroundProxy(proxied) : undefined;
  const metricsHosts = metricsPort === null ? settings.allowedHosts : null;
  closers.push(sweepRegularly({ store, sites, settings, log }));
  return {
    assistant: createAssistant({ backend, basePath, corsOrigins, playground, metricsHosts }),
    backend,
    store,
    sites,
  };
}

function warnOfPrices({ model, costs }: AssistantSettings, log: Log): void {
  const models = unpricedModels(costs, modelNames(model));
  const hint = "Set --price-input and --price-output, or prices in the configuration file.";
  if (models.length > 0) log({ level: "warn", event: "price-unknown", models, hint });
}

async function openEmbedding(
  { embeddings, embeddingsFolder }: AssistantSettings,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): Promise<Embedding | null> {
  if (embeddings === null) return null;
  const { openEmbedder } = await import("../../assistant/embeddings/open-embedder.js");
  return {
    embedder: await openEmbedder(embeddings, process.env),
    log,
    spend: (domain, tokens) => metrics.count("embedding", { domain }, tokens),
    fileOf: (domain) => join(embeddingsFolder, `${encodeURIComponent(`${domain} ${embeddings}`)}.bin`),
  };
}

/** Keeps the store of a running assistant in order, at its start and every hour. */
interface Sweeping {
  readonly store: Store;
  readonly sites: Pick<OpenSites, "domains">;
  readonly settings: Pick<AssistantSettings, "insightsDays" | "retentionDays">;
  readonly log: Log;
}

const HOUR = 3_600_000;

const DAY = 24 * HOUR;

/**
 * Gives what ends it. Notes that the sites are served; deletes windows that ended, and replies, ratings and threads older than the
 * operator keeps them.
 */
export function sweepRegularly({ store, sites, settings, log }: Sweeping): () => Promise<void> {
  const sweep = async () => {
    const now = Date.now();
    await store.sites.note(sites.domains(), now);
    await store.counters.sweep(now);
    await store.replies.deleteBefore(now - settings.insightsDays * DAY);
    await store.ratings.deleteBefore(now - settings.insightsDays * DAY);
    if (settings.retentionDays === null) return;
    const threads = await store.threads.deleteBefore(now - settings.retentionDays * DAY);
    if (threads > 0) log({ level: "info", event: "threads-expired", threads });
  };
  const guarded = () =>
    sweep().catch((error: Error) => log({ level: "error", event: "sweep-failed", failure: error.message }));
  let running = guarded();
  const timer = setInterval(() => {
    running = guarded();
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
