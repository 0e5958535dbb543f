// What a model is sent of a page as authors write it, from the source to the call.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_MODEL_SETTINGS } from "../../../src/assistant/model/model-settings.js";
import { estimateTokens } from "../../../src/assistant/passages/estimate-tokens.js";
import { openBundle } from "../../../src/search/reading/open-bundle.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { ask, testAssistant, v2 } from "../support/assistant.js";
import { callsFirst, type ModelBody, says, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";
import { buildSite } from "../support/servers.js";

const page = readFileSync(new URL("./sent-passages.mdx", import.meta.url), "utf8");

/** As the model has to read it. */
const passage = `<passage title="Memories › Add a memory" link="https://docs.example.com/#add-a-memory" path="index" number="1">
## Add a memory

Call the client, see [Limits](/limits/#per-key).

**Hosted**

\`\`\`python add.py
# Not a heading
client.add("tea")
\`\`\`

**Own server**

\`\`\`ts
await client.add("tea");
\`\`\`

\`\`\`bash npm
npm install acme
\`\`\`

\`\`\`bash pnpm
pnpm add acme
\`\`\`

| Setting | Default |
|---|---|
| \`text\` | none, see [Limits](/limits/) |
| \`limit\` | 100 |
</passage>`;

const model = await startModelServer();
const limits = "---\ntitle: Limits\n---\n\n## Per key\n\nOne hundred memories a minute.\n";
const bundle = await openBundle(await buildSite(temporaryFolder(), { index: page, limits }));
closeAfterTests(bundle, model);

/** What the model is sent for a question, call by call. */
async function callsFor(question: string): Promise<ModelBody[]> {
  const before = model.bodies.length;
  const { send } = await openWithModels([model.url], {}, { bundle });
  await (await send(v2, ask(question))).text();
  return model.bodies.slice(before);
}

test("a model is sent labelled tabs, code with its language, tables and links, with the question and by its tools", async () => {
  model.behave(callsFirst(["search", { query: "add a memory" }], says("Call `client.add`.")));
  const [asked] = await callsFor("How do I add a memory?");
  expect(asked?.messages[0]?.content).toContain(passage);
  const [, answered] = await callsFor("Weather tomorrow?");
  expect(answered?.messages.at(-1)?.content).toContain(passage);
});

test("a section alone on its page begins with its heading", async () => {
  model.behave("answer");
  const [asked] = await callsFor("How many memories a minute per key?");
  expect(asked?.messages[0]?.content).toContain('number="1">\n## Per key\n\nOne hundred memories');
});

/** What the tool `search` answers over the Model Context Protocol. */
async function searched(query: string, passageTokens: number, limit = 5): Promise<string> {
  const { send } = await testAssistant({ bundle, passageTokens });
  const params = { name: "search", arguments: { query, limit } };
  const accept = "application/json, text/event-stream";
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const answer = await (await send("/mcp/acme", call, { headers: { accept } })).json();
  return answer.result.content[0].text;
}

test("somebody else's model reads the same over the Model Context Protocol", async () => {
  const text = await searched("add a memory", DEFAULT_MODEL_SETTINGS.passageTokens);
  expect(text).toContain(passage.split("\n").slice(1, -1).join("\n"));
});

test("what a search over the Model Context Protocol brings keeps to the tokens for passages", async () => {
  const long = await searched("add a memory", 6000);
  const short = await searched("add a memory", 60);
  const sections = (text: string) => text.replace(/^(?:# |Path: |Link: |---).*$/gm, "");
  expect(estimateTokens(sections(long))).toBeGreaterThan(80);
  expect(estimateTokens(sections(short))).toBeLessThanOrEqual(70);
  expect(short).toContain("…");
});
