// What becomes of what a model says: searches, preambles, links, endings, and what it costs.
import { afterEach, expect, test } from "vitest";
import type { SiteWords } from "../../../src/assistant/assistant-site.js";
import type { LogEntry } from "../../../src/assistant/log.js";
import { modelProvider } from "../../../src/assistant/model/model-provider.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { openModel } from "../../../src/assistant/model/open-model.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { fakeBundle } from "../support/fake-bundle.js";
import { type ModelServer, type Script, startModelServer } from "../support/model-server.js";
import { ask, openTestAssistant, readChunks, v1, v2 } from "../support/open-assistant.js";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const names = ["guide/install", "guide/deploy", "index"];
const bundle = {
  ...fakeBundle(),
  pages: names.map((path) => ({
    path: toPagePath(path),
    address: path === "index" ? "/" : `/${path}`,
    title: path,
    language: "en",
    version: null,
  })),
};

interface Asked {
  readonly words?: SiteWords;
  readonly settings?: Partial<ModelSettings>;
  readonly body?: object;
  readonly models?: readonly string[];
}

async function openWith(script: Script, { settings: more = {}, models = ["m"], words }: Asked = {}) {
  const model = await startModelServer();
  servers.push(model);
  model.behave(script);
  const settings = { ...DEFAULT_MODEL_SETTINGS, ...more };
  const env = { DOCSGEN_MODEL_URL: model.url };
  const logs: LogEntry[] = [];
  const open = await Promise.all(models.map((name) => openModel(`openai-compatible:${name}`, env, settings)));
  const log = (entry: LogEntry) => logs.push(entry);
  const provider = modelProvider({ models: open, settings, log });
  return { ...(await openTestAssistant({ provider, bundle, ...(words && { words }) })), model, reports: logs };
}

async function reply(script: Script, asked: Asked = {}) {
  const test = await openWith(script, asked);
  const chunks = await readChunks(await test.send(v2, ask("install with npm", { ...asked.body })));
  const text = chunks.map((chunk) => chunk.delta ?? "").join("");
  const sources = chunks.filter((chunk) => chunk.type === "source-url").map((chunk) => chunk.url);
  return { ...test, chunks, text, sources };
}

/** Whether the call came from the first model. */
function model1([server]: readonly ModelServer[]): boolean {
  return server?.bodies.at(-1)?.model === "first";
}

test("words before a search are not part of the answer", async () => {
  const { text, model } = await reply(({ results, say, call, finish }) => {
    if (results.length > 0) {
      say("Set PORT, see [Docker](https://docs.example.com/guide/deploy#docker).");
      return finish("stop");
    }
    say("Let me search the docs. ");
    call("search", { queries: ["docker port", "large teams"] });
    finish("tool_calls");
  });
  expect(text).toBe("Set PORT, see [Docker](https://docs.example.com/guide/deploy#docker).");
  const result = model.bodies[1]?.messages.at(-1)?.content ?? "";
  expect(result).toContain("start a container");
  expect(result).toContain("small tools");
});

test("the last step has no tools, and a model that never answers gives way", async () => {
  const { text, model, reports } = await reply(
    ({ results, say, call, finish }) => {
      say("Let me search again. ");
      call("search", { query: `docker ${results.length}` });
      finish("tool_calls");
    },
    { settings: { steps: 3 } },
  );
  expect(model.bodies.map(({ tools }) => tools?.length ?? 0)).toEqual([3, 3, 0]);
  expect(text).toMatch(/^The model is not available right now\./);
  expect(reports.map((entry) => entry.event)).toEqual(["model-failed"]);
});

test("the second model answers where the first fails", async () => {
  const { text, model } = await reply(
    ({ say, finish }) => {
      if (model1(servers)) return finish("stop");
      say("From the second.");
      finish("stop");
    },
    { models: ["first", "second"] },
  );
  expect(text).toBe("From the second.");
  expect(model.bodies.map((body) => body.model)).toEqual(["first", "second"]);
});

test("reads pages, and says what it reads", async () => {
  const { model, chunks } = await reply(({ results, say, call, finish }) => {
    if (results.length === 0) {
      call("read_page", { path: "/guide/deploy" });
      return finish("tool_calls");
    }
    say("Done.");
    finish("stop");
  });
  expect(model.bodies[1]?.messages.at(-1)?.content).toContain("Build the image and start a container.");
  const statuses = chunks.filter((chunk) => chunk.type === "data-status");
  expect(statuses.map(({ data, transient }) => ({ data, transient }))).toEqual([
    { data: { status: "searching", detail: null }, transient: true },
    { data: { status: "reading", detail: "/guide/deploy" }, transient: true },
  ]);
});

