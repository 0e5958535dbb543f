import { expect, it } from "vitest";
import { joinVerbs } from "../../../src/assistant/extractive/question-words.js";

it.each([
  ["back up the table", "backup the table"],
  ["Signing in with a key", "Signin with a key"],
  ["turn dark mode off", "disable dark mode "],
  ["how do I turn it back on?", "how do I enable it ?"],
  ["each time it starts on my machine", "each time it starts on my machine"],
  ["build on what is there", "build on what is there"],
])("%s", (said, joined) => expect(joinVerbs(said)).toBe(joined));
