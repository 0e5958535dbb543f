// `docsgen serve-assistant`: answers readers' questions about one or many built sites.
import { setTimeout as wait } from "node:timers/promises";
import { createAdmin } from "../assistant/admin/admin.js";
import { type AdminToken, adminToken } from "../assistant/admin/admin-token.js";
import { listenAssistant } from "../assistant/listen-assistant.js";
import { createLog, type Log } from "../assistant/log.js";
import { metricsResponse } from "../assistant/metrics.js";
import { lineWriter } from "../assistant/streams/write-lines.js";
import { listen } from "../serve/listen.js";
import { UsageError } from "../shared/problem.js";
import {
  type AssistantSettings,
  readAssistantSettings,
  type ServeAssistantOptions,
} from "./assistant-settings/read-settings.js";
import { followConfig } from "./serving/follow-config.js";
import { type Closer, type OpenedAssistant, openAssistant } from "./serving/open-assistant.js";

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

interface Starting {
  readonly settings: AssistantSettings;
  readonly log: Log;
  readonly closers: Closer[];
}

async function start({ settings, log, closers }: Starting): Promise<OpenedAssistant> {
  const token = settings.adminPort === null ? null : adminToken(process.env);
  const opened = await openAssistant({ settings, access: { kind: "keys" }, log, closers });
  const { assistant, backend, sites } = opened;
  const { port, host, trustedProxies } = settings;
  closers.push(await openMetrics(opened, settings));
  const listener = await listenAssistant(assistant, { port, host, trustedProxies, log });
  closers.push(listener.close);
  closers.push(await openAdmin(opened, settings, token));
  const domains = sites.domains();
  log({ level: "info", event: "listening", host, port: listener.port, domains, provider: backend.provider.name });
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
  token: AdminToken | null,
): Promise<Closer> {
  if (adminPort === null || token === null) return () => {};
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
