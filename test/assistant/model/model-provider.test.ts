import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { rememberReplies } from "../../../src/assistant/costs/remember-replies.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { modelKinds, openModel } from "../../../src/assistant/model/open-model.js";
import { chooseProvider } from "../../../src/assistant/providers/choose-provider.js";
import { ask, readChunks, readReply, testAssistant, v2 } from "../support/assistant.js";
import { type Behaviour, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";

async function openWithModel(behaviour: Behaviour, more: Partial<ModelSettings> = {}) {
  const model = await startModelServer();
  onTestFinished(model.close);
  model.behave(behaviour);
  return { ...(await openWithModels([model.url], more)), model };
}

test("gives the model the passages, the page, the selection and the conversation", async () => {
  const { send, model } = await openWithModel("answer");
  const body = {
    fp: "a",
    currentPath: "/guide/install",
    context: [{ type: "code", value: "acme --watch", path: "guide/watch" }],
    messages: [
      { role: "user", content: "first question" },
      { role: "assistant", content: "first answer" },
      { role: "user", content: "install with npm" },
    ],
  };
  await readReply(await send(v2, body));
  const [system, ...turns] = model.bodies[0]?.messages ?? [];
  expect(system?.content).toContain('link="https://docs.example.com/guide/install#with-npm"');
  expect(system?.content).toContain("npm install acme");
  expect(system?.content).toContain("the number of its passage in brackets");
  expect(system?.content).toContain("/guide/install");
  expect(system?.content).toContain("acme --watch");
  expect(turns.map((turn) => turn.role)).toEqual(["user", "assistant", "user"]);
});

test.each([
  ["install with npm", /^The model is not available right now\.\n\nFrom the documentation:\n[\s\S]*npm install acme/],
  ["zebra quagga", /^The model is not available right now\.\n\nI could not find an answer/],
])("says once what comes instead of the model's answer to %s", async (question, reply) => {
  const { send } = await openWithModel("empty");
  const chunks = await readChunks(await send(v2, ask(question)));
  expect(chunks.map((chunk) => chunk.delta ?? "").join("")).toMatch(reply);
  expect(chunks.at(-1)?.type).toBe("finish");
});

test("the model is asked again where an equal question was answered without it", async () => {
  const { backend, model } = await openWithModel("fail");
  const { send } = await testAssistant({ provider: rememberReplies(backend.provider) });
  expect(await readReply(await send(v2, ask("install with npm")))).toMatch(/^The model is not available right now\./);
  model.behave("answer");
  expect(await readReply(await send(v2, ask("install with npm")))).toMatch(/^Run the command/);
});

test.each([
  ["openai:gpt-5", "OPENAI_API_KEY"],
  ["anthropic:claude", "ANTHROPIC_API_KEY"],
  ["google:gemini", "GOOGLE_GENERATIVE_AI_API_KEY"],
])("opens %s with its secret from the environment", async (model, variable) => {
  const provider = await chooseProvider({ model, settings: DEFAULT_MODEL_SETTINGS }, { [variable]: "test" });
  expect(provider(() => {}).name).toBe(model);
});

test.each(modelKinds)("asks for the secret of %s, and tells readers of it", async (kind) => {
  await expect(openModel(`${kind}:any`, {}, DEFAULT_MODEL_SETTINGS)).rejects.toThrowError(
    "The model needs the environment variable",
  );
  const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  expect(textOf("src/commands/assistant-commands.ts")).toMatch(new RegExp(`PROVIDER:NAME of .*\\b${kind}\\b`));
  expect(textOf("docs/assistant/models.mdx")).toContain(`${kind}:NAME`);
});
