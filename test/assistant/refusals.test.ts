import { expect, test } from "vitest";
import { ask, testAssistant, v1, v2 } from "./support/assistant.js";

test.each([
  ["text that is not JSON", v2, "{", {}, 400, "invalid_json"],
  ["a body that is not valid", v2, { fp: "" }, {}, 400, "invalid_request"],
  ["no key", v2, ask("x"), { authorization: "" }, 401, "invalid_api_key"],
  ["an unknown key", v2, ask("x"), { authorization: `Bearer svc_dsc_${"a".repeat(32)}` }, 401, "invalid_api_key"],
  ["an unknown domain", "/discovery/v2/assistant/nobody/message", ask("x"), {}, 404, "unknown_domain"],
  ["an unknown thread", v2, ask("x", { threadId: "thr_0" }), {}, 404, "unknown_thread"],
  ["an unknown address", "/discovery/v3/assistant/acme/message", ask("x"), {}, 404, "not_found"],
  ["a form", v2, "fp=1", { "content-type": "application/x-www-form-urlencoded" }, 415, "unsupported_media_type"],
  ["a body that is too large", v2, ask("x".repeat(100_001)), {}, 413, "body_too_large"],
])("refuses %s with one short line, readable from any page", async (_case, path, body, headers, status, code) => {
  const { send } = await testAssistant();
  const response = await send(path, body, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const text = await response.text();
  expect(text).not.toContain("\n");
  expect(JSON.parse(text)).toMatchObject({ status, code, title: expect.any(String), detail: expect.any(String) });
});

test("says at an unknown address where messages go", async () => {
  const { send } = await testAssistant();
  const { detail } = (await (await send("/assistant/acme/message", ask("x"))).json()) as { detail: string };
  const [address = ""] = /\/\S+\/message/.exec(detail) ?? [];
  expect((await send(address.replace("DOMAIN", "acme"), ask("x"))).status).toBe(200);
});

test("neither another site's key nor a revoked one fits", async () => {
  const { send, backend, key: own } = await testAssistant();
  const { key } = await backend.store.keys.create({ domain: "other", organisation: "o", label: null, now: 0 });
  expect((await send(v2, ask("x"), { headers: { authorization: `Bearer ${key}` } })).status).toBe(401);
  await backend.store.keys.revoke(own, 1);
  expect((await send(v2, ask("x"))).status).toBe(401);
});

test.each(["PUT", "DELETE", "PATCH"])("refuses %s and says what is allowed", async (method) => {
  const { send } = await testAssistant();
  for (const path of [v1, v2, "/discovery/v1/search/acme", "/mcp/acme"]) {
    const response = await send(path, {}, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  }
});

test("says on GET that there is nothing to resume", async () => {
  const { send } = await testAssistant();
  for (const path of [v1, v2, `${v2}/chat-1/stream`]) {
    const response = await send(path, "", { method: "GET" });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
});

test("answers a preflight without a key", async () => {
  const { assistant } = await testAssistant();
  const init = { method: "OPTIONS", headers: { origin: "https://app.example.com" } };
  const request = new Request(`http://127.0.0.1${v2}`, init);
  const response = await assistant.handle(request, { address: "192.0.2.1" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toMatch(/^Authorization, Content-Type/);
});

test("answers only the origins that the operator names, where they are named", async () => {
  const { send } = await testAssistant({ corsOrigins: ["https://docs.example.com"] });
  const known = await send(v2, ask("x"), { headers: { origin: "https://docs.example.com" } });
  expect(known.headers.get("access-control-allow-origin")).toBe("https://docs.example.com");
  const unknown = await send(v2, ask("x"), { headers: { origin: "https://evil.example.com" } });
  expect(unknown.headers.get("access-control-allow-origin")).toBeNull();
});

test("refuses new requests while it drains", async () => {
  const { assistant, send } = await testAssistant();
  assistant.drain();
  const response = await send(v2, ask("x"));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});

test("operators can ask for health and metrics", async () => {
  const { assistant, send } = await testAssistant();
  await (await send(v2, ask("install"))).text();
  await send(v2, "{");
  const get = async (url: string) => assistant.handle(new Request(url), { address: "192.0.2.1" });
  for (const path of ["live", "ready"]) expect((await get(`http://127.0.0.1/health/${path}`)).status).toBe(200);
  const metrics = await (await get("http://127.0.0.1/metrics")).text();
  for (const figure of [
    'requests_total{endpoint="message-v2",status="200",domain="acme"} 1',
    'requests_total{endpoint="message-v2",status="400",domain="acme"} 1',
    'replies_total{outcome="complete",domain="acme"} 1',
    "open_replies 0",
  ])
    expect(metrics).toContain(`docsgen_assistant_${figure}`);
  const elsewhere = await get("https://docs.example.com/metrics");
  expect(elsewhere.status).toBe(403);
  expect(await elsewhere.text()).toContain("--allowed-host docs.example.com");
});

test("asks to come back for a site that could not be read so far", async () => {
  const { send, backend } = await testAssistant();
  Object.assign(backend.sites, { isExpected: (domain: string) => domain === "later" });
  const response = await send("/discovery/v2/assistant/later/message", ask("x"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 503, code: "unavailable" });
});