test("links to pages of the site stay, others become text", async () => {
  const { text, sources } = await reply(
    ({ say, finish }) => {
      for (const piece of [
        "[Dep",
        "loy](/guide/deploy) [gone](/not/a/page) [x](https://evil.example/x) ![p](https://evil.example/p.png) ",
        "[ok](https://ok.example/y) and [1].",
      ])
        say(piece);
      finish("stop");
    },
    { settings: { linkHosts: ["ok.example"] } },
  );
  expect(text).toBe(
    "[Deploy](https://docs.example.com/guide/deploy) gone x p [ok](https://ok.example/y) and [1](https://docs.example.com/guide/install#with-npm).",
  );
  expect(sources).toEqual(["https://docs.example.com/guide/deploy", "https://docs.example.com/guide/install#with-npm"]);
});

test.each([
  ["that is marked", "NO_ANSWER\nNothing is said of this. Nearest: [Install](/guide/install)."],
  ["in bold", "**NO_ANSWER**\n\nNothing is said of this. Nearest: [Install](/guide/install)."],
  ["in plain words", "The documentation does not say. Nearest page: [Install](/guide/install)."],
])("a refusal %s has no sources", async (_name, said) => {
  const { text, sources } = await reply(({ say, finish }) => {
    say(said);
    finish("stop");
  });
  expect(text).not.toContain("NO_ANSWER");
  expect(text).toContain("[Install](https://docs.example.com/guide/install)");
  expect(sources).toEqual([]);
});

test("a refusal after a long step with a search is marked, too", async () => {
  const { text, sources } = await reply(({ say, call, finish, results }) => {
    say(results.length === 0 ? `${"Let me look at what the documentation says. ".repeat(8)}` : "NO_ANSWER\nNothing.");
    if (results.length === 0) call("search", { query: "install" });
    finish(results.length === 0 ? "tool_calls" : "stop");
  });
  expect(text).toMatch(/says\. \n\nNothing\.$/);
  expect(sources).toEqual([]);
});

test.each([
  ["length", "length", "cut"],
  ["content_filter", "content-filter", "filtered"],
])("an answer that ends with %s says so and is stored as such", async (reason, told, stored) => {
  const { chunks, backend, logs } = await reply(({ say, finish }) => {
    say("Half of it");
    finish(reason);
  });
  expect(chunks.at(-1)).toMatchObject({ type: "finish", messageMetadata: { finishReason: told } });
  expect(backend.metrics.text()).toContain(`docsgen_assistant_replies_total{outcome="${stored}",domain="acme"} 1`);
  expect(logs.find((entry) => entry.event === "reply")).toMatchObject({ state: stored });
});

test("an answer of which the filter left nothing is given by the second model, else from the passages", async () => {
  const second = await reply(
    ({ say, finish }) => {
      if (model1(servers)) return finish("content_filter");
      say("From the second.");
      finish("stop");
    },
    { models: ["first", "second"] },
  );
  expect(second.text).toBe("From the second.");
  expect(second.backend.metrics.text()).toContain('replies_total{outcome="complete",domain="acme"} 1');

  const quoted = await reply(({ finish }) => finish("content_filter"));
  expect(quoted.text).toContain("npm install acme");
  expect(quoted.chunks.at(-1)).toMatchObject({ messageMetadata: { finishReason: "content-filter" } });
  expect(quoted.backend.metrics.text()).toContain('replies_total{outcome="filtered",domain="acme"} 1');
  expect(quoted.reports.map((entry) => entry.event)).toEqual(["model-failed"]);
});

test.each([
  ["after [DONE]", "data: [DONE]\n\n"],
  ["with the body", ""],
])("an answer that ends %s without a reason stands", async (_name, last) => {
  const { text, chunks, backend, reports } = await reply(({ say, end }) => {
    say("Run the installer.");
    end(last);
  });
  expect(text).toBe("Run the installer.");
  expect(chunks.map(({ type }) => type)).not.toContain("error");
  expect(backend.metrics.text()).toContain('replies_total{outcome="complete",domain="acme"} 1');
  expect(reports).toEqual([]);
});

test("a reply that ends without a reason and without an answer gives way, or breaks off", async () => {
  const thinking = await reply(({ think, end }) => {
    think("hard ");
    end("data: [DONE]\n\n");
  });
  expect(thinking.text).toContain("npm install acme");
  const calling = await reply(({ say, call, end }) => {
    say("Let me look at what the documentation says. ".repeat(8));
    call("search", { query: "install" });
    end("");
  });
  expect(calling.chunks.map(({ type }) => type)).toContain("error");
});

