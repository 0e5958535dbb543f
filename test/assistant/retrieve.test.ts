import { expect, test } from "vitest";
import type { Turn } from "../../src/assistant/endpoints/conversation.js";
import type { ReplyTask } from "../../src/assistant/provider.js";
import { retrieve } from "../../src/assistant/retrieve.js";
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

test("what the reader points at decides only between answers that are about equally good", async () => {
  const sections = [
    { path: "ports", title: "Ports", content: "The port is set in the file." },
    { path: "snippet", title: "Code snippet", content: "const example is a code snippet." },
    { path: "harbour", title: "Ports", content: "The port is set in the file of the harbour." },
  ];
  const first = async (question: string, value: string) => {
    const context = [{ type: "code" as const, value, path: null, elementId: null }];
    return (await retrieve(taskFor([question], { context }, sections)))[0]?.page.path;
  };
  expect(await first("Where is the port set?", 'const example = "code snippet"')).toBe("ports");
  expect(await first("Where is the port set?", "harbour")).toBe("harbour");
  expect(await first("What does this do?", 'const example = "code snippet"')).toBe("snippet");
});
