// A server that remembers the last request as it came over the wire.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

export interface ReceivedPart {
  readonly name: string;
  readonly fileName: string | null;
  readonly type: string | null;
  readonly text: string;
}

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly parts: readonly ReceivedPart[];
}

export interface EchoServer {
  readonly origin: string;
  /** The request that came last; forgets it. */
  readonly take: () => Received | null;
  readonly close: () => Promise<void>;
}

export async function startEchoServer(): Promise<EchoServer> {
  let last: Received | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const { method = "", url = "", headers } = request;
      last = { method, url, headers, body, parts: partsOf(headers["content-type"] ?? "", body) };
      // The next sample may run in the same process: it opens a connection of its own.
      response.setHeader("connection", "close");
      if (url.startsWith("/stream")) return answerInPieces(response);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ok: true }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const received = last;
      last = null;
      return received;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What a sample that reads a stream has to print. */
export const STREAMED_LINES = ["data: first", "data: second"];

function answerInPieces(response: ServerResponse): void {
  response.setHeader("content-type", "text/event-stream");
  for (const line of STREAMED_LINES) response.write(`${line}\n\n`);
  response.end();
}

function partsOf(contentType: string, body: string): ReceivedPart[] {
  const boundary = /^multipart\/form-data; ?boundary="?([^";]+)/.exec(contentType)?.[1];
  if (!boundary) return [];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((raw) => {
      const end = raw.indexOf("\r\n\r\n");
      const head = raw.slice(2, end);
      return {
        name: parameterOf("name", head) ?? "",
        fileName: parameterOf("filename", head),
        type: /^content-type: *(.*)$/im.exec(head)?.[1]?.trim() ?? null,
        text: raw.slice(end + 4, -2),
      };
    });
}

/** A parameter of `Content-Disposition`; quotation marks are optional. */
function parameterOf(name: string, head: string): string | null {
  const [, quoted, bare] = new RegExp(`; ${name}=(?:"([^"]*)"|([^;\\s]+))`, "i").exec(head) ?? [];
  return quoted ?? bare ?? null;
}
