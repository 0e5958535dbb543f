import { expect, test } from "vitest";
import type { Turn } from "../../src/assistant/conversation.js";
import type { ReplyTask } from "../../src/assistant/provider.js";
import { comparedSubjects, retrieve, searchQuery } from "../../src/assistant/retrieve.js";
import { type FakeSection, fakeBundle } from "./support/fake-bundle.js";

function taskFor(
  questions: readonly string[],
  more: Partial<ReplyTask> = {},
  sections?: readonly FakeSection[],
): ReplyTask {
  const turns: Turn[] = questions.flatMap((text) => [
    { role: "user", text },
    { role: "assistant", text: "…" },
  ]);
  const site = { domain: "acme", title: null, prefix: "", bundle: fakeBundle(sections) };
  const filter = { version: null, language: null, groups: [] };
  const question = questions.at(-1) ?? "";
  return { site, turns: turns.slice(0, -1), question, context: [], currentPath: null, filter, pageSize: 5, ...more };
}

test.each(["and in Python?", "What about Windows?", "Why does it fail?", "More details"])(
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

test("returns as many passages as asked for", async () => {
  const task = taskFor(["install tool container node"], { pageSize: 2 });
  expect(await retrieve(task)).toHaveLength(2);
});

test("prefers the page that the reader is on", async () => {
  const sections = ["a", "b"].map((path) => ({ path, title: path.toUpperCase(), content: "The port is set here." }));
  const [first] = await retrieve(taskFor(["Where is the port set?"], { currentPath: "/b" }, sections));
  expect(first?.page.path).toBe("b");
});

test("finds pages of a group only for its readers", async () => {
  const sections = [{ path: "secret", title: "Secret", content: "The staff port.", groups: ["staff"] }];
  expect(await retrieve(taskFor(["staff port"], {}, sections))).toEqual([]);
  const filter = { version: null, language: null, groups: ["staff"] };
  expect(await retrieve(taskFor(["staff port"], { filter }, sections))).toHaveLength(1);
});

test("says the same of two editions once", async () => {
  const sections = ["v2/port", "port"].map((path) => ({ path, title: "Port", content: "The port is 80." }));
  expect(await retrieve(taskFor(["port"], {}, sections))).toHaveLength(1);
});

test.each([
  ["What is the difference between a dump and a snapshot?", ["a dump", "a snapshot"]],
  ["REST vs. GraphQL?", ["REST", "GraphQL"]],
  ["How do I sort results?", []],
])("sees what %s compares", (question, subjects) => {
  expect(comparedSubjects(question)).toEqual(subjects);
});
