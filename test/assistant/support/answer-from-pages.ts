// Asks the assistant without a model about a few pages.
import { expect } from "vitest";
import type { Turn } from "../../../src/assistant/endpoints/conversation.js";
import { type Answer, composeAnswer } from "../../../src/assistant/providers/extractive.js";
import { retrieve } from "../../../src/assistant/retrieve.js";
import type { Bundle } from "../../../src/search/bundle.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { type FakeSection, fakeBundle } from "./fake-bundle.js";
import { taskFor } from "./reply-task.js";

/** The answer to the last of some questions that were asked one after the other. */
export function answer(pages: readonly FakeSection[], ...questions: readonly string[]) {
  return answerFrom({ ...fakeBundle(pages), pages: pages.map(pageOf) }, questions);
}

/** The same from a bundle, about pages in one language or, with null, in any. */
export async function answerFrom(bundle: Bundle, questions: readonly string[], language: string | null = null) {
  const turns: Turn[] = [];
  let last: Answer = { text: "", sources: [], outcome: "nothing" };
  for (const question of questions) {
    turns.push({ role: "user", text: question });
    const filter = { version: null, language, groups: [] };
    const task = taskFor([question], { site: { title: "Acme", bundle }, turns: [...turns], filter });
    last = await composeAnswer(task, await retrieve(task));
    turns.push({ role: "assistant", text: last.text });
  }
  return last;
}

/** What an answer says below the name of its first section. */
export function quotedIn(text: string): string {
  return text.replace(/^From the documentation:\n\n\*\*.*\*\*\n\n/, "");
}

/** Holds that the answer quotes this, and does not say that. */
export async function expectQuote(
  pages: readonly FakeSection[],
  asked: string | readonly string[],
  says: string | RegExp,
  not = "Nobody says this.",
): Promise<void> {
  const { text } = await answer(pages, ...[asked].flat());
  expect(quotedIn(text)).toMatch(says);
  expect(text).not.toContain(not);
}

function pageOf({ path, title, version }: FakeSection) {
  return { path: toPagePath(path), address: `/${path}`, title, language: "en", version: version ?? null };
}

/** A section of a page, and its heading in the Markdown of that page. */
export function section(path: string, title: string, heading: string, text: string): FakeSection {
  const anchor = heading.toLowerCase().replace(/\W+/g, "-");
  return { path, title, anchor, headings: [heading], content: `## ${heading}\n\n${text}` };
}
