// Asks the assistant without a model about a few pages.
import type { AssistantSite } from "../../../src/assistant/assistant-site.js";
import type { Turn } from "../../../src/assistant/endpoints/conversation.js";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { type Answer, composeAnswer } from "../../../src/assistant/providers/extractive.js";
import { retrieve } from "../../../src/assistant/retrieve.js";
import type { Bundle } from "../../../src/search/bundle.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import { type FakeSection, fakeBundle } from "./fake-bundle.js";

/** The answer to the last of some questions that were asked one after the other. */
export function answer(pages: readonly FakeSection[], ...questions: readonly string[]) {
  return answerFrom({ ...fakeBundle(pages), pages: pages.map(pageOf) }, questions);
}

/** The same from a bundle, about pages in one language or, with null, in any. */
export async function answerFrom(bundle: Bundle, questions: readonly string[], language: string | null = null) {
  const site: AssistantSite = { domain: "acme", title: "Acme", prefix: "", bundle };
  const filter = { version: null, language, groups: [] };
  const turns: Turn[] = [];
  let last: Answer = { text: "", sources: [], outcome: "nothing" };
  for (const question of questions) {
    turns.push({ role: "user", text: question });
    const said = { turns: [...turns], question, context: [], currentPath: null };
    const task: ReplyTask = { site, ...said, filter, pageSize: 5 };
    last = await composeAnswer(task, await retrieve(task));
    turns.push({ role: "assistant", text: last.text });
  }
  return last;
}

function pageOf({ path, title, version }: FakeSection) {
  return { path: toPagePath(path), address: `/${path}`, title, language: "en", version: version ?? null };
}

/** A section of a page, and its heading in the Markdown of that page. */
export function section(path: string, title: string, heading: string, text: string): FakeSection {
  const anchor = heading.toLowerCase().replace(/\W+/g, "-");
  return { path, title, anchor, headings: [heading], content: `## ${heading}\n\n${text}` };
}
