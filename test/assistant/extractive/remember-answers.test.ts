import { expect, test } from "vitest";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { createExtractive } from "../../../src/assistant/providers/extractive.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { fakeBundle } from "../support/fake-bundle.js";

const sections = [
  {
    path: "staff/salaries",
    title: "Salaries",
    content: "Salaries are paid on the last working day of every month.",
    groups: ["staff"],
  },
];

function taskFor(question: string, groups: readonly string[], more: Partial<ReplyTask> = {}): ReplyTask {
  const filter = { version: null, language: null, groups };
  const turns = [{ role: "user" as const, text: question }];
  return { site, turns, question, context: [], currentPath: null, filter, pageSize: 5, ...more };
}

const pages = [
  { path: toPagePath("staff/salaries"), address: "/staff/salaries", title: "Salaries", language: "en", version: null },
];
let searches = 0;
const bundle = { ...fakeBundle(sections), pages };
const { search } = bundle;
bundle.search = (query, options) => {
  searches++;
  return search(query, options);
};
const site = { domain: "acme", title: "Acme", prefix: "", bundle };
const provider = createExtractive();

async function answer(task: ReplyTask): Promise<string> {
  let text = "";
  for await (const event of provider.reply(task, new AbortController().signal, () => {})) {
    if (event.kind === "text") text += event.text;
  }
  return text;
}

test("the same question is searched once, also while its first answer is made", async () => {
  searches = 0;
  await answer(taskFor("When are salaries paid?", ["staff"]));
  const once = searches;
  const again = [1, 2, 3].map(() => answer(taskFor("When are salaries paid?", ["staff"])));
  const [first] = await Promise.all(again);
  expect(first).toContain("Salaries are paid on the last working day");
  expect(searches).toBe(once);
});

test("what one reader may see is not remembered for another who may not", async () => {
  expect(await answer(taskFor("When are salaries paid?", ["staff"]))).toContain("last working day");
  expect(await answer(taskFor("When are salaries paid?", []))).not.toContain("last working day");
  const here = { currentPath: "/staff/salaries" };
  expect(await answer(taskFor("What is this page about?", ["staff"], here))).toContain("last working day");
  expect(await answer(taskFor("What is this page about?", [], here))).not.toContain("last working day");
});
