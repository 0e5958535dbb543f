// Whatever clients send, they get an answer or a refusal, and no path leads out.
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMessageRequest } from "../../src/assistant/endpoints/message-request.js";
import { Refusal } from "../../src/assistant/refusal.js";
import { permission } from "../../src/openapi/proxy/proxy-rules.js";
import { siteHandler } from "../../src/serve/handler.js";
import { EXPLORE_TIME, explore, mixed } from "./explore.js";

const PATHS = "/ .. %2e %2f %5c \\ % %00 ; ? # a v1 things admin index.html %25 // ü".split(" ");

test("messages", { timeout: EXPLORE_TIME }, async () => {
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.record({ fp: fc.jsonValue(), messages: fc.jsonValue(), filter: fc.jsonValue() }, { requiredKeys: [] }),
    fc.record({
      messages: fc.array(fc.record({ role: fc.jsonValue(), parts: fc.jsonValue(), content: fc.jsonValue() })),
    }),
  );
  await explore({ name: "messages", inputs: body }, (json) => {
    try {
      expect(parseMessageRequest(json)).toBeTypeOf("object");
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
    }
  });
});

test("addresses", { timeout: EXPLORE_TIME }, async () => {
  const asked: string[] = [];
  const find = async (file: string) => {
    asked.push(file);
    return null;
  };
  const handler = siteHandler({ base: "", immutable: false, redirect: () => null, find }, (error) => {
    throw error;
  });
  await explore({ name: "addresses", inputs: mixed(PATHS) }, async (path) => {
    if (!URL.canParse(`http://localhost/${path}`)) return;
    expect((await handler(new Request(`http://localhost/${path}`))).status).toBeGreaterThan(199);
    expect(asked.splice(0).filter((file) => /(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(file))).toEqual([]);
  });
});

test("proxy", { timeout: EXPLORE_TIME }, async () => {
  const servers = [{ url: "https://api.example.com/v1", values: {} }];
  const rules = { operations: [{ method: "GET", path: "/things/{id}", servers, groups: null }] };
  await explore({ name: "proxy", inputs: mixed(PATHS) }, (path) => {
    if (!URL.canParse(`https://api.example.com/${path}`)) return;
    const target = new URL(`https://api.example.com/${path}`);
    if (permission(rules, "GET", target))
      expect(target.pathname).toMatch(/^\/v1\/things\/(?!\.\.?(?:\/|$))[^/\\;]+\/?$/);
  });
});
