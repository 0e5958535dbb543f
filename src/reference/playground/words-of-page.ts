// Chooses the words of a page's language that a script of the reference cannot know.
import { COMMON_WORDS, PLAYGROUND_WORDS } from "../../shared/english/playground.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { PlaygroundWords } from "./playground-data.js";

const ENGLISH: PlaygroundWords = { ...PLAYGROUND_WORDS, ...COMMON_WORDS };

/** Those that differ from the English ones of the playground's script. */
export function wordsOf(ui: UiStrings): PlaygroundWords {
  const keys = [...Object.keys(PLAYGROUND_WORDS), ...Object.keys(COMMON_WORDS)] as (keyof UiStrings)[];
  return Object.fromEntries(keys.filter((key) => ui[key] !== ENGLISH[key]).map((key) => [key, ui[key]]));
}
