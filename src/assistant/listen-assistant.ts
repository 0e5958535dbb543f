// Listens for requests, and lets running replies finish before it closes.

import { setImmediate as nextTurn } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { UsageError } from "../shared/problem.js";
import type { Assistant } from "./assistant.js";
import { clientAddress } from "./client-address.js";
import type { Log } from "./log.js";

export interface Listener {
  readonly port: number;
  /** Refuses new requests and waits for replies under way. In the end they are told that the server restarts, and stored. */
  close(): Promise<void>;
}

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: number;
  readonly log?: Log;
}

/** Longer than proxies and clients keep an idle connection, so that none of them writes into one that is just closing. */
const KEEP_ALIVE_TIME = 75_000;

/** How long a request and the end of the server may take, in milliseconds. */
interface ServerTimes {
  /** Whoever sends byte by byte holds no connection for ever. */
  readonly headers: number;
  /** Headers and body. */
  readonly whole: number;
  /** How often that is looked at. */
  readonly check: number;
  /** After the order to end, when replies under way are told that the server restarts. */
  readonly lastWords: number;
  /** When connections are cut whose readers have not taken that. */
  readonly grace: number;
}

export const SERVER_TIMES: ServerTimes = {
  headers: 30_000,
  whole: 90_000,
  check: 5_000,
  lastWords: 25_000,
  grace: 30_000,
};

/** How long the last bytes of a reply may take to leave, in milliseconds. */
const FLUSH_TIME = 1000;

/** How many connections may wait to be taken: readers who come at once are not turned away, or kept for a minute. */
const WAITING_CONNECTIONS = 4096;

type Server = ReturnType<typeof createAdaptorServer>;

export async function listenAssistant(
  assistant: Assistant,
  place: ListenOptions,
  times = SERVER_TIMES,
): Promise<Listener> {
  let connections = 0;
  const noticeProxy = proxyNotice(place);
  const allAreIn = arrivals(() => connections, WAITING_CONNECTIONS);
  const server = createAdaptorServer({
    serverOptions: { connectionsCheckingInterval: times.check },
    fetch: async (request, env) => {
      await allAreIn();
      noticeProxy(request);
      const { remoteAddress = "" } = env.incoming.socket;
      const forwarded = request.headers.get("x-forwarded-for");
      return assistant.handle(request, { address: clientAddress(remoteAddress, forwarded, place.trustedProxies) });
    },
  });
  server.on("connection", () => connections++);
  if ("keepAliveTimeout" in server) {
    server.keepAliveTimeout = KEEP_ALIVE_TIME;
    server.headersTimeout = times.headers;
    server.requestTimeout = times.whole;
  }
  const port = await listen(server, place);
  return {
    port,
    close: () => {
      assistant.drain();
      return closeServer(server, assistant, times);
    },
  };
}

function listen(server: Server, { port, host }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "it is already in use" : error.message;
      reject(
        new UsageError(`Cannot listen on port ${port} of ${host}: ${why}.`, "Choose a different --port or --host."),
      );
    });
    server.listen({ port, host, backlog: WAITING_CONNECTIONS }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Connections that nothing is sent on are closed at once, the others as soon as their replies have ended. */
async function closeServer(server: Server, assistant: Assistant, { lastWords, grace }: ServerTimes): Promise<void> {
  const began = Date.now();
  let quietSince: number | null = null;
  const endReplies = setTimeout(() => void assistant.endReplies(), lastWords);
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      if (assistant.openReplies() > 0) quietSince = null;
      else quietSince ??= Date.now();
      const isOver = Date.now() - began > grace || (quietSince !== null && Date.now() - quietSince > FLUSH_TIME);
      if (isOver && "closeAllConnections" in server) server.closeAllConnections();
    }, 50);
    server.close(() => {
      clearInterval(look);
      resolve();
    });
  });
  clearTimeout(endReplies);
  await assistant.endReplies(); // One whose connection was cut, or whose reader has left, is not stored yet.
}

/**
 * Node takes one connection in each turn of its event loop. Where readers come at once, turns full of work would keep the
 * last of them waiting until the first stop asking, so work begins when no more are coming.
 *
 * @param countConnections how many have come so far
 * @param longest how many turns are waited at most
 */
export function arrivals(countConnections: () => number, longest: number): () => Promise<void> {
  let waiting: Promise<void> | null = null;

  async function wait(): Promise<void> {
    let seen: number | null = null;
    for (let turn = 0; turn < longest; turn++) {
      await nextTurn();
      if (countConnections() === seen) return;
      seen = countConnections();
    }
  }

  return () => {
    waiting ??= wait().finally(() => {
      waiting = null;
    });
    return waiting;
  };
}

interface Watching {
  readonly trustedProxies: number;
  readonly log?: Log;
}

/** Says once that all readers seem to have the address of a proxy. */
export function proxyNotice({ trustedProxies, log }: Watching): (request: Request) => void {
  let isSaid = trustedProxies > 0 || log === undefined;
  return ({ headers }) => {
    if (isSaid || !headers.has("x-forwarded-for")) return;
    isSaid = true;
    const hint =
      "Start with --trust-proxy 1, or set trustProxy to 1, or limits count all readers behind the proxy as one.";
    log?.({ level: "warn", event: "proxy-not-trusted", hint });
  };
}
