// What becomes of what a model says: searches, preambles, links, endings, and what it costs.
import { expect, onTestFinished, test } from "vitest";
import type { SiteWords } from "../../../src/assistant/assistant-site.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { ask, leaveAtFirstWords, readChunks, v1, v2 } from "../support/assistant.js";
import { fakeBundle } from "../support/fake-bundle.js";
import { callsFirst, type Script, says, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";

const pages = ["guide/install", "guide/deploy", "index"].map((path) => ({
  ...{ path: toPagePath(path), address: path === "index" ? "/" : `/${path}`, title: path },
  ...{ language: "en", version: null },
}));
const bundle = { ...fakeBundle(), pages };

interface Asked {
  readonly words?: SiteWords;
  readonly settings?: Partial<ModelSettings>;
  readonly body?: object;
  /** How many models there are. */
  readonly models?: number;
}

async function openWith(script: Script, { settings = {}, models = 1, words }: Asked = {}) {
  const model = await startModelServer();
  onTestFinished(model.close);
  model.behave(script);
  const urls = Array.from({ length: models }, () => model.url);
  return { ...(await openWithModels(urls, settings, { bundle, ...(words && { words }) })), model };
}

async function reply(script: Script, asked: Asked = {}) {
  const test = await openWith(script, asked);
  const chunks = await readChunks(await test.send(v2, ask("install with npm", { ...asked.body })));
  const text = chunks.map((chunk) => chunk.delta ?? "").join("");
  const sources = chunks.filter((chunk) => chunk.type === "source-url").map((chunk) => chunk.url);
  return { ...test, chunks, text, sources, metrics: test.backend.metrics.text() };
}

/** The first of two models ends like this, without a word. */
const firstEnds = (reason: string): Script => {
  return (model) => (model.body.model === "m1" ? model.finish(reason) : says("From the second.")(model));
};

test("words before a search are not part of the answer", async () => {
  const answer = "Set PORT, see [Docker](https://docs.example.com/guide/deploy#docker).";
  const search = ["search", { queries: ["docker port", "large teams"] }] as const;
  const { text, model } = await reply(callsFirst(search, says(answer), "Let me search the docs. "));
  expect(text).toBe(answer);
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

test.each([
  ["fails", "stop"],
  ["is left with nothing by its filter", "content_filter"],
])("the second model answers where the first %s", async (_name, reason) => {
  const { text, model, metrics } = await reply(firstEnds(reason), { models: 2 });
  expect(text).toBe("From the second.");
  expect(model.bodies.map((body) => body.model)).toEqual(["m1", "m2"]);
  expect(metrics).toContain('replies_total{outcome="complete",domain="acme"} 1');
});

test("an answer of which the filter left nothing is given from the passages where no other model is", async () => {
  const { text, chunks, metrics, reports } = await reply(({ finish }) => finish("content_filter"));
  expect(text).toContain("npm install acme");
  expect(chunks.at(-1)).toMatchObject({ messageMetadata: { finishReason: "content-filter" } });
  expect(metrics).toContain('replies_total{outcome="filtered",domain="acme"} 1');
  expect(reports.map((entry) => entry.event)).toEqual(["model-failed"]);
});

test("reads pages, and says what it reads", async () => {
  const { model, chunks } = await reply(callsFirst(["read_page", { path: "/guide/deploy" }], says("Done.")));
  expect(model.bodies[1]?.messages.at(-1)?.content).toContain("Build the image and start a container.");
  const statuses = chunks.filter((chunk) => chunk.type === "data-status");
  expect(statuses.map(({ data, transient }) => ({ data, transient }))).toEqual([
    { data: { status: "searching", detail: null }, transient: true },
    { data: { status: "reading", detail: "/guide/deploy" }, transient: true },
  ]);
});

test("links to pages of the site stay, others become text", async () => {
  const pieces = [
    "[Dep",
    "loy](/guide/deploy) [gone](/not/a/page) [x](https://evil.example/x) ![p](https://evil.example/p.png) ",
    "[ok](https://ok.example/y) and [1].",
  ];
  const { text, sources } = await reply(says(pieces), { settings: { linkHosts: ["ok.example"] } });
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
  const { text, sources } = await reply(says(said));
  expect(text).not.toContain("NO_ANSWER");
  expect(text).toContain("[Install](https://docs.example.com/guide/install)");
  expect(sources).toEqual([]);
});

const PREAMBLE = "Let me look at what the documentation says. ".repeat(8);
const SEARCH = ["search", { query: "install" }] as const;

test("a refusal after a long step with a search is marked, too", async () => {
  const { text, sources } = await reply(callsFirst(SEARCH, says("NO_ANSWER\nNothing."), PREAMBLE));
  expect(text).toMatch(/says\. \n\nNothing\.$/);
  expect(sources).toEqual([]);
});

test.each([
  ["length", "length", "cut"],
  ["content_filter", "content-filter", "filtered"],
])("an answer that ends with %s says so and is stored as such", async (reason, told, stored) => {
  const { chunks, metrics, logs } = await reply(says("Half of it", reason));
  expect(chunks.at(-1)).toMatchObject({ type: "finish", messageMetadata: { finishReason: told } });
  expect(metrics).toContain(`docsgen_assistant_replies_total{outcome="${stored}",domain="acme"} 1`);
  expect(logs.find((entry) => entry.event === "reply")).toMatchObject({ state: stored });
});

test.each([
  ["after [DONE]", "data: [DONE]\n\n"],
  ["with the body", ""],
])("an answer that ends %s without a reason stands", async (_name, last) => {
  const { text, chunks, metrics, reports } = await reply(({ say, end }) => {
    say("Run the installer.");
    end(last);
  });
  expect(text).toBe("Run the installer.");
  expect(chunks.map(({ type }) => type)).not.toContain("error");
  expect(metrics).toContain('replies_total{outcome="complete",domain="acme"} 1');
  expect(reports).toEqual([]);
});

test("a reply that ends without a reason and without an answer gives way, or breaks off", async () => {
  const thinking = await reply(({ think, end }) => {
    think("hard ");
    end("data: [DONE]\n\n");
  });
  expect(thinking.text).toContain("npm install acme");
  const calling = await reply(({ say, call, end }) => {
    say(PREAMBLE);
    call(...SEARCH);
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
  const { metrics } = await reply(callsFirst(SEARCH, says("Done.")));
  expect(metrics).toContain('docsgen_assistant_tokens_total{direction="input",domain="acme"} 22');
  expect(metrics).toContain('docsgen_assistant_tokens_total{direction="output",domain="acme"} 14');

  const stopped = await openWith(({ say }) => say("A beginning that goes on. ".repeat(20)));
  await leaveAtFirstWords(await stopped.send(v2, ask("install with npm")));
  expect(stopped.backend.metrics.text()).toMatch(/tokens_total\{direction="output",domain="acme"\} 1\d\d\n/);
});

test("suggests questions to clients that ask for them", async () => {
  const suggesting = (text: string): Script => {
    return (model) => (model.body.stream ? says("Run it.")(model) : model.end(text));
  };
  const followUpsOf = async (script: Script, body = {}) => {
    const { chunks, model } = await reply(script, { body });
    return { model, data: chunks.find(({ type }) => type === "data-follow-ups")?.data };
  };
  expect((await followUpsOf(suggesting(""), { followUps: true })).data).toBeUndefined();
  expect((await followUpsOf(suggesting(JSON.stringify(SUGGESTION)))).data).toBeUndefined();
  const { data, model } = await followUpsOf(suggesting(JSON.stringify(SUGGESTION)), { followUps: true });
  expect(data).toEqual({ questions: ["How do I update it?", "Where are the logs?"] });
  // What the model thinks counts beside the questions.
  expect(model.bodies.at(-1)).toMatchObject({ max_tokens: 200 + DEFAULT_MODEL_SETTINGS.reasoningTokens });
});

const content = "1. How do I update it?\n- Where are the logs?\nNo question";

/** A completion that is not streamed. */
const SUGGESTION = {
  ...{ id: "c", object: "chat.completion", created: 1, model: "m" },
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
};

const contact = "Ask [our support](https://acme.example/help).";

test.each([
  ["that does not name it", "NO_ANSWER The documentation does not say.", true],
  ["that names it", "NO_ANSWER The documentation does not say. See https://acme.example/help.", false],
  ["that answers", "Run it.", false],
])("the contact follows a reply %s", async (_which, said, follows) => {
  const { text, model } = await reply(says(said), { words: { contact, instructions: "Say lamp, not light." } });
  expect(text.endsWith(`\n\n${contact}`)).toBe(follows);
  const [system] = model.bodies[0]?.messages ?? [];
  expect(system?.content).toContain(contact);
  expect(system?.content).toContain("Say lamp, not light.");
});

test("the first version of the stream names the ending, and its status is data", async () => {
  const { send } = await openWith(says("Half of it", "length"));
  const lines = (await (await send(v1, ask("install with npm"))).text()).split("\n");
  expect(lines).toContain('2:[{"type":"status","status":"searching","detail":null}]');
  expect(lines.find((line) => line.startsWith("d:"))).toContain('"finishReason":"length"');
});
