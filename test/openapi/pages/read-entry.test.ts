import { expect, it } from "vitest";
import { readEntry } from "../../../src/openapi/pages/read-entry.js";

it.each([
  ["get /a", { kind: "operation", source: null, method: "get", path: "/a" }],
  ["docs/my api.yaml PURGE /a", { kind: "operation", source: "docs/my api.yaml", method: "PURGE", path: "/a" }],
  ["GET /webhook", { kind: "operation", source: null, method: "GET", path: "/webhook" }],
  ["webhook added", { kind: "webhook", source: null, name: "added" }],
  ["WEBHOOK /plant/webhook", { kind: "webhook", source: null, name: "/plant/webhook" }],
  ["api.json Webhook /added", { kind: "webhook", source: "api.json", name: "/added" }],
  ["guides/start", null],
])("%s", (text, entry) => expect(readEntry(text)).toEqual(entry));