test("an answer beyond its tokens is cut by us, and the call to the model ends", async () => {
  const { text, chunks, model } = await reply(
    ({ say }) => {
      for (let line = 0; line < 400; line++) say("lorem ipsum dolor ");
    },
    { settings: { outputTokens: 100 } },
  );
  expect(text.length).toBeLessThan(1000);
  expect(chunks.at(-1)).toMatchObject({ messageMetadata: { finishReason: "length" } });
  await expect.poll(model.closedEarly, { interval: 5 }).toBe(1);
});

test("thinking has tokens of its own", async () => {
  const { model, reports } = await reply(
    ({ think, finish }) => {
      think("hard ");
      finish("length");
    },
    { settings: { outputTokens: 500, reasoningTokens: 700, reasoningEffort: "low", temperature: 0.2 } },
  );
  expect(model.bodies[0]).toMatchObject({ max_tokens: 1200, reasoning_effort: "low", temperature: 0.2 });
  expect(reports[0]?.["failure"]).toContain("--model-reasoning-tokens");
});

test("counts what every call used, also where the model does not say it", async () => {
  const { backend } = await reply(({ results, say, call, finish }) => {
    if (results.length === 0) {
      call("search", { query: "docker" });
      return finish("tool_calls");
    }
    say("Done.");
    finish("stop");
  });
  expect(backend.metrics.text()).toContain('docsgen_assistant_tokens_total{direction="input",domain="acme"} 22');
  expect(backend.metrics.text()).toContain('docsgen_assistant_tokens_total{direction="output",domain="acme"} 14');

  const stopped = await openWith(({ say }) => say("A beginning that goes on. ".repeat(20)));
  const response = await stopped.send(v2, ask("install with npm"));
  const reader = response.body?.getReader();
  for (let text = ""; !text.includes("text-delta"); )
    text = Buffer.from((await reader?.read())?.value ?? []).toString();
  await reader?.cancel();
  expect(stopped.backend.metrics.text()).toMatch(/tokens_total\{direction="output",domain="acme"\} 1\d\d\n/);
});

test("suggests questions to clients that ask for them", async () => {
  const script: Script = ({ say, finish }) => {
    const { bodies } = servers[0] ?? { bodies: [] };
    if (bodies.at(-1)?.stream) say("Run it.");
    finish("stop");
  };
  const without = await reply(script, { body: { followUps: true } });
  expect(without.chunks.map((chunk) => chunk.type)).not.toContain("data-follow-ups");
  const suggesting: Script = ({ say, finish, end }) => {
    const { bodies } = servers.at(-1) ?? { bodies: [] };
    if (!bodies.at(-1)?.stream) return end(JSON.stringify(SUGGESTION));
    say("Run it.");
    finish("stop");
  };
  const { chunks } = await reply(suggesting, { body: { followUps: true } });
  expect(chunks.find((chunk) => chunk.type === "data-follow-ups")?.data).toEqual({
    questions: ["How do I update it?", "Where are the logs?"],
  });
  // What the model thinks counts beside the questions.
  expect(servers.at(-1)?.bodies.at(-1)).toMatchObject({ max_tokens: 200 + DEFAULT_MODEL_SETTINGS.reasoningTokens });
  const unasked = await reply(suggesting);
  expect(unasked.chunks.map((chunk) => chunk.type)).not.toContain("data-follow-ups");
});

/** A completion that is not streamed. */
const SUGGESTION = {
  ...{ id: "c", object: "chat.completion", created: 1, model: "m" },
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: "1. How do I update it?\n- Where are the logs?\nNo question" },
      finish_reason: "stop",
    },
  ],
  usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
};

const contact = "Ask [our support](https://acme.example/help).";

test.each([
  ["that does not name it", "NO_ANSWER The documentation does not say.", true],
  ["that names it", "NO_ANSWER The documentation does not say. See https://acme.example/help.", false],
  ["that answers", "Run it.", false],
])("the contact follows a reply %s", async (_which, said, follows) => {
  const script: Script = ({ say, finish }) => {
    say(said);
    finish("stop");
  };
  const { text, model } = await reply(script, { words: { contact, instructions: "Say lamp, not light." } });
  expect(text.endsWith(`\n\n${contact}`)).toBe(follows);
  const [system] = model.bodies[0]?.messages ?? [];
  expect(system?.content).toContain(contact);
  expect(system?.content).toContain("Say lamp, not light.");
});

test("the first version of the stream names the ending, and its status is data", async () => {
  const { send } = await openWith(({ say, finish }) => {
    say("Half of it");
    finish("length");
  });
  const lines = (await (await send(v1, ask("install with npm"))).text()).split("\n");
  expect(lines).toContain('2:[{"type":"status","status":"searching","detail":null}]');
  expect(lines.find((line) => line.startsWith("d:"))).toContain('"finishReason":"length"');
});
