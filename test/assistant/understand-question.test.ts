import { expect, test } from "vitest";
import type { Turn } from "../../src/assistant/endpoints/conversation.js";
import type { ReplyTask } from "../../src/assistant/provider.js";
import { comparedSubjects, subjectOf, understandQuestion } from "../../src/assistant/understand-question.js";
import { fakeBundle } from "./support/fake-bundle.js";

/** A conversation that ends with the last of the questions. */
function taskFor(questions: readonly string[], more: Partial<ReplyTask> = {}): ReplyTask {
  const turns: Turn[] = questions.flatMap((text) => [
    { role: "user", text },
    { role: "assistant", text: "…" },
  ]);
  const site = { domain: "acme", title: null, prefix: "", bundle: fakeBundle() };
  const filter = { version: null, language: null, groups: [] };
  const question = questions.at(-1) ?? "";
  return { site, turns: turns.slice(0, -1), question, context: [], currentPath: null, filter, pageSize: 5, ...more };
}

const searchQuery = (task: ReplyTask) => understandQuestion(task).query;

test.each(["and with Docker?", "What about Windows?", "Why does it fail?", "More details"])(
  "searches the follow-up “%s” with what was asked before",
  (followUp) => {
    expect(searchQuery(taskFor(["How do I install with npm?", followUp]))).toBe(
      `${followUp} ${followUp} How do I install with npm?`,
    );
  },
);

test("a chain of follow-ups goes back to the question that stood for itself", () => {
  const task = taskFor(["How do I install with npm?", "and in Python?", "What about Windows?"]);
  expect(searchQuery(task)).toContain("How do I install with npm?");
});

test("searches a question that stands for itself alone", () => {
  const question = "Which port does the container listen on?";
  expect(searchQuery(taskFor(["How do I install with npm?", question]))).toBe(question);
});

test("searches with what the reader points at", () => {
  const context = [{ type: "code" as const, value: "npm install acme", path: null, elementId: null }];
  expect(
    searchQuery(
      taskFor(["What happens in this code block when I run it twice in a row on one machine, please?"], { context }),
    ),
  ).toContain("npm install acme");
});

test("who asks for the same in another language means what was asked before", () => {
  const task = taskFor(["How do I install the tool?", "and in Python?"]);
  expect(searchQuery(task)).toBe("How do I install the tool? How do I install the tool?");
  expect(understandQuestion(task).asked).toBe("and in Python? How do I install the tool?");
});

test("a follow-up goes on from the pages that the last answer names as its sources", () => {
  const answer =
    "See [npm](https://npmjs.com).\n\nFrom [Install](/install#npm)\n\n**See also**\n\n- [Deploy](/deploy): There.";
  const turns: Turn[] = [
    { role: "user", text: "How do I install it here?" },
    { role: "assistant", text: answer },
    { role: "user", text: "on another port?" },
  ];
  expect(understandQuestion(taskFor(["on another port?"], { turns })).cited).toEqual(["/install"]);
  const further = { role: "user" as const, text: "Which port does the container listen on?" };
  const task = taskFor([further.text], { turns: [...turns.slice(0, 2), further] });
  expect(understandQuestion(task).cited).toEqual([]);
});

test.each([
  ["What is a queue?", "queue"],
  ["What are the ranking rules?", "ranking rules"],
  ["What does index_not_found mean?", "index_not_found"],
  ["Was ist eine Warteschlange?", "Warteschlange"],
  ["队列是什么？", "队列"],
  ["How do I start?", null],
])("%s asks to explain %s", (question, subject) => {
  expect(subjectOf(question)).toBe(subject);
});

test.each([
  ["What is the difference between a dump and a snapshot?", ["a dump", "a snapshot"]],
  ["REST vs. GraphQL?", ["REST", "GraphQL"]],
  ["How do I sort results?", []],
])("sees what %s compares", (question, subjects) => {
  expect(comparedSubjects(question)).toEqual(subjects);
});
