import { expect, test } from "vitest";
import { isRegeneration, reconcileTurns, type Turn } from "../../../src/assistant/endpoints/conversation.js";

const user = (text: string): Turn => ({ role: "user", text });
const reply = (text: string): Turn => ({ role: "assistant", text });
const stored = [user("one"), reply("first"), user("two"), reply("second")];

test("a client that sends only the new question gets the stored turns before it", () => {
  expect(reconcileTurns(stored, [user("three")])).toEqual([...stored, user("three")]);
});

test("a client that sends everything is taken at its word", () => {
  const sent = [...stored, user("three")];
  expect(reconcileTurns(stored, sent)).toEqual(sent);
});

test("a client that sends the last turns gets the earlier ones in front", () => {
  expect(reconcileTurns(stored, [user("two"), reply("second"), user("three")])).toEqual([...stored, user("three")]);
});

test("a client that rewrote its history is not contradicted", () => {
  const sent = [user("one, better"), reply("other"), user("three")];
  expect(reconcileTurns(stored, sent)).toEqual(sent);
});

test("asking for the last answer again is a regeneration, with and without the history before it", () => {
  expect(isRegeneration(stored, [user("one"), reply("first"), user("two")])).toBe(true);
  expect(isRegeneration(stored, [user("two")])).toBe(true);
});

test("asking the same question after its answer is a further question", () => {
  expect(isRegeneration(stored, [...stored, user("two")])).toBe(false);
  expect(isRegeneration(stored, [user("three")])).toBe(false);
  expect(isRegeneration([], [user("one")])).toBe(false);
});
