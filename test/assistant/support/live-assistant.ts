// An assistant that listens on a free port, for clients that must make real requests.
import { type Listener, listenAssistant } from "../../../src/assistant/listen-assistant.js";
import { providerOf, type TestAssistant, testAssistant, textEvent } from "./assistant.js";

export interface LiveAssistant extends TestAssistant {
  readonly url: string;
  readonly listener: Listener;
  /** What `slow` was asked, in order. */
  readonly questions: string[][];
  /** How many replies were stopped by the client. */
  readonly stopped: () => number;
}

export async function startLiveAssistant(): Promise<LiveAssistant> {
  const questions: string[][] = [];
  let stopped = 0;
  const provider = providerOf(async function* (task, signal) {
    questions.push(task.turns.map((turn) => turn.text));
    yield {
      kind: "source",
      source: { id: "guide/install", url: "https://docs.example.com/guide/install", title: "Install" },
    };
    yield textEvent("Run ");
    if (task.question === "wait") {
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      stopped++;
      return;
    }
    if (task.question === "break") throw new Error("broken");
    yield textEvent(`it (${questions.length}).`);
    yield { kind: "finish", reason: "stop", usage: { inputTokens: 3, outputTokens: 2 } };
  });
  const test = await testAssistant({ provider });
  const listener = await listenAssistant(test.assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
  return { ...test, listener, url: `http://127.0.0.1:${listener.port}`, questions, stopped: () => stopped };
}
