// A server of our own that speaks the chat completions protocol: it streams, searches, stalls or fails as a test asks.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Behaviour = "answer" | "search" | "stall" | "fail" | "break" | "endless" | "empty";

/** What a test has the model say in a call. */
export interface Speaker {
  readonly say: (text: string) => void;
  readonly think: (text: string) => void;
  readonly call: (tool: string, input: unknown) => void;
  readonly finish: (reason: string, usage?: ModelUsage) => void;
  /** Ends the body in order, without a reason. */
  readonly end: (last: string) => void;
  /** Breaks the connection off. */
  readonly leave: () => void;
  /** What the tools of this reply returned so far. */
  readonly results: readonly string[];
}

/** What a model reports of a call. */
export interface ModelUsage {
  readonly prompt: number;
  readonly completion: number;
}

const USUAL_USAGE: ModelUsage = { prompt: 11, completion: 7 };

export type Script = (model: Speaker) => void;

export interface ModelBody {
  readonly messages: { role: string; content: string }[];
  readonly tools?: unknown[];
  readonly model: string;
  readonly max_tokens?: number;
  readonly temperature?: number;
  readonly reasoning_effort?: string;
  readonly stream?: boolean;
}

export interface ModelServer {
  readonly url: string;
  readonly bodies: ModelBody[];
  /** How many calls the client closed before they ended. */
  readonly closedEarly: () => number;
  behave(as: Behaviour | Script): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour | Script = "answer";
  let closedEarly = 0;
  const bodies: ModelServer["bodies"] = [];
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) closedEarly++;
    });
    const body = JSON.parse(await readAll(request));
    bodies.push(body);
    const results = (bodies.at(-1)?.messages ?? []).filter(({ role }) => role === "tool").map(({ content }) => content);
    if (typeof behaviour === "function") behaviour(speaker(response, results));
    else await behave(behaviour, response, results.length > 0);
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

function speaker(response: ServerResponse, results: readonly string[]): Speaker {
  response.writeHead(200, { "content-type": "text/event-stream" });
  return {
    results,
    say: (content) => write(response, { content }),
    think: (reasoning_content) => write(response, { reasoning_content }),
    call(name, input) {
      const call = { name, arguments: JSON.stringify(input) };
      write(response, { tool_calls: [{ index: 0, id: `call_${results.length}`, type: "function", function: call }] });
    },
    finish: (reason, usage) => finish(response, reason, usage),
    end: (last) => response.end(last),
    // What was written before is sent first.
    leave: () => setTimeout(() => response.destroy(), 20),
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

function finish(response: ServerResponse, reason: string, { prompt, completion } = USUAL_USAGE): void {
  const choices = [{ index: 0, delta: {}, finish_reason: reason }];
  const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
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
