// Calls functions across a port: plain data in, results and errors out.
import type { Transferable } from "node:worker_threads";

/** What one end offers to the other: functions that take one value and return a promise. */
type Offer = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** One end of a port, or a worker. */
interface Port {
  postMessage(message: unknown, transfer?: readonly Transferable[]): void;
  on(event: "message", listener: (messages: readonly Message[]) => void): unknown;
}

interface CallMessage {
  readonly kind: "call";
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

type Message =
  | CallMessage
  | { readonly kind: "answer"; readonly id: number; readonly output: unknown }
  | { readonly kind: "failure"; readonly id: number; readonly message: string; readonly stack: string | undefined };

interface Call {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

export interface Connection<Theirs extends Offer> {
  readonly call: <Name extends keyof Theirs & string>(
    name: Name,
    input: Parameters<Theirs[Name]>[0],
  ) => ReturnType<Theirs[Name]>;
  /** How many calls were not answered yet. */
  readonly calls: () => number;
  /** How long the other end has been silent while calls are open, in milliseconds. */
  readonly silence: () => number;
  /** The other end has gone: every call fails. */
  readonly fail: (error: Error) => void;
}

/** Most messages sent together, so that the other end can start while this one continues. */
export const MOST_TOGETHER = 8;

/** Answers calls from the other end with `ours`. Buffers named by `handOver` are transferred, not copied. */
export function connect<Theirs extends Offer>(
  port: Port,
  ours: Offer,
  handOver: HandOver = () => [],
): Connection<Theirs> {
  const open = openCalls();
  const send = outbox(port, handOver);
  let ended: Error | null = null;
  let heard = performance.now();
  /** Calls from the other end that are not answered yet: it may be waiting for them. */
  let asked = 0;
  port.on("message", (messages) => {
    heard = performance.now();
    for (const message of messages) {
      if (message.kind !== "call") settle(message, open.take(message.id));
      else {
        asked++;
        void answerCall(message, ours, send).finally(() => {
          asked--;
          heard = performance.now();
        });
      }
    }
  });
  return {
    call: (name, input) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        if (open.count() === 0) heard = performance.now();
        const id = open.add({ resolve, reject });
        send({ kind: "call", id, name, input });
      }) as ReturnType<Theirs[typeof name]>,
    calls: open.count,
    silence: () => (open.count() === 0 || asked > 0 ? 0 : performance.now() - heard),
    fail: (error) => {
      ended = error;
      for (const { reject } of open.takeAll()) reject(error);
    },
  };
}

async function answerCall({ id, name, input }: CallMessage, ours: Offer, send: Send): Promise<void> {
  try {
    send({ kind: "answer", id, output: await ours[name]?.(input as never) });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ kind: "failure", id, message, stack });
  }
}

function settle(answer: Exclude<Message, CallMessage>, call: Call | null): void {
  if (answer.kind === "answer") call?.resolve(answer.output as never);
  else call?.reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
}

/** Their numbers are used again: a `Map` that entries are removed from would keep answers in memory. */
function openCalls() {
  const places: (Call | null)[] = [];
  let count = 0;
  return {
    count: () => count,
    add(call: Call): number {
      const free = places.indexOf(null);
      const id = free === -1 ? places.length : free;
      places[id] = call;
      count++;
      return id;
    },
    take(id: number): Call | null {
      const call = places[id] ?? null;
      places[id] = null;
      if (call) count--;
      return call;
    },
    takeAll(): Call[] {
      count = 0;
      return places.splice(0).filter((call) => call !== null);
    },
  };
}

type HandOver = (output: unknown) => readonly Transferable[];

type Send = (message: Message) => void;

/** Sends the messages of one turn of the event loop together: sending one costs about as much as parsing a page. */
function outbox(port: Port, handOver: HandOver): Send {
  let waiting: Message[] = [];
  let buffers: Transferable[] = [];
  const send = () => {
    if (waiting.length === 0) return;
    const [messages, handedOver] = [waiting, buffers];
    waiting = [];
    buffers = [];
    port.postMessage(messages, handedOver);
  };
  return (message) => {
    const transferred = message.kind === "answer" ? handOver(message.output) : [];
    if (waiting.push(message) === 1) setImmediate(send);
    buffers.push(...transferred);
    if (waiting.length >= MOST_TOGETHER) send();
  };
}
