import { expect, test } from "vitest";
import { parseMessageRequest } from "../../../src/assistant/endpoints/message-request.js";
import { ask } from "../support/assistant.js";

const reply = { role: "assistant", content: "hi" };
const image = { type: "image", value: "" };

test.each([
  ["not an object", [], "The body: must be a JSON object."],
  ["fp missing", { ...ask("x"), fp: undefined }, "fp: must be a string."],
  ["fp empty", { ...ask("x"), fp: "" }, "fp: must not be empty."],
  ["messages missing", { fp: "a" }, "messages: must be an array of messages."],
  ["messages empty", { fp: "a", messages: [] }, "messages: must contain a message."],
  ["a message that is text", { fp: "a", messages: ["hi"] }, "messages[0]: must be an object with a role."],
  ["a message without role", { fp: "a", messages: [{ id: "1" }] }, "messages[0].role: must be a string."],
  ["no question", { fp: "a", messages: [reply] }, "messages: must contain a user message with text."],
  ["currentPath too long", ask("x", { currentPath: "/".repeat(201) }), "currentPath: must be at most 200 characters."],
  ["unknown context type", ask("x", { context: [image] }), 'context[0].type: must be "code" or "textSelection".'],
  ["context value missing", ask("x", { context: [{ type: "code" }] }), "context[0].value: must be a string."],
  ["retrievalPageSize as text", ask("x", { retrievalPageSize: "5" }), "retrievalPageSize: must be a number."],
  ["threadId as number", ask("x", { threadId: 1 }), "threadId: must be a string."],
  ["filter as text", ask("x", { filter: "en" }), "filter: must be an object or null."],
])("refuses a body with %s and names the member", (_case, body, detail) => {
  expect(() => parseMessageRequest(JSON.parse(JSON.stringify(body)))).toThrowError(detail);
});

test("takes a currentPath of 200 characters", () => {
  expect(parseMessageRequest(ask("x", { currentPath: "a".repeat(200) })).currentPath).toHaveLength(200);
});

test.each([
  [undefined, 5],
  [null, 5],
  [0, 1],
  [-3, 1],
  [7.4, 7],
  [50, 50],
  [1000, 50],
])("brings a retrievalPageSize of %s to %s", (written, size) => {
  expect(parseMessageRequest(ask("x", { retrievalPageSize: written })).pageSize).toBe(size);
});

test("passes over members, parts and roles that it does not know", () => {
  const request = parseMessageRequest({
    fp: "reader-1",
    novelty: true,
    threadId: null,
    filter: null,
    messages: [
      { role: "system", content: "Be brief." },
      { role: "tool", parts: [{ type: "text", text: "ignored" }] },
      { role: "user", parts: [{ type: "file", url: "data:," }, null, { type: "text", text: "How?" }] },
    ],
  });
  expect(request.turns).toEqual([{ role: "user", text: "How?" }]);
  expect(request.threadId).toBeNull();
});

test("takes the text of parts before content, and content where there are no parts", () => {
  const { turns } = parseMessageRequest({
    fp: "a",
    messages: [
      { role: "user", content: "one" },
      { role: "assistant", content: "old", parts: [{ type: "text", text: "two" }] },
      { role: "user", content: "three", parts: [] },
    ],
  });
  expect(turns.map((turn) => turn.text)).toEqual(["one", "two", "three"]);
});

test("learns the thread from a reply in the history where the client never sends it", () => {
  const question = { role: "user", content: "q" };
  const newer = { role: "assistant", parts: [{ type: "text", text: "a" }], metadata: { threadId: "thr_new" } };
  const older = { ...reply, annotations: [{ type: "source" }, { type: "finish", threadId: "thr_old" }] };
  expect(parseMessageRequest({ fp: "a", messages: [question, newer, question] }).impliedThreadId).toBe("thr_new");
  expect(parseMessageRequest({ fp: "a", messages: [question, older, question] }).impliedThreadId).toBe("thr_old");
});
