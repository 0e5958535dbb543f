import { expect, test } from "vitest";
import type { AssistantSite } from "../../../src/assistant/assistant-site.js";
import { composeAnswer } from "../../../src/assistant/extractive/compose-answer.js";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { retrieve } from "../../../src/assistant/retrieve.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { type FakeSection, fakeBundle } from "../support/fake-bundle.js";

const sections: readonly FakeSection[] = [
  {
    path: "guide/queues",
    title: "Queues",
    content:
      "A queue keeps jobs until a worker takes them. Jobs leave it in the order in which they came. See [workers](/guide/workers) for the other side.",
  },
  {
    path: "guide/workers",
    title: "Workers",
    anchor: "start-a-worker",
    headings: ["Start a worker"],
    content:
      "A worker is a process that takes jobs. Start a worker with the name of its queue:\n\n```bash\nacme work mail\n```\n\n```python\nacme.work('mail')\n```\n\nIt stops when it gets a signal.",
  },
  {
    path: "guide/workers",
    title: "Workers",
    anchor: "limits",
    headings: ["Limits of a worker"],
    content: "Set how much a worker may use:\n\n- memory in megabytes\n- time in seconds",
  },
];

function taskFor(question: string, more: Partial<ReplyTask> = {}, bundle = fakeBundle(sections)): ReplyTask {
  const site: AssistantSite = { domain: "acme", title: "Acme", prefix: "https://docs.example.com", bundle };
  const turns = [{ role: "user" as const, text: question }];
  const filter = { version: null, language: null, groups: [] };
  return { site, turns, question, context: [], currentPath: null, filter, pageSize: 5, ...more };
}

async function answer(question: string, more: Partial<ReplyTask> = {}) {
  const task = taskFor(question, more);
  return composeAnswer(task, await retrieve(task));
}

test("quotes the sentences that answer and links the section they come from", async () => {
  const { text, sources } = await answer("What is a queue?");
  expect(text).toMatch(/^A queue keeps jobs until a worker takes them\./);
  expect(text).toContain("From [Queues](https://docs.example.com/guide/queues)");
  expect(sources[0]).toEqual({ id: "guide/queues", url: "https://docs.example.com/guide/queues", title: "Queues" });
});

test("makes links of the page work elsewhere", async () => {
  expect((await answer("What is a queue?")).text).toContain("[workers](https://docs.example.com/guide/workers)");
});

test("quotes a code block whole, with the sentence that announces it, when asked how", async () => {
  const { text } = await answer("How do I start a worker?");
  expect(text).toContain("Start a worker with the name of its queue:\n\n```bash\nacme work mail\n```");
});

test("chooses the sample in the language that the question names", async () => {
  const { text } = await answer("How do I start a worker in Python?");
  expect(text).toContain("```python\nacme.work('mail')\n```");
  expect(text).not.toContain("```bash");
});

test("keeps a list with the sentence that announces it", async () => {
  const { text } = await answer("What limits does a worker have?");
  expect(text).toContain("Set how much a worker may use:\n\n- memory in megabytes\n- time in seconds");
});

test("says honestly that nothing answers, and what is near", async () => {
  const { text } = await answer("How do I bake bread for a queue of hungry people?");
  expect(text).toMatch(/^I found nothing in the documentation that answers this\. These sections are near:/);
  expect(text).toContain("[Queues](https://docs.example.com/guide/queues)");
});

test("says only that nothing answers where nothing is near", async () => {
  expect(await answer("bread")).toEqual({
    text: "I found nothing in the documentation that answers this.",
    sources: [],
  });
});

test("a comparison is answered from both sides", async () => {
  const { text, sources } = await answer("What is the difference between a queue and a worker?");
  expect(text).toContain("A queue keeps jobs");
  expect(text).toContain("A worker is a process that takes jobs.");
  expect(new Set(sources.map((source) => source.id)).size).toBe(sources.length);
});

test("says what the page is about that the reader is on", async () => {
  const pages = [{ path: toPagePath("guide/queues"), address: "/guide/queues", title: "Queues" }];
  const bundle = { ...fakeBundle(sections), pages };
  const task = taskFor("What is this page about?", { currentPath: "/guide/queues" }, bundle);
  const { text, sources } = await composeAnswer(task, []);
  expect(text).toMatch(/^\*\*\[Queues\]\(https:\/\/docs\.example\.com\/guide\/queues\)\*\*\n\nA queue keeps jobs/);
  expect(sources.map((source) => source.id)).toEqual(["guide/queues"]);
});

test("who asks how to change a thing is not told how to remove it", async () => {
  const path = "guide/jobs";
  const bundle = fakeBundle([
    {
      path,
      title: "Jobs",
      anchor: "remove",
      headings: ["Remove a job"],
      content: "Remove a single job with its number.",
    },
    {
      path,
      title: "Jobs",
      anchor: "update",
      headings: ["Update a job"],
      content: "Send the job again with its number.",
    },
  ]);
  const task = taskFor("How do I update a single job?", {}, bundle);
  expect((await composeAnswer(task, await retrieve(task))).text).toMatch(/^Send the job again with its number\./);
});

test("the same question gets the same answer", async () => {
  expect(await answer("How do I start a worker?")).toEqual(await answer("How do I start a worker?"));
});

test("speaks the language of the pages that it quotes", async () => {
  const german = fakeBundle([
    {
      path: "de/start",
      title: "Start",
      language: "de",
      content: "Die Warteschlange hält Aufträge fest, bis sie geholt werden.",
    },
  ]);
  const task = taskFor("Was ist eine Warteschlange?", {}, german);
  const { text } = await composeAnswer(task, await retrieve(task));
  expect(text).toContain("Die Warteschlange hält Aufträge fest");
  expect(text).toContain("Aus [Start]");
});
