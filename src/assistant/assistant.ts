// Owns the assistant's addresses: from a request to the endpoint that answers it.
import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { refuseForeignHost } from "../serve/known-hosts.js";
import { admit } from "./admit.js";
import type { Backend } from "./backend.js";
import { allowOrigin, preflight } from "./cors.js";
import { answerFeedback, answerRating } from "./endpoints/answer-feedback.js";
import { answerMcp } from "./endpoints/answer-mcp.js";
import { answerMessage } from "./endpoints/answer-message.js";
import { answerPage, answerSearch } from "./endpoints/answer-search.js";
import type { ApiVersion } from "./endpoints/message-request.js";
import { resumeReply, stopReply } from "./endpoints/resume-reply.js";
import { failureResponse, STORE_RETRY_SECONDS } from "./failure-response.js";
import { describeFailure } from "./log.js";
import { metricsResponse } from "./metrics.js";
import type { PlaygroundProxy } from "./open-playground-proxy.js";
import { notAllowed, Refusal, refusalResponse } from "./refusal.js";

interface AssistantOptions {
  readonly backend: Backend;
  /** The prefix of every endpoint, without a slash at the end. */
  readonly basePath: string;
  /** Origins whose pages may call; null: all. */
  readonly corsOrigins: readonly string[] | null;
  /** The playground's proxy, answering below `/playground/<domain>`; missing where there is none. */
  readonly playground?: PlaygroundProxy | undefined;
  /** The names, besides those of this machine, under which `/metrics` answers; null: it is elsewhere. */
  readonly metricsHosts?: readonly string[] | null;
}

/** What the server knows about a request besides the request itself. */
interface RequestInfo {
  /** As limits count it; see `clientAddress`. */
  readonly address: string;
}

export interface Assistant {
  handle(request: Request, info: RequestInfo): Promise<Response>;
  /** From now on load balancers are told to send no more requests; those that come are still answered. */
  announceEnd(): void;
  /** From now on new requests are refused; replies that began go on. */
  drain(): void;
  /** Tells the readers of replies under way that the server restarts. Resolves when what was written so far is stored. */
  endReplies(): Promise<void>;
  /** How many replies are being sent, or stored. */
  openReplies(): number;
}

type Env = { Bindings: { info: RequestInfo } };
type AssistantContext = Context<Env>;
type Endpoint = (context: AssistantContext) => Promise<Response>;

/** Version 1 was outdated before our first release: the day on which the chat library's version 5 came out. */
const VERSION_ONE_DEPRECATED = "@1753920000";

/** How long what was written of replies may take to be stored when they are ended, and how often that is looked at; in milliseconds. */
const STORE_TIME = 5000;
const LOOK = 50;

export function createAssistant(options: AssistantOptions): Assistant {
  const { backend, basePath, corsOrigins, playground } = options;
  let isEnding = false;
  let isDraining = false;
  const app = createApp(options, () => isEnding);
  return {
    openReplies: () => backend.metrics.countOpenReplies(),
    async endReplies() {
      backend.openReplies.endAll();
      for (let left = STORE_TIME; left > 0 && backend.metrics.countOpenReplies() > 0; left -= LOOK) await wait(LOOK);
    },
    announceEnd: () => {
      isEnding = true;
    },
    drain: () => {
      isEnding = true;
      isDraining = true;
    },
    async handle(request, info) {
      const proxied = playground?.(playgroundDomain(request, basePath), request);
      if (proxied) return proxied.catch((error: unknown) => failureResponse(backend, error, "playground"));
      const origin = request.headers.get("origin");
      if (request.method === "OPTIONS") return allowOrigin(preflight(), origin, corsOrigins);
      if (isDraining && request.method === "POST") return allowOrigin(refusalResponse(RESTARTING), origin, corsOrigins);
      const response = await app.fetch(request, { info });
      // Errors name what was asked for: no browser may take them for a page.
      response.headers.set("x-content-type-options", "nosniff");
      // No page of another site reads what is for operators.
      if (/^\/(?:metrics|health)(?:\/|$)/.test(new URL(request.url).pathname)) return response;
      return allowOrigin(response, origin, corsOrigins);
    },
  };
}

const RESTARTING = new Refusal("unavailable", "The assistant is restarting. Please try again.", {
  "retry-after": "5",
  connection: "close",
});

function createApp({ backend, basePath, metricsHosts = [] }: AssistantOptions, isEnding: () => boolean): Hono<Env> {
  const app = new Hono<Env>();
  addRoutes(app, backend, basePath);
  app.get("/health", () => health(backend));
  app.get("/health/live", () => new Response("ok\n"));
  app.get("/health/ready", () => readiness(backend, isEnding()));
  if (metricsHosts !== null)
    app.get("/metrics", ({ req }) => refuseForeignHost(req.raw, metricsHosts) ?? metricsResponse(backend.metrics));
  const here = `Send messages to ${basePath}/discovery/v2/assistant/DOMAIN/message.`;
  app.notFound(() => refusalResponse(new Refusal("not_found", `There is no endpoint at this address. ${here}`)));
  app.onError((error) => failureResponse(backend, error));
  return app;
}

