// Chooses the words of a page's language that its playground cannot know.
import { PLAYGROUND_WORDS } from "../../shared/english/playground.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { PlaygroundWords } from "./playground-data.js";

/** What other parts of a page say, too. */
const COMMON_WORDS = ["send", "clear", "close", "stop", "language", "copy", "copied"] as const;

/** Those that differ from the English ones of its script. */
export function wordsOf(ui: UiStrings): PlaygroundWords {
  const english: PlaygroundWords = PLAYGROUND_WORDS;
  const keys = [...(Object.keys(PLAYGROUND_WORDS) as (keyof typeof PLAYGROUND_WORDS)[]), ...COMMON_WORDS];
  return Object.fromEntries(keys.filter((key) => ui[key] !== english[key]).map((key) => [key, ui[key]]));
}
