// Writes the answer: quotations with links, then further reading.
import type { Hit } from "../../search/bundle.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { ReplyTask } from "../provider.js";
import { nameOfHit, type Passage, sourceOf } from "./find-passages.js";

/** What is quoted of a passage. */
export interface Quote {
  readonly passage: Passage;
  readonly text: string;
}

const MOST_FURTHER = 3;

/** What answers, each below the name of its section; then where else to look. */
export function writeQuotes(
  quotes: readonly Quote[],
  further: readonly Hit[],
  { task, words }: { readonly task: ReplyTask; readonly words: UiStrings },
): string {
  const links = further.slice(0, MOST_FURTHER).map((hit) => `- [${nameOfHit(hit)}](${sourceOf(hit, task).url})`);
  const seeAlso = links.length === 0 ? [] : [`**${words.assistantSeeAlso}**`, links.join("\n")];
  return [words.assistantQuotes, ...quotes.map(written), ...seeAlso].join("\n\n");
}

/** The sections that come closest, with what each says of the question; no word claims or denies that they answer it. */
export function writeClosest(closest: readonly Quote[], words: UiStrings): string {
  return [words.assistantClosest, ...closest.map(written)].join("\n\n");
}

function written({ passage, text }: Quote): string {
  const name = `**[${passage.name}](${passage.source.url})**`;
  return text === "" ? name : `${name}\n\n${text}`;
}
