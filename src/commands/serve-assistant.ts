// `docsgen serve-assistant`: answers readers' questions about one or many built sites.

import { setTimeout as wait } from "node:timers/promises";
import { adminToken, createAdmin } from "../assistant/admin/admin.js";
import { listenAssistant } from "../assistant/listen-assistant.js";
import { createLog, describeFailure, type Log, lineWriter } from "../assistant/log.js";
import { metricsResponse } from "../assistant/metrics.js";
import { fileMark } from "../assistant/sites/folder-site.js";
import type { OpenSites } from "../assistant/sites/open-sites.js";
import type { Store } from "../assistant/store/open-store.js";
import { listen } from "../serve/listen.js";
import { UsageError } from "../shared/problem.js";
import { ownCommand } from "../shared/tell.js";
import { readAssistantSettings, type ServeAssistantOptions } from "./assistant-settings/read-settings.js";
import type { AssistantSettings } from "./assistant-settings/setting-shapes.js";
import { type Closer, type OpenedAssistant, type Opening, openAssistant } from "./serving/open-assistant.js";

/** Runs until SIGTERM or SIGINT; then replies in progress finish and new requests are refused. */
export async function serveAssistant(dist: string | undefined, options: ServeAssistantOptions): Promise<void> {
  const read = () => readAssistantSettings(dist, options);
  const settings = await read();
  const lines = lineWriter((text) => process.stderr.write(text));
  const log = createLog(lines.write, Date.now);
  const closers: Closer[] = [];
  try {
    const opened = await start({ settings, log, closers });
    if (options.config !== undefined)
      closers.push(followConfig({ ...opened, file: options.config, read, settings, log }));
    await signalToStop();
    log({ level: "info", event: "stopping" });
    opened.assistant.announceEnd();
    await Promise.race([wait(settings.drainDelay * 1000), signalToStop()]);
  } finally {
    // Also after a failed start: open handles would keep the process alive.
    for (const close of closers.reverse()) await close();
  }
  log({ level: "info", event: "stopped" });
  lines.flush();
}

async function start({ settings, log, closers }: Omit<Opening, "access">): Promise<OpenedAssistant> {
  const opened = await openAssistant({ settings, access: "keys", log, closers });
  const { assistant, backend, sites, store } = opened;
  closers.push(await openMetrics(opened, settings));
  const listener = await listenAssistant(assistant, { ...settings, log });
  closers.push(listener.close);
  closers.push(await openAdmin(opened, settings));
  const domains = sites.domains();
  if ((await store.keys.list(null)).length === 0) {
    const hint = `Requests need a key. Create one with: ${ownCommand("keys", "create", "--domain", domains[0] ?? "DOMAIN")}`;
    log({ level: "warn", event: "no-keys", hint });
  }
  log({
    level: "info",
    event: "listening",
    host: settings.host,
    port: listener.port,
    domains,
    provider: backend.provider.name,
  });
  return opened;
}

/** A port that only the operator's own network reaches. */
async function openMetrics(
  { backend }: OpenedAssistant,
  { metricsPort, host, allowedHosts }: AssistantSettings,
): Promise<Closer> {
  if (metricsPort === null) return () => {};
  const answer = (request: Request) =>
    new URL(request.url).pathname === "/metrics"
      ? metricsResponse(backend.metrics)
      : new Response(null, { status: 404 });
  const listener = await listenBeside("metrics", { port: metricsPort, host, answer, allowedHosts });
  return listener.close;
}

async function openAdmin(
  { backend, sites }: OpenedAssistant,
  { adminPort, allowedHosts, limits }: AssistantSettings,
): Promise<Closer> {
  if (adminPort === null) return () => {};
  const token = adminToken(process.env);
  const answer = createAdmin({ backend, limits, domains: sites.domains, token: token.text, allowedHosts });
  const listener = await listenBeside("admin", { port: adminPort, host: "127.0.0.1", answer, allowedHosts });
  const ending = token.isNew ? `?token=${token.text}` : "?token=… with the token in DOCSGEN_ADMIN_TOKEN";
  process.stderr.write(`Admin page: ${listener.url}/${ending}\n`);
  return listener.close;
}

interface Beside {
  readonly port: number;
  readonly host: string;
  readonly answer: (request: Request) => Promise<Response> | Response;
  readonly allowedHosts: readonly string[];
}

function listenBeside(name: "admin" | "metrics", { port, host, answer, allowedHosts }: Beside) {
  return listen(answer, { port, host, mayMove: false, allowedHosts }).catch((cause: unknown) => {
    if (!(cause instanceof UsageError)) throw cause;
    const what = name === "admin" ? "the admin page" : "metrics";
    throw new UsageError(`Cannot start ${what}: ${cause.message}`, `Choose a different --${name}-port.`, { cause });
  });
}

function signalToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
}

/** Takes up the sites of a configuration file whenever it changes; all other settings need a restart. */
interface Following {
  readonly file: string;
  readonly read: () => Promise<AssistantSettings>;
  /** Those that the server was started with. */
  readonly settings: AssistantSettings;
  readonly sites: OpenSites;
  readonly store: Store;
  readonly log: Log;
}

const LOOK_EVERY = 1000;

/** Gives what ends it. */
function followConfig({ file, read, settings, sites, store, log }: Following): () => Promise<void> {
  let mark: string | null = null;
  let running = Promise.resolve();

  async function look(): Promise<void> {
    const found = await fileMark(file);
    const isChanged = mark !== null && found !== "" && found !== mark;
    if (mark === null || isChanged) mark = found;
    if (isChanged) await take(await read());
  }

  async function take(changed: AssistantSettings): Promise<void> {
    await sites.change(changed.sites);
    await store.sites.note(sites.domains(), Date.now());
    log({ level: "info", event: "config-read", domains: sites.domains() });
    const others = otherChanges(settings, changed);
    if (others.length > 0) log({ level: "warn", event: "restart-needed", settings: others });
  }

  const timer = setInterval(() => {
    running = running.then(look).catch((error: unknown) => {
      log({ level: "error", event: "config-not-read", failure: describeFailure(error) });
    });
  }, LOOK_EVERY);
  timer.unref();
  running = look();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function otherChanges(old: AssistantSettings, changed: AssistantSettings): string[] {
  const isOther = (name: string) =>
    JSON.stringify(Reflect.get(old, name)) !== JSON.stringify(Reflect.get(changed, name));
  return Object.keys(old).filter((name) => name !== "sites" && isOther(name));
}