/** The domain in the proxy's address; empty for every other address. Its answers have rules of their own for other origins. */
function playgroundDomain(request: Request, basePath: string): string {
  const prefix = `${basePath}/playground/`;
  const { pathname } = new URL(request.url);
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/$/, "") : "";
}

function addRoutes(app: Hono<Env>, backend: Backend, basePath: string): void {
  for (const { version, path } of messagePaths(basePath)) {
    addEndpoint(app, backend, {
      name: `message-${version}`,
      path,
      answer: (context) => message(backend, context, version),
    });
    addResuming(app, backend, { path, version });
    app.all(path, methodNotAllowed);
  }
  const others = { search: answerSearch, page: answerPage, feedback: answerFeedback, rating: answerRating };
  for (const [name, answer] of Object.entries(others)) {
    const path = `${basePath}/discovery/v1/${name}/:domain`;
    addEndpoint(app, backend, {
      name,
      path,
      answer: async (context) => answer(backend, context.req.raw, await admitted(backend, context)),
    });
    app.all(path, methodNotAllowed);
  }
  const mcp = `${basePath}/mcp/:domain`;
  addEndpoint(app, backend, {
    name: "mcp",
    path: mcp,
    answer: async (context) => answerMcp(backend, context.req.raw, await admitted(backend, context)),
  });
  app.all(mcp, methodNotAllowed);
}

/** The last is what clients of the chat library's version 4 call that were made for another server. */
function messagePaths(basePath: string): { version: ApiVersion; path: string }[] {
  const end = "assistant/:domain/message";
  return [
    { version: "v1", path: `${basePath}/discovery/v1/${end}` },
    { version: "v2", path: `${basePath}/discovery/v2/${end}` },
    { version: "v1", path: `${basePath}/v1/${end}` },
  ];
}

/** Clients of version 4 name the reply in the query, later ones in the path. */
function addResuming(app: Hono<Env>, backend: Backend, of: { path: string; version: ApiVersion }): void {
  const { path, version } = of;
  const add = (act: typeof resumeReply) => (context: AssistantContext) => {
    const { domain = "", id = context.req.query("chatId") ?? "" } = context.req.param();
    return act(backend, context.req.raw, { domain, id, version, address: context.env.info.address });
  };
  app.get(path, add(resumeReply));
  app.get(`${path}/:id/stream`, add(resumeReply));
  app.delete(`${path}/:id/stream`, add(stopReply));
}

interface NamedEndpoint {
  /** As in metrics and logs. */
  readonly name: string;
  readonly path: string;
  readonly answer: Endpoint;
}

function addEndpoint(app: Hono<Env>, backend: Backend, { name, path, answer }: NamedEndpoint): void {
  app.post(path, async (context) => {
    const response = await answer(context).catch((error: unknown) => failureResponse(backend, error, name));
    const status = String(response.status);
    backend.metrics.count("requests", { endpoint: name, status, domain: servedDomain(backend, context) });
    return response;
  });
}

/** Empty for a domain that is not served: callers must not make up labels. */
function servedDomain(backend: Backend, context: AssistantContext): string {
  return backend.sites.get(context.req.param("domain") ?? "")?.domain ?? "";
}

async function message(backend: Backend, context: AssistantContext, version: ApiVersion): Promise<Response> {
  const response = await admitted(backend, context)
    .then((request) => answerMessage(backend, context.req.raw, { ...request, version }))
    .catch((error: unknown) => failureResponse(backend, error, `message-${version}`));
  if (version === "v1") {
    response.headers.set("deprecation", VERSION_ONE_DEPRECATED);
    const successor = new URL(context.req.url).pathname.replace(/(?:\/discovery)?\/v1\//, "/discovery/v2/");
    response.headers.set("link", `<${successor}>; rel="successor-version"`);
  }
  return response;
}

function admitted(backend: Backend, context: AssistantContext) {
  const domain = context.req.param("domain") ?? "";
  return admit(backend, context.req.raw, { domain, address: context.env.info.address });
}

function methodNotAllowed({ req }: AssistantContext): Response {
  return refusalResponse(notAllowed(req.raw));
}

/** A model that does not answer takes no server out: the documentation is quoted meanwhile. */
function health({ modelHealth }: Backend): Response {
  const models = modelHealth.failing();
  return Response.json({ status: models.length > 0 ? "degraded" : "ok", models });
}

async function readiness(backend: Backend, isEnding: boolean): Promise<Response> {
  if (isEnding) return notReady("draining");
  try {
    await backend.store.ping();
    return new Response("ready\n");
  } catch (error) {
    backend.log({ level: "error", event: "store-unreachable", failure: describeFailure(error) });
    return notReady("the store does not respond");
  }
}

function notReady(why: string): Response {
  return new Response(`${why}\n`, { status: 503, headers: { "retry-after": STORE_RETRY_SECONDS } });
}
