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

test("says the same of two editions once", async () => {
  const sections = ["v2/port", "port"].map((path) => ({ path, title: "Port", content: "The port is 80." }));
  expect(await retrieve(taskFor(["port"], {}, sections))).toHaveLength(1);
});
