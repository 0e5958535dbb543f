// Owns how changes are said: as words of the interface with values, which become text in the language they are shown in.
import { CHANGE_WORDS } from "../../shared/english/changes.js";
import { fillIn } from "../../shared/fill-in.js";

/** The words for changes in one language. */
export type ChangeWords = Readonly<Record<ChangeWord | "moreValues", string>>;

export type ChangeWord = keyof typeof CHANGE_WORDS;

/** A text is the same in all languages: names and values, in back-quotes. */
export type Said = string | SaidInWords;

interface SaidInWords {
  readonly word: ChangeWord;
  readonly values: Readonly<Record<string, string | number>>;
}

/** @param values texts that are Markdown. */
export function say(word: ChangeWord, values: SaidInWords["values"] = {}): Said {
  return { word, values };
}

/** A step on the way to what changed, by its name. */
export function step(word: ChangeWord, name: string): Said {
  return say(word, { name: code(name) });
}

/** A name or value. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** What a name or value is now and what it was; null where there was nothing, or is nothing any more. */
export function sayNow(was: string | null, now: string | null): Said {
  return sayNowWas(was === null ? null : code(was), now === null ? null : code(now));
}

/** The same of what is Markdown already. */
export function sayNowWas(was: string | null, now: string | null): Said {
  if (now === null) return say("changeGoneWas", { was: was ?? "" });
  return was === null ? say("changeNow", { now }) : say("changeNowWas", { now, was });
}

/** Markdown. */
export function textOf(said: Said, words: ChangeWords): string {
  return typeof said === "string" ? said : fillIn(words[said.word], said.values);
}

/** In the words that name a part in all releases. */
export function inEnglish(said: Said): string {
  return typeof said === "string" ? said : fillIn(CHANGE_WORDS[said.word], said.values);
}
