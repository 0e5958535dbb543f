// A server of our own that speaks the chat completions protocol: it streams, searches, stalls or fails as a test asks.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Behaviour = "answer" | "search" | "stall" | "fail" | "break" | "endless" | "empty";

export interface ModelServer {
  readonly url: string;
  readonly bodies: { messages: { role: string; content: string }[]; tools?: unknown[] }[];
  /** How many calls the client closed before they ended. */
  readonly closedEarly: () => number;
  behave(as: Behaviour): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = "answer";
  let closedEarly = 0;
  const bodies: ModelServer["bodies"] = [];
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) closedEarly++;
    });
    const body = JSON.parse(await readAll(request));
    bodies.push(body);
    await behave(behaviour, response, bodies.at(-1)?.messages.at(-1)?.role === "tool");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    bodies,
    closedEarly: () => closedEarly,
    behave: (as) => {
      behaviour = as;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function behave(behaviour: Behaviour, response: ServerResponse, hasSearched: boolean): Promise<void> {
  if (behaviour === "fail") {
    response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"out of memory"}}');
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (behaviour === "stall") return;
  if (behaviour === "empty") {
    finish(response, "stop");
    return;
  }
  if (behaviour === "search" && !hasSearched) {
    const call = {
      index: 0,
      id: "call_1",
      type: "function",
      function: { name: "search", arguments: '{"query":"docker"}' },
    };
    write(response, { tool_calls: [call] });
    finish(response, "tool_calls");
    return;
  }
  for (const word of [
    "Run ",
    "the ",
    "command, ",
    "see [With npm](https://docs.example.com/guide/install#with-npm).",
  ]) {
    write(response, { content: word });
  }
  if (behaviour === "break") {
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if (behaviour === "endless") return;
  finish(response, "stop");
}

function write(response: ServerResponse, delta: unknown): void {
  const choices = [{ index: 0, delta, finish_reason: null }];
  response.write(
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`,
  );
}

function finish(response: ServerResponse, reason: string): void {
  const choices = [{ index: 0, delta: {}, finish_reason: reason }];
  const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
  response.write(
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices, usage })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
