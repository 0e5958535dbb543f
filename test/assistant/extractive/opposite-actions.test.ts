// Which verbs of readers remove something, and which only sound like it.
import { expect, test } from "vitest";
import { contradicts, isReversed } from "../../../src/assistant/extractive/opposite-actions.js";

test("what is kicked off is not removed", () => {
  expect(contradicts("How do I kick off a build?", "Create a build")).toBe(false);
  expect(contradicts("How do I kick out a user?", "Create a user")).toBe(true);
  expect(contradicts("How do I get rid of a user?", "Delete a user")).toBe(false);
});

test.each([
  ["Limits of speech to text", "features text-to-speech Text to speech", true],
  ["Limits of speech-to-text", "features speech-to-text Speech to text", false],
  ["How do I go from text to speech and back?", "Speech to text, text to speech", false],
  ["How do I move from SQLite to Postgres?", "Move Postgres to SQLite", true],
  ["How do I add a lamp to the room?", "Add a room to the house", false],
  ["Limits of uploads", "Text to speech", false],
])("the other way round: %s / %s", (question, names, isOtherWay) => {
  expect(isReversed(question, names)).toBe(isOtherWay);
});
