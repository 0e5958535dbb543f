// Whatever clients ask the assistant, and whatever readers search for, is answered or refused.
import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../src/assistant/limits.js";
import { testAssistant } from "../assistant/support/assistant.js";
import { openSamples } from "../search/sample-pages.js";
import { EXPLORE_TIME, explore, mixed } from "./explore.js";

const APPLES = { "": "Apples and pears.", "Install it": "The apples are red. Don't wait." };
const PEARS = { "": "GET /v1/things returns a thing. 日本のりんご。" };
const SAMPLES = [
  { path: "a", title: "Apples", sections: APPLES },
  { path: "b", title: "日本 pears", sections: PEARS, code: "install()" },
];

const PATHS = "/ discovery v1 v2 assistant acme message search page mcp guide/install .. %2f %00 % ? %C3".split(" ");
const WORDS = [
  ..."apples,pears,install,the,-,\",*,:,~,(,), ,\n,é,日本,🍎,n't,get,/v1/things,<b>,__proto__,constructor".split(","),
  ",",
];

test("server-addresses", { timeout: EXPLORE_TIME }, async () => {
  const { send } = await testAssistant();
  await explore({ name: "server-addresses", inputs: mixed(PATHS) }, async (path) => {
    if (!URL.canParse(`http://127.0.0.1/${path}`)) return;
    const { status } = await send(`/${path}`, {});
    expect(status).toBeGreaterThan(199);
    expect(status).toBeLessThan(500);
  });
});

/** Limits that a run of any length stays below. */
const UNLIMITED = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, Number.MAX_SAFE_INTEGER]));

test("mcp", { timeout: EXPLORE_TIME }, async () => {
  const { send } = await testAssistant({ limits: UNLIMITED });
  const params = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({
      name: fc.oneof(fc.constantFrom("search", "read_page", "initialize"), fc.jsonValue()),
      arguments: fc.oneof(
        fc.record({ query: fc.oneof(mixed(WORDS), fc.jsonValue()), limit: fc.jsonValue() }, { requiredKeys: [] }),
        fc.record({ path: fc.oneof(mixed(PATHS), fc.jsonValue()) }),
        fc.jsonValue(),
      ),
    }),
  );
  const method = fc.oneof(
    { weight: 4, arbitrary: fc.constant("tools/call") },
    fc.constantFrom("tools/list", "initialize", "ping", "notifications/initialized", "resources/list"),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const id = fc.oneof(fc.constant(1), fc.jsonValue({ maxDepth: 1 }));
  const message = fc.record({ jsonrpc: fc.constantFrom("2.0", "1.0", null), id, method, params }, { requiredKeys: [] });
  const body = fc.oneof({ weight: 6, arbitrary: message }, fc.array(message, { maxLength: 3 }), fc.jsonValue());
  const headers = { accept: "application/json, text/event-stream" };
  await explore({ name: "mcp", inputs: body, runs: 60 }, async (json) => {
    const response = await send("/mcp/acme", json, { headers });
    expect(response.status).toBeLessThan(500);
    await response.text();
  });
});

test("queries", { timeout: EXPLORE_TIME }, async () => {
  const search = await openSamples(SAMPLES);
  await explore({ name: "queries", inputs: fc.tuple(mixed(WORDS), fc.boolean()) }, async ([text, isTyping]) => {
    const found = await search(text, isTyping);
    expect(found.length).toBeLessThan(11);
    expect(found).not.toContain("");
  });
});
