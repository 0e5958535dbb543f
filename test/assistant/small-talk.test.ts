// What is said to be polite is answered in kind: it is no question that the documentation leaves open.
import { expect, test } from "vitest";
import { readInsights } from "../../src/assistant/insights/read-insights.js";
import { ask, readReply, testAssistant, testTime, v2 } from "./support/assistant.js";

test("offers help by others only for questions, and lists only those as unanswered", async () => {
  const words = { contact: "Write to [support](https://acme.example/help).", instructions: null };
  const { send, backend } = await testAssistant({ words });
  const reply = async (question: string) => readReply(await send(v2, ask(question)));
  expect(await reply("Hello!")).toBe("Hello! What would you like to know about the documentation?");
  expect(await reply("thanks")).not.toContain(words.contact);
  expect(await reply("Do zebras cross the road?")).toContain(words.contact);
  const { unanswered, total } = await readInsights(backend.store, { since: "7d", domain: null }, testTime);
  expect(unanswered.map(({ question }) => question)).toEqual(["Do zebras cross the road?"]);
  expect(total).toMatchObject({ questions: 3, unanswered: 1 });
});
