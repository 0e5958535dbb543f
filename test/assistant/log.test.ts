import { expect, test } from "vitest";
import { describeFailure, lineWriter } from "../../src/assistant/log.js";

test.each([
  ["bad key sk-123", "bad key sk-…"],
  ["Incorrect API key provided: sk-proj-Ab12****wxYZ. Find yours.", "Incorrect API key provided: …. Find yours."],
  ["API key=AIzaSyA-1234567890_abc is not valid", "API key=… is not valid"],
  ["The header was Authorization: Bearer abc.def", "The header was Authorization: Bearer …"],
  ["token 0123456789abcdef0123456789abcdef was refused", "token … was refused"],
])("keys are left out of what is logged: %s", (message, logged) => {
  expect(describeFailure(new Error(message))).toBe(`Error: ${logged}`);
});

test.each([
  "The model did not respond in time.",
  "Failed after 2 attempts. Last error: rate limit of 3000 tokens, request req_011CQabc",
  'The assistant index in "https://docs.example.com/sk/a" is damaged: "index.txt" has changed.',
  "connect ECONNREFUSED 2001:db8::1:8080, id 123e4567-e89b-12d3-a456-426614174000",
])("other words of a failure are logged as they are: %s", (message) => expect(describeFailure(message)).toBe(message));

test("lines of one turn are written together, and in their order", async () => {
  const written: string[] = [];
  const lines = lineWriter((text) => written.push(text));
  lines.write("a\n");
  lines.write("b\n");
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  lines.write("c\n");
  lines.flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["a\nb\n", "c\n"]);
});
