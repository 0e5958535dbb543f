// The endpoints for programs: search, page, feedback, and the Model Context Protocol with the official client.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, onTestFinished, test } from "vitest";
import { listenAssistant } from "../../src/assistant/listen-assistant.js";
import { ask, readChunks, testAssistant, v2 } from "./support/assistant.js";

test("search answers an array of content, path and metadata", async () => {
  const { send } = await testAssistant();
  const response = await send("/discovery/v1/search/acme", { query: "install npm", pageSize: 1 });
  expect(response.status).toBe(200);
  expect(response.headers.get("ratelimit")).toContain("org-hour");
  const url = "https://docs.example.com/guide/install#with-npm";
  expect(await response.json()).toEqual([
    {
      content: expect.stringContaining("npm install acme"),
      path: "guide/install#with-npm",
      metadata: expect.objectContaining({ title: "Install", url, language: "en" }),
    },
  ]);
});

test("search refuses an empty query and takes a filter", async () => {
  const { send } = await testAssistant();
  expect((await send("/discovery/v1/search/acme", { query: " " })).status).toBe(400);
  const filtered = await send("/discovery/v1/search/acme", { query: "install npm", filter: { language: "fr" } });
  expect(await filtered.json()).toEqual([]);
});

test("page answers Markdown for a path with or without anchor, slash and ending", async () => {
  const { send } = await testAssistant();
  for (const path of ["guide/install", "/guide/install", "guide/install#with-npm", "guide/install.md"]) {
    const response = await send("/discovery/v1/page/acme", { path });
    const content = expect.stringMatching(/^Run the command below to install/);
    expect(await response.json()).toEqual({ path, content });
  }
  const missing = await send("/discovery/v1/page/acme", { path: "nowhere" });
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: "unknown_page", detail: 'The page "nowhere" does not exist.' });
});

test("a thumb is kept on one's own answer", async () => {
  const { send } = await testAssistant();
  const chunks = await readChunks(await send(v2, ask("install npm")));
  const messageId = chunks[0]?.messageId;
  const rate = (body: object) => send("/discovery/v1/feedback/acme", { fp: "anonymous", messageId, ...body });
  expect((await rate({ rating: "up" })).status).toBe(204);
  expect((await rate({ rating: null })).status).toBe(204);
  expect((await rate({ rating: "up", fp: "somebody" })).status).toBe(404);
  expect((await rate({ rating: "sideways" })).status).toBe(400);
});

async function connect(key: (own: string) => string = (own) => own) {
  const test = await testAssistant();
  const listener = await listenAssistant(test.assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
  onTestFinished(listener.close);
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key(test.key)}` } };
  const url = new URL(`http://127.0.0.1:${listener.port}/mcp/acme`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
}

test("the official client lists the tools and calls them", async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map((tool) => tool.name)).toEqual(["search", "read_page"]);
  const textSaying = (said: string) => [{ type: "text", text: expect.stringContaining(said) }];
  const found = await client.callTool({ name: "search", arguments: { query: "install npm", limit: 1 } });
  const link = "Path: guide/install\nLink: https://docs.example.com/guide/install#with-npm";
  expect(found.content).toEqual(textSaying(link));
  const page = await client.callTool({ name: "read_page", arguments: { path: "guide/install" } });
  expect(page.content).toEqual(textSaying("Run the command below to install"));
  const missing = await client.callTool({ name: "read_page", arguments: { path: "nowhere" } });
  expect(missing.isError).toBe(true);
  await client.close();
});

test("the protocol, too, asks for a key", () => expect(connect(() => "svc_dsc_wrong")).rejects.toThrowError());
