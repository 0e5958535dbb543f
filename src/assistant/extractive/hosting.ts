// Tells what is said of hosting the product itself from what is said of hosting anything else with it.
import { escapePattern } from "../../shared/escape-pattern.js";
import type { Work } from "./answer-work.js";
import type { Passage } from "./find-passages.js";
import { plainText } from "./read-sections.js";

const ASKS_WHETHER_TO_HOST =
  /^(?:can|could|may|is it possible)\b.{0,16}?\b(?:self-?host|host|install|deploy|run)\s+(.*)$/i;

/** What says that somebody other than its maker runs it. */
const HOSTED =
  /\bself[- ]?host|\bon[- ]prem|\b(?:own|private) (?:servers?|infrastructure|cloud|hardware|data ?cent(?:er|re))\b/i;

/** Words that a heading may have beside hosting and still speak of the whole. */
const OF_WHOLE =
  /\b(?:self|host(?:ed|ing)?|selfhost\w*|on|prem(?:ises?)?|deploy(?:ing|ments?)?|install(?:ing|ation)?|guides?|overview|options?|introduction|with|using|your|own|an?|the|and|docker|kubernetes|helm|servers?|infrastructure|cloud|setup|requirements?|quick ?start|docs?)\b/gi;

/** Whether a question asks if the product itself, and nothing that is made with it, can be run by the reader. */
export function asksToHost({ task, meaning }: Work): boolean {
  const [, object = ""] = ASKS_WHETHER_TO_HOST.exec(meaning.question.trim()) ?? [];
  const name = task.site.title ?? "";
  return HOSTED.test(meaning.asked) && (/^(?:it|this)\b/i.test(object) || beginsWithNameOf(object, name));
}

function beginsWithNameOf(object: string, siteName: string): boolean {
  const [first = ""] = siteName.toLowerCase().split(/\s+/);
  return first !== "" && object.toLowerCase().startsWith(first);
}

/** Whether a passage, its heading or its page speaks of hosting the product. */
export function speaksOfHosting({ name, page, blocks }: Passage, { task }: Work): boolean {
  const [first = ""] = (task.site.title ?? "").split(/\s+/);
  const withoutName = (text: string) => text.replaceAll(new RegExp(escapePattern(first), "gi"), " ");
  const names = [...name.split(" › "), ...page.split("/").map((part) => part.replace(/[-_]/g, " "))];
  const isOfWhole = (text: string) => HOSTED.test(text) && !/\w/.test(withoutName(text).replace(OF_WHOLE, " "));
  if (names.some(isOfWhole)) return true;
  const says = new RegExp(
    `(?:host|run|deploy|install)\\w*\\s+(?:your own )?${escapePattern(first)}\\b|${escapePattern(first)}\\b[^.]{0,80}(?:${HOSTED.source})`,
    "i",
  );
  return blocks.some((block) => block.kind === "text" && says.test(plainText(block.text)));
}
