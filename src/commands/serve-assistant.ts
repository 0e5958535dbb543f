// `docsgen serve-assistant`: answers readers' questions about one or many built sites.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createAdmin } from "../assistant/admin/admin.js";
import { createAssistant } from "../assistant/assistant.js";
import type { Backend } from "../assistant/backend.js";
import { rememberReplies } from "../assistant/costs/remember-replies.js";
import type { Embedding } from "../assistant/embeddings/embedded-bundle.js";
import { listenAssistant } from "../assistant/listen-assistant.js";
import { createLog, type Log } from "../assistant/log.js";
import { openBackend } from "../assistant/open-backend.js";
import { openPlaygroundProxy } from "../assistant/open-playground-proxy.js";
import type { Reporter } from "../assistant/provider.js";
import { chooseProvider } from "../assistant/providers/choose-provider.js";
import { type OpenSites, openSites } from "../assistant/sites/open-sites.js";
import { openStore, type Store } from "../assistant/store/open-store.js";
import { lineWriter } from "../assistant/streams/write-lines.js";
import { listen } from "../serve/listen.js";
import { UsageError } from "../shared/problem.js";
import { followConfig } from "./assistant-settings/follow-config.js";
import {
  type AssistantSettings,
  readAssistantSettings,
  type ServeAssistantOptions,
} from "./assistant-settings/read-settings.js";

const HOUR = 3_600_000;
const day = 24 * HOUR;

/** Runs until SIGTERM or SIGINT; then replies in progress finish and new requests are refused. */
export async function serveAssistant(dist: string | undefined, options: ServeAssistantOptions): Promise<void> {
  const read = () => readAssistantSettings(dist, options);
  const settings = await read();
  const lines = lineWriter((text) => process.stderr.write(text));
  const log = createLog(lines.write, Date.now);
  const closers: Closer[] = [];
  try {
    const { store, sites } = await start({ settings, log, closers });
    if (options.config !== undefined)
      closers.push(followConfig({ file: options.config, read, settings, sites, store, log }));
    await signalToStop();
    log({ level: "info", event: "stopping" });
  } finally {
    // Also after a failed start: open handles would keep the process alive.
    for (const close of closers.reverse()) await close();
  }
  log({ level: "info", event: "stopped" });
  lines.flush();
}

type Closer = () => Promise<void> | void;

interface Starting {
  readonly settings: AssistantSettings;
  readonly log: Log;
  /** Collects the clean-up of opened parts, in the order they were opened. */
  readonly closers: Closer[];
}

async function start({ settings, log, closers }: Starting): Promise<{ store: Store; sites: OpenSites }> {
  const chosen = await chooseProvider({ model: settings.model, settings: settings.models }, process.env);
  const store = await openStore(settings.store);
  closers.push(store.close);
  const embedding = await openEmbedding(settings, log);
  const sites = await openSites(settings.sites, { log, web: settings.webSites, embedding });
  closers.push(sites.close);
  await store.sites.note(sites.domains(), Date.now());
  const { limits, logTexts, basePath, corsOrigins, costs, openReplies, privacy } = settings;
  const isRemembering = settings.answerCache && settings.model !== "extractive";
  const provider = (reporter: Reporter) => (isRemembering ? rememberReplies(chosen(reporter)) : chosen(reporter));
  const access = { kind: "keys" } as const;
  const shared = { sites, store, access, limits, log, logTexts, costs, openReplies, privacy };
  const backend = openBackend({ ...shared, provider });
  const playground = settings.playgroundProxy
    ? openPlaygroundProxy({
        sites,
        domains: sites.domains(),
        origins: corsOrigins ?? [],
        secret: settings.playgroundSecret,
      })
    : undefined;
  const listener = await listenAssistant(createAssistant({ backend, basePath, corsOrigins, playground }), settings);
  closers.push(listener.close);
  closers.push(await openAdmin(backend, sites, settings));
  closers.push(sweepRegularly({ store, settings, log }));
  const { host } = settings;
  const domains = sites.domains();
  log({ level: "info", event: "listening", host, port: listener.port, domains, provider: backend.provider.name });
  return { store, sites };
}

async function openEmbedding({ embeddings, embeddingsFolder }: AssistantSettings, log: Log): Promise<Embedding | null> {
  if (embeddings === null) return null;
  const { openEmbedder } = await import("../assistant/embeddings/open-embedder.js");
  const embedder = await openEmbedder(embeddings, process.env);
  const fileOf = (domain: string) => join(embeddingsFolder, `${encodeURIComponent(`${domain} ${embeddings}`)}.bin`);
  return { embedder, log, fileOf };
}

async function openAdmin(
  backend: Backend,
  sites: OpenSites,
  { adminPort, allowedHosts, limits }: AssistantSettings,
): Promise<Closer> {
  if (adminPort === null) return () => {};
  const token = randomBytes(18).toString("base64url");
  const admin = createAdmin({ backend, limits, domains: sites.domains, token, allowedHosts });
  const place = { port: adminPort, host: "127.0.0.1", mayMove: false, allowedHosts };
  const listener = await listen(admin, place).catch((cause: unknown) => {
    if (!(cause instanceof UsageError)) throw cause;
    throw new UsageError(`Cannot start the admin page: ${cause.message}`, "Choose a different --admin-port.", {
      cause,
    });
  });
  process.stderr.write(`Admin page: ${listener.url}/?token=${token}\n`);
  return listener.close;
}

interface Sweeping {
  readonly store: Store;
  readonly settings: AssistantSettings;
  readonly log: Log;
}

/** Deletes windows that ended, and threads older than the operator keeps them. */
function sweepRegularly({ store, settings, log }: Sweeping): () => void {
  const sweep = async () => {
    const now = Date.now();
    await store.counters.sweep(now);
    await store.replies.deleteBefore(now - settings.insightsDays * day);
    if (settings.retentionDays === null) return;
    const threads = await store.threads.deleteBefore(now - settings.retentionDays * day);
    if (threads > 0) log({ level: "info", event: "threads-expired", threads });
  };
  const guarded = () =>
    sweep().catch((error: Error) => log({ level: "error", event: "sweep-failed", failure: error.message }));
  guarded();
  const timer = setInterval(guarded, HOUR);
  return () => clearInterval(timer);
}

function signalToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
}
