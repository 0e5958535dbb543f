import { expect, test } from "vitest";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { createExtractive } from "../../../src/assistant/providers/extractive.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { fakeBundle } from "../support/fake-bundle.js";
import { taskFor } from "../support/reply-task.js";

const content = "Salaries are paid on the last working day of every month.";
const sections = [{ path: "staff/salaries", title: "Salaries", content, groups: ["staff"] }];
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
const provider = createExtractive();

async function answer(question: string, groups: readonly string[], more: Partial<ReplyTask> = {}): Promise<string> {
  const filter = { version: null, language: null, groups };
  const task = taskFor([question], { site: { title: "Acme", bundle }, filter, ...more });
  let text = "";
  for await (const event of provider.reply(task, new AbortController().signal, () => {})) {
    if (event.kind === "text") text += event.text;
  }
  return text;
}

test("the same question is searched once, also while its first answer is made", async () => {
  searches = 0;
  await answer("When are salaries paid?", ["staff"]);
  const once = searches;
  const again = [1, 2, 3].map(() => answer("When are salaries paid?", ["staff"]));
  const [first] = await Promise.all(again);
  expect(first).toContain("Salaries are paid on the last working day");
  expect(searches).toBe(once);
});

test("what one reader may see is not remembered for another who may not", async () => {
  expect(await answer("When are salaries paid?", ["staff"])).toContain("last working day");
  expect(await answer("When are salaries paid?", [])).not.toContain("last working day");
  const here = { currentPath: "/staff/salaries" };
  expect(await answer("What is this page about?", ["staff"], here)).toContain("last working day");
  expect(await answer("What is this page about?", [], here)).not.toContain("last working day");
});
