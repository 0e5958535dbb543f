// The chat library's real clients in a browser: stream, status, sources, stop, a reply resumed after a reload, refusals.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { listenAssistant } from "../../src/assistant/listen-assistant.js";
import type { Provider } from "../../src/assistant/provider.js";
import { listen } from "../../src/serve/listen.js";
import { testAssistant } from "../assistant/support/assistant.js";
import { closeAfterTests } from "../close-after-tests.js";
import type { ClientState } from "./chat-clients/client-state.js";
import { inChromium } from "./in-chromium.js";

declare global {
  interface Window {
    ask(text: string): void;
    stop(): Promise<void>;
    state(): ClientState;
  }
}

/** Lets the answer that waits go on. */
let go = () => {};

const scripted: Provider = {
  name: "scripted",
  async *reply(_task, signal) {
    yield { kind: "status", status: "searching", detail: null };
    yield { kind: "text", text: "The first half, " };
    await new Promise<void>((resolve) => {
      go = resolve;
      signal.addEventListener("abort", () => resolve());
    });
    if (signal.aborted) return;
    yield { kind: "text", text: "and the second." };
    yield { kind: "source", source: { id: "start", url: "https://docs.example.com/start", title: "Start" } };
    yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

const CLIENTS = [
  { name: "version 4", page: "page-4.ts", alias: {} },
  { name: "version 5", page: "page.ts", alias: { "react-chat-3": "react-chat-2", ai: "ai-5" } },
  { name: "version 6", page: "page.ts", alias: {} },
] as const;

let page: Page;

const assistant = await testAssistant({ provider: scripted, longestAlone: 600_000, limits: { addressDay: 40 } });
const listener = await listenAssistant(assistant.assistant, { port: 0, host: "127.0.0.1", trustedProxies: 1 });
const bundles = new Map(await Promise.all(CLIENTS.map(async (client) => [client.name, await bundle(client)] as const)));
const { site, fresh } = await inChromium(
  listen((request) => answer(request, bundles), { port: 4990, host: "127.0.0.1", mayMove: true }),
);
closeAfterTests(listener);

async function bundle({ page, alias }: (typeof CLIENTS)[number]): Promise<string> {
  const entry = fileURLToPath(new URL(`./chat-clients/${page}`, import.meta.url));
  const define = { "process.env.NODE_ENV": '"development"', process: '{"env":{}}', global: "globalThis" };
  const options = { bundle: true, write: false, format: "esm", platform: "browser", logLevel: "error" } as const;
  const made = await build({ ...options, entryPoints: [entry], alias: { ...alias }, define });
  return made.outputFiles[0]?.text ?? "";
}

function answer({ url }: Request, bundles: ReadonlyMap<string, string>): Response {
  const { pathname, searchParams } = new URL(url);
  const client = searchParams.get("client") ?? "";
  const isScript = pathname === "/client.js";
  const script = `<script type="module" src="/client.js?client=${encodeURIComponent(client)}"></script>`;
  return new Response(isScript ? bundles.get(client) : `<!doctype html><title>Chat</title>${script}`, {
    headers: { "content-type": isScript ? "text/javascript" : "text/html" },
  });
}

let chats = 0;

describe.each(CLIENTS)("$name", ({ name }) => {
  async function open(more: Readonly<Record<string, string>> = {}): Promise<URLSearchParams> {
    const api = `http://127.0.0.1:${listener.port}/discovery/v2/assistant/acme/message`;
    const id = `chat-0123456789abcdef-${++chats}`;
    const query = new URLSearchParams({ client: name, api, id, key: assistant.key, fp: "reader", ...more });
    page = await fresh();
    await load(query);
    return query;
  }

  async function load(query: URLSearchParams): Promise<void> {
    await page.goto(`${site.url}/?${query}`);
    await page.waitForFunction(() => "state" in window);
  }

  const ask = () => page.evaluate(() => window.ask("How?"));
  const state = () => page.evaluate(() => window.state());
  const saysFirstHalf = () => expect.poll(state).toMatchObject({ text: "The first half, " });
  const isWhole = () =>
    expect
      .poll(state)
      .toMatchObject({ text: "The first half, and the second.", sources: ["Start"], status: "ready", error: null });

  it("streams what the assistant does, its words and its sources", async () => {
    await open();
    await ask();
    await expect.poll(state).toMatchObject({ text: "The first half, ", statuses: ["searching"], status: "streaming" });
    go();
    await isWhole();
  });

  it("resumes a reply after a reload", async () => {
    const query = await open();
    await ask();
    await saysFirstHalf();
    query.set("resume", "true");
    await load(query);
    await saysFirstHalf();
    go();
    await isWhole();
  });

  it("stops the model", async () => {
    await open();
    await ask();
    await saysFirstHalf();
    await page.evaluate(() => window.stop());
    await expect.poll(() => assistant.backend.metrics.countOpenReplies()).toBe(0);
    expect(await state()).toMatchObject({ text: "The first half, ", status: "ready", error: null });
  });

  it.each([
    [401, { key: "svc_dsc_wrong" }, "The API key is not valid for this domain."],
    [400, { id: "short" }, "id: must be a random text of 16 to 200 characters if resume is true."],
  ])("shows %i as a sentence", async (_status, more, sentence) => {
    await open(more);
    await ask();
    await expect.poll(state).toMatchObject({ status: "error", error: sentence });
  });

  it("shows 429 as a sentence that says when", async () => {
    await open();
    await page.route("**/message", (route) =>
      route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": "192.0.2.250" } }),
    );
    for (let count = 0; count < 40; count++) await take("192.0.2.250");
    await ask();
    await expect
      .poll(state)
      .toMatchObject({ status: "error", error: expect.stringMatching(/^You have reached the limit .* Try again in /) });
  });

  async function take(address: string): Promise<void> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${assistant.key}` };
    const init = { method: "POST", headers: { ...headers, "x-forwarded-for": address }, body: '{"query":"install"}' };
    await (await fetch(`http://127.0.0.1:${listener.port}/discovery/v1/search/acme`, init)).text();
  }
});
