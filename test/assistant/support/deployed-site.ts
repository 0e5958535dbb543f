// A web server on which built sites are deployed: it answers with ETags, fails as a test asks, and counts what it sends.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { listenOnFreePort } from "../../listen-on-free-port.js";

export interface DeployedSites {
  readonly url: string;
  /** Paths that were answered with a body, and those that were answered with 304. */
  readonly sent: string[];
  readonly unchanged: string[];
  /** Serves the folder below `/name`. */
  deploy(name: string, folder: string): void;
  /** What answers a path in the place of its file; null: nothing does. */
  intercept(answer: ((path: string, response: ServerResponse) => boolean) | null): void;
  close(): Promise<void>;
}

export async function startDeployedSites(): Promise<DeployedSites> {
  const folders = new Map<string, string>();
  const sent: string[] = [];
  const unchanged: string[] = [];
  let intercepting: ((path: string, response: ServerResponse) => boolean) | null = null;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (intercepting?.(path, response)) return;
    const [, name = "", ...rest] = path.split("/");
    const file = join(folders.get(name) ?? "/nowhere", ...rest);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(file);
    const etag = `"${createHash("sha1").update(bytes).digest("hex")}"`;
    const isKnown = request.headers["if-none-match"] === etag;
    (isKnown ? unchanged : sent).push(path);
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : bytes);
  }

  const server = createServer(answer);
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    sent,
    unchanged,
    deploy: (name, folder) => void folders.set(name, folder),
    intercept: (by) => {
      intercepting = by;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
