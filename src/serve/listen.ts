// Opens a port for a handler, or the next free one.
import { createServer } from "node:net";
import { serve } from "@hono/node-server";
import { UsageError } from "../shared/problem.js";
import { refuseForeignHost } from "./known-hosts.js";

export interface Listening {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

export interface Port {
  readonly port: number;
  readonly host: string;
  /** Names of this server besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Whether a later port will do where this one is taken. */
  readonly mayMove: boolean;
}

/** Starts to listen. Throws a UsageError where no port is free. */
export async function listen(
  handler: (request: Request) => Promise<Response> | Response,
  wish: Port,
): Promise<Listening> {
  const port = await freePort(wish);
  const answer = (request: Request) => refuseForeignHost(request, wish.allowedHosts ?? []) ?? handler(request);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port, hostname: wish.host }, (info) =>
      resolve({
        url: `http://${wish.host.includes(":") ? `[${wish.host}]` : wish.host === "0.0.0.0" ? "localhost" : wish.host}:${info.port}`,
        port: info.port,
        close: () => closeServer(server),
      }),
    );
    server.once("error", reject);
  });
}

function closeServer(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

async function freePort({ port, host, mayMove }: Port): Promise<number> {
  const last = mayMove ? Math.min(port + 20, 65_535) : port;
  for (let candidate = port; candidate <= last; candidate++) {
    const problem = await tryPort(candidate, host);
    if (problem === null) return candidate;
    if (problem !== "EADDRINUSE") {
      throw new UsageError(
        `Cannot listen on ${host}:${candidate} (${problem}).`,
        "Choose a different --host or --port.",
      );
    }
  }
  throw new UsageError(
    mayMove ? `Ports ${port} to ${last} are all in use.` : `Port ${port} is in use.`,
    "Choose a different one with --port.",
  );
}

/** The error code with which the system refuses a port, or null where it is free. */
function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}
