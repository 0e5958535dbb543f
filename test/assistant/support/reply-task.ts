// What a provider is asked to reply to, for tests of what it makes of it.
import type { Turn } from "../../../src/assistant/endpoints/conversation.js";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { fakeBundle } from "./fake-bundle.js";

interface Asked extends Partial<Omit<ReplyTask, "site" | "question">> {
  readonly site?: Partial<ReplyTask["site"]>;
}

/** A conversation that ends with the last of the questions. */
export function taskFor(questions: readonly string[], { site, ...more }: Asked = {}): ReplyTask {
  const turns = questions.flatMap((text): Turn[] => [
    { role: "user", text },
    { role: "assistant", text: "…" },
  ]);
  return {
    site: { domain: "acme", title: null, prefix: "", bundle: fakeBundle(), ...site },
    turns: turns.slice(0, -1),
    question: questions.at(-1) ?? "",
    context: [],
    currentPath: null,
    filter: { version: null, language: null, groups: [] },
    pageSize: 5,
    ...more,
  };
}
