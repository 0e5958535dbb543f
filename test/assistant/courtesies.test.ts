import { expect, it } from "vitest";
import { withoutCourtesies } from "../../src/assistant/courtesies.js";

it.each([
  ["How do I delete a memory asap", "How do I delete a memory"],
  ["How do I delete a memory? thx", "How do I delete a memory?"],
  ["how do i delete a memory, thanks in advance!", "how do i delete a memory"],
  ["Hi, how do I delete a memory? Thank you so much 🙏", "how do I delete a memory?"],
  ["hey there can I rename a workspace", "can I rename a workspace"],
  ["Hello team! Please, can I rename a workspace? Any help would be appreciated.", "can I rename a workspace?"],
  ["please rename workspace", "rename workspace"],
  ["Can you tell me how I rotate a key?", "how I rotate a key?"],
  ["Quick question: where are logs kept?", "where are logs kept?"],
  ["my key does not work. help", "my key does not work"],
  ["Wie lösche ich einen Schlüssel, bitte?", "Wie lösche ich einen Schlüssel?"],
  ["Bonjour, comment supprimer une clé s'il vous plaît", "comment supprimer une clé"],
])("takes the courtesies off “%s”", (question, said) => expect(withoutCourtesies(question)).toBe(said));

it.each([
  "hello world example",
  "How do I mark a ticket as urgent?",
  "Can I make a page visible to anyone?",
  "Where do I get help?",
  "question types",
  "Is there a please-wait screen?",
  "Can you tell me if keys expire?",
  "What does ty check?",
  "Thanks!",
  "hi",
])("leaves “%s” as it is", (question) => expect(withoutCourtesies(question)).toBe(question));

it.each([". ", "? ", "...", "\u3002"])("reads a long run of “%s” once", (sign) => {
  const question = `How do I${sign.repeat(100_000)}delete a key`;
  expect(withoutCourtesies(question)).toBe(question);
  expect(withoutCourtesies(`How do I delete a key${sign.repeat(100_000)}thx`)).toMatch(/^How do I delete a key\??$/);
});
