// Finds the names in a question, such as "Safari": what does not speak of them does not answer it.

import { namesIn, namesOf } from "./code-languages.js";
import type { Passage } from "./find-passages.js";
import type { Block } from "./read-sections.js";

/** Languages that write every noun with a capital. */
const CAPITAL_NOUNS = /^(?:de|lb)\b/i;

/** With a capital at its beginning, or behind one small letter: `iOS`. */
const NAME = /^\p{Ll}?\p{Lu}/u;

/** What a question names besides the site, in lower case. Its first word begins with a capital anyway. */
export function properNames(question: string, language: string, siteName: string): string[] {
  if (CAPITAL_NOUNS.test(language)) return [];
  const words = question.match(/[\p{L}\p{N}][\p{L}\p{N}#+.]*/gu) ?? [];
  const named = words.slice(1).filter((word) => NAME.test(word) && word !== "I");
  // "How Do I Install It?" names nothing.
  if (named.length > words.length / 2) return [];
  const own = new Set(namesIn(siteName));
  return named.flatMap(namesIn).filter((name) => !own.has(name));
}

/** Whether a passage speaks of all of them. */
export function speaksOf({ name, page, blocks }: Passage, names: readonly string[]): boolean {
  const said = new Set(namesIn([name, page, ...blocks.map(textOf)].join(" ")));
  return names.every((each) =>
    [each, `${each}s`, each.replace(/\.\w+$/, ""), ...namesOf(each)].some((one) => said.has(one)),
  );
}

function textOf(block: Block): string {
  if (block.kind === "list") return block.items.join("\n");
  return block.kind === "code" ? `${block.label ?? ""}\n${block.text}` : block.text;
}
