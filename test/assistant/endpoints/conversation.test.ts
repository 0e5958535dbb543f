import { expect, test } from "vitest";
import { isRegeneration, reconcileTurns, type Turn } from "../../../src/assistant/endpoints/conversation.js";

const user = (text: string): Turn => ({ role: "user", text });
const reply = (text: string): Turn => ({ role: "assistant", text });
const stored = [user("one"), reply("first"), user("two"), reply("second")];

const rewritten = [user("one, better"), reply("other"), user("three")];

test.each([
  ["sends only the new question gets the stored turns before it", [user("three")], [...stored, user("three")]],
  ["sends everything is taken at its word", [...stored, user("three")], [...stored, user("three")]],
  ["sends the last turns gets the earlier ones", [...stored.slice(2), user("three")], [...stored, user("three")]],
  ["rewrote its history is not contradicted", rewritten, rewritten],
])("a client that %s", (_what, sent, turns) => expect(reconcileTurns(stored, sent)).toEqual(turns));

test("asking for the last answer again is a regeneration, with and without the history before it", () => {
  expect(isRegeneration(stored, [user("one"), reply("first"), user("two")])).toBe(true);
  expect(isRegeneration(stored, [user("two")])).toBe(true);
});

test("asking the same question after its answer is a further question", () => {
  expect(isRegeneration(stored, [...stored, user("two")])).toBe(false);
  expect(isRegeneration(stored, [user("three")])).toBe(false);
  expect(isRegeneration([], [user("one")])).toBe(false);
});
