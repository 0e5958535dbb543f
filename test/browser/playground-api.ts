// An API for the playground to call: echoes requests, streams events, answers files; one path answers without CORS.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnFreePort } from "../listen-on-free-port.js";

export interface CalledRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface PlaygroundApi {
  readonly origin: string;
  /** Requests that came, preflights left out, oldest first. */
  readonly calls: CalledRequest[];
  /** Whether a stream is still being read. */
  readonly isStreaming: () => boolean;
  /** Breaks off the answers of `/broken`, which have sent one row. */
  readonly breakOff: () => void;
  readonly close: () => Promise<void>;
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

export async function startPlaygroundApi(): Promise<PlaygroundApi> {
  const calls: CalledRequest[] = [];
  let streams = 0;
  const broken = new Set<ServerResponse>();
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const path = new URL(request.url ?? "", "http://x").pathname;
    if (path !== "/closed") response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*");
    response.setHeader("access-control-allow-methods", "*");
    response.setHeader("access-control-expose-headers", "x-answer, content-disposition");
    if (request.method === "OPTIONS") return response.end();
    calls.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    if (path === "/events" || path === "/lines") {
      streams++;
      response.on("close", () => streams--);
      return stream(response, path);
    }
    response.setHeader("x-answer", "yes");
    if (path === "/image") return response.setHeader("content-type", "image/png").end(pixel);
    if (path === "/broken") {
      response.writeHead(200, { "content-type": "application/x-ndjson", "content-length": "1000" });
      response.write('{"number":1}\n');
      broken.add(response);
      return response;
    }
    if (path === "/flood") {
      const rows = Array.from({ length: 2100 }, (_, index) => `{"number":${index + 1}}\n`);
      return response.setHeader("content-type", "application/x-ndjson").end(rows.join(""));
    }
    if (path === "/rows") {
      const rows = Array.from({ length: 30 }, (_, index) => ({ index, inside: { name: `row ${index}` } }));
      return response.setHeader("content-type", "application/json").end(JSON.stringify(rows));
    }
    if (path === "/silent") return response;
    if (path === "/file") response.setHeader("content-disposition", 'attachment; filename="../../away.pdf"');
    if (path === "/file") return response.setHeader("content-type", "application/pdf").end("%PDF-");
    if (path === "/fault") response.statusCode = 422;
    return response.setHeader("content-type", "application/json").end(JSON.stringify({ ok: true, path }));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => answer(request, response, Buffer.concat(chunks)));
  });
  return {
    origin: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    calls,
    isStreaming: () => streams > 0,
    breakOff: () => {
      for (const response of broken) response.destroy();
      broken.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Three rows, then silence until the reader goes away. */
function stream(response: ServerResponse, path: string): void {
  const isEvents = path === "/events";
  response.setHeader("content-type", isEvents ? "text/event-stream" : "application/x-ndjson");
  for (const number of [1, 2, 3]) {
    response.write(isEvents ? `event: tick\ndata: {"number":${number}}\n\n` : `{"number":${number}}\n`);
  }
}
