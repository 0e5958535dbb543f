// What a hostile client sends: nothing of it may hang the server, reach other readers' pages or run in a browser.
import { describe, expect, test } from "vitest";
import { parseMessageRequest } from "../../src/assistant/endpoints/message-request.js";
import { subjectOf, understandQuestion } from "../../src/assistant/understand-question.js";
import { ask, readReply, testAssistant, v1, v2 } from "./support/assistant.js";
import { fakeBundle } from "./support/fake-bundle.js";
import { openAdmin } from "./support/open-admin.js";
import { taskFor } from "./support/reply-task.js";

describe("bodies", () => {
  test("JSON that is nested ten thousand deep is read like any other", async () => {
    const { send } = await testAssistant();
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    expect((await send(v2, deep)).status).toBe(400);
    const asked = JSON.stringify(ask("install npm")).replace('"fp"', `"extra":${deep},"fp"`);
    expect((await send(v2, asked)).status).toBe(200);
  });

  test("zero signs, which Postgres cannot keep, are left out", async () => {
    const { send, backend, keyId } = await testAssistant();
    const response = await send(v2, ask("install\u0000 npm", { fp: "a\u0000b", threadId: "\u0000" }));
    expect(response.status).toBe(200);
    await response.text();
    const owner = { keyId, domain: "acme", fp: "ab" };
    const turns = await backend.store.threads.read(response.headers.get("x-thread-id") ?? "", owner);
    expect(turns?.[0]?.text).toBe("install npm");
  });

  test("a member called __proto__ changes nothing", async () => {
    const { send } = await testAssistant();
    const body = JSON.stringify(ask("install npm")).replace('"fp"', '"__proto__":{"polluted":true},"fp"');
    expect((await send(v2, body)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  const many = (length: number, each: unknown) => Array(length).fill(each);
  const turn = { role: "user", content: "x" };
  const code = { type: "code", value: "" };

  test.each([
    ["fp", ask("x", { fp: "f".repeat(501) }), "fp: must be at most 500 characters."],
    ["threadId", ask("x", { threadId: "t".repeat(501) }), "threadId: must be at most 500 characters."],
    ["messages", { fp: "a", messages: many(1001, turn) }, "messages: must have at most 1000 messages."],
    ["context", ask("x", { context: many(101, code) }), "context: must have at most 100 items."],
    ["groups", ask("x", { filter: { groups: many(101, "g") } }), "filter.groups: must have at most 100 groups."],
    ["a question", ask("x".repeat(32_001)), "messages: the question must be at most 32000 characters."],
  ])("%s has a largest size", (_name, body, detail) => {
    expect(() => parseMessageRequest(JSON.parse(JSON.stringify(body)))).toThrowError(detail);
  });
});

test("questions and histories that are made to be slow to read are read in part", () => {
  const long = "difference between ".repeat(50_000);
  const lines = "From [a](b\n".repeat(200_000);
  const turns = [
    { role: "user" as const, text: "How do I start a worker here?" },
    { role: "assistant" as const, text: lines },
    { role: "user" as const, text: "and that?" },
  ];
  const task = taskFor(["and that?"], { turns });
  expect(understandQuestion(task).cited).toEqual([]);
  expect(understandQuestion({ ...task, question: long }).query.length).toBeLessThan(3000);
  expect(subjectOf(`${"?".repeat(100_000)}x`)).toBeNull();
});

describe("answers", () => {
  test("no error can be taken for a page, on either version and at unknown addresses", async () => {
    const { send } = await testAssistant();
    const evil = "<script>alert(1)</script>";
    const responses = [
      await send(v1, { fp: evil, messages: evil }),
      await send(v2, { fp: "a", messages: [{ role: "user", content: "x" }], threadId: evil }),
      await send("/discovery/v1/page/acme", { path: evil }),
      await send(`/${encodeURIComponent(evil)}`, {}),
      await send(`/discovery/v2/assistant/${encodeURIComponent(evil)}/message`, ask("x")),
    ];
    for (const response of responses) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  test("what a client names as its thread comes back in no header", async () => {
    const { send } = await testAssistant();
    const messages = [
      { role: "user", content: "install npm" },
      { role: "assistant", content: "…", metadata: { threadId: "a\r\nset-cookie: b=c" } },
      { role: "user", content: "install npm?" },
    ];
    const response = await send(v2, { fp: "a", messages });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-thread-id")).toMatch(/^thr_\d+$/);
    expect(response.headers.get("set-cookie")).toBeNull();
    await response.text();
  });

  test("the successor of version 1 is named without signs that could end the header's value", async () => {
    const { send } = await testAssistant();
    const response = await send(`/discovery/v1/assistant/${encodeURIComponent("a>;\r\nx")}/message`, ask("x"));
    const link = '</discovery/v2/assistant/a%3E%3B%0D%0Ax/message>; rel="successor-version"';
    expect(response.headers.get("link")).toBe(link);
  });
});

describe("pages for groups", () => {
  const secret = { path: "secret", title: "Salaries", groups: ["staff"] };
  const bundle = fakeBundle([{ ...secret, content: "Salaries are paid on Fridays." }]);

  test("are found by search and read as pages only with their group", async () => {
    const { send } = await testAssistant({ bundle });
    const filter = { groups: ["staff"] };
    const search = (more: object) => send("/discovery/v1/search/acme", { query: "salaries paid", ...more });
    expect(await (await search({})).json()).toEqual([]);
    expect(await (await search({ filter })).json()).toHaveLength(1);
    expect((await send("/discovery/v1/page/acme", { path: "secret" })).status).toBe(404);
    expect((await send("/discovery/v1/page/acme", { path: "secret", filter })).status).toBe(200);
    expect(await readReply(await send(v2, ask("When are salaries paid?")))).not.toContain("Fridays");
    expect(await readReply(await send(v2, ask("When are salaries paid?", { filter })))).toContain("Fridays");
  });

  test("are not there for the Model Context Protocol", async () => {
    const { send } = await testAssistant({ bundle });
    const call = async (name: string, args: object) => {
      const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
      const response = await send("/mcp/acme", body, { headers: { accept: "application/json, text/event-stream" } });
      return response.text();
    };
    expect(await call("search", { query: "salaries paid" })).toContain("No results.");
    expect(await call("read_page", { path: "secret" })).toContain("does not exist. Use search");
  });
});

test.each([
  ["refuses strangers", "http://127.0.0.1:9999/", {}, 401],
  ["refuses a wrong token", "http://127.0.0.1:9999/?token=let-me-i", {}, 401],
  ["refuses a name that was pointed at this machine", "http://evil.example.com/?token=let-me-in", {}, 403],
  ["takes the token once", "http://127.0.0.1:9999/?token=let-me-in", {}, 302],
  ["opens with the token", "http://localhost:9999/", { headers: { authorization: "Bearer let-me-in" } }, 200],
  ["takes no token for a cookie", "http://localhost:9999/", { headers: { cookie: "docsgen_admin=let-me-in" } }, 401],
])("the operator's page %s, and no answer is kept, framed or leaks its address", async (_case, url, init, status) => {
  const { admin } = await openAdmin();
  const { status: given, headers } = await admin(new Request(url, init));
  expect(given).toBe(status);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});
