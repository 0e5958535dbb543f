// A server of our own that speaks the chat completions protocol: it streams, searches, stalls or fails as a test asks.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnFreePort } from "../../listen-on-free-port.js";

export type Behaviour = "answer" | "stall" | "fail" | "empty";

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
  /** What it was sent in this call. */
  readonly body: ModelBody;
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
    const body: ModelBody = JSON.parse(await readAll(request));
    bodies.push(body);
    if (behaviour === "fail") {
      response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"out of memory"}}');
      return;
    }
    const script = typeof behaviour === "function" ? behaviour : SCRIPTS[behaviour];
    script(speaker(response, body));
  });
  const port = await listenOnFreePort(server);
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

function speaker(response: ServerResponse, body: ModelBody): Speaker {
  const results = body.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
  response.writeHead(200, { "content-type": "text/event-stream" });
  return {
    body,
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

const ANSWER = ["Run ", "the ", "command, ", "see [With npm](https://docs.example.com/guide/install#with-npm)."];

/** Says this, in one piece or in several. */
export function says(text: string | readonly string[], reason = "stop"): Script {
  return ({ say, finish }) => {
    for (const piece of [text].flat()) say(piece);
    finish(reason);
  };
}

/** Calls a tool, perhaps after some words, and goes on as `then` once it has what the tool returned. */
export function callsFirst(call: readonly [tool: string, input: object], then: Script, before = ""): Script {
  return (model) => {
    if (model.results.length > 0) return then(model);
    if (before !== "") model.say(before);
    model.call(...call);
    model.finish("tool_calls");
  };
}

const SCRIPTS: Readonly<Record<Exclude<Behaviour, "fail">, Script>> = {
  answer: says(ANSWER),
  stall: () => {},
  empty: ({ finish }) => finish("stop"),
};

function write(response: ServerResponse, delta: unknown): void {
  const choices = [{ index: 0, delta, finish_reason: null }];
  response.write(chunk({ choices }));
}

function chunk(more: object): string {
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", ...more })}\n\n`;
}

function finish(response: ServerResponse, reason: string, { prompt, completion } = USUAL_USAGE): void {
  const choices = [{ index: 0, delta: {}, finish_reason: reason }];
  const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
  response.end(`${chunk({ choices, usage })}data: [DONE]\n\n`);
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
