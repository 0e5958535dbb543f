// Chooses the words of a page's language that a script of the reference cannot know.
import { differingWords } from "../../shared/english/differing-words.js";
import { COMMON_WORDS, PLAYGROUND_WORDS } from "../../shared/english/playground.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { PlaygroundWords } from "./playground-data.js";

const ENGLISH = { ...PLAYGROUND_WORDS, ...COMMON_WORDS };

/** Those that differ from the English ones of the playground's script. */
export function wordsOf(ui: UiStrings): PlaygroundWords {
  return differingWords(ui, ENGLISH);
}
