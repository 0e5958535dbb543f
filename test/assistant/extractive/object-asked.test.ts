// What a question wants something done to.
import { expect, it } from "vitest";
import { deedAsked, objectAsked } from "../../../src/assistant/extractive/evidence/object-asked.js";

it.each([
  ["How do I delete a single trace from a project?", "single trace"],
  ["how to quickly turn on two-factor authentication for my account", "two-factor authentication"],
  ["Can I still export call logs as CSV?", "logs"],
  ["How can we run a workflow every day?", "workflow"],
  ["Is there a student discount on Lampshop Pro?", "student discount"],
  ["Do you offer gift cards?", "gift cards"],
  ["How do I cap the number of steps per run?", "steps"],
  ["How do I back up and restore an audit log?", "audit log"],
  ["In which cloud regions can I run it?", "cloud regions"],
  ["What licence is it under?", "licence"],
  ["Where's the status page for the API?", "status page"],
  // Documentation lists them without saying so.
  ["Which parameters does the request take?", ""],
  // What names nothing, or only people or the site, is no object.
  ["How do I set it up?", ""],
  ["How many users can I invite?", ""],
  ["How do I prevent users from signing up?", ""],
  ["How do I use Lampshop in an editor?", ""],
  ["Why does a lamp flicker?", ""],
  // A clause is no thing.
  ["How do I verify that a webhook really came from Lampshop?", ""],
  ["How can I check whether a key is valid?", ""],
  ["How do I make sure nobody else signs in?", ""],
])("%s", (question, object) => expect(objectAsked(question, "Lampshop")).toBe(object));

it.each([
  ["How do I permanently delete a trace?", "delete"],
  ["I renamed a trace, can I restore it?", "restore"],
  ["How many traces can I export at once?", "export"],
  ["Where can I export traces to, can I send them to a queue?", ""],
  ["How do I avoid duplicate traces?", ""],
])("what is to be done: %s", (question, action) => expect(deedAsked(question, "").action).toBe(action));

it.each([
  ["How do I delete traces from a project?", "delete", "traces"],
  ["How do I migrate from Lumio?", "migrate", ""],
  ["Can I export to a spreadsheet?", "export", ""],
])("what is done to what: %s", (question, action, object) => {
  expect(deedAsked(question, objectAsked(question, "Lampshop"))).toEqual({ action, object });
});
