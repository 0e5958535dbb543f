// What kind of answer a question wants.
import { expect, it } from "vitest";
import { kindOf } from "../../../src/assistant/extractive/question-kind.js";

it.each([
  ["What is a lamp?", "definition"],
  ["What are customer cards", "definition"],
  ["What does a dimmer do?", "definition"],
  ["What does idempotent mean?", "definition"],
  // What something needs, costs or allows is no word to be explained.
  ["What does a lamp need to be dimmed?", "plain"],
  ["What does a lamp cost per month?", "plain"],
  ["What are the fees per transaction?", "plain"],
  ["What is the maximum size of an upload?", "plain"],
  ["How much disk space do I get on the small plan vs the large one?", "plain"],
])("%s", (question, kind) => expect(kindOf(question)).toBe(kind));
