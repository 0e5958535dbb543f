// Which verbs of readers remove something, and which only sound like it.
import { expect, test } from "vitest";
import { contradicts } from "../../../src/assistant/extractive/opposite-actions.js";

test("what is kicked off is not removed", () => {
  expect(contradicts("How do I kick off a build?", "Create a build")).toBe(false);
  expect(contradicts("How do I kick out a user?", "Create a user")).toBe(true);
  expect(contradicts("How do I get rid of a user?", "Delete a user")).toBe(false);
});
