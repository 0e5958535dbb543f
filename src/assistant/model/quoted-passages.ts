// Tells which passages an answer rests on where it links none: those that it quotes, and those that it names.
import { plainWords } from "../../search/words/plain-words.js";
import type { Passage } from "../passages/read-passages.js";

/** Letters of a line that no answer has by chance. */
const SHORTEST_LINE = 30;
/** Words of a title that is hardly said without being meant. */
const FEWEST_WORDS = 2;

/** In the order in which they were given. */
export function quotedPassages(answer: string, passages: readonly Passage[]): Passage[] {
  // An answer may set off what it quotes.
  const said = plainWords(answer);
  return passages.filter(({ title, markdown }) => {
    const name = plainWords(title.split(" › ").at(-1) ?? "");
    if (name.split(" ").length >= FEWEST_WORDS && ` ${said} `.includes(` ${name} `)) return true;
    return markdown.split("\n").some((line) => {
      const words = plainWords(line);
      return words.length >= SHORTEST_LINE && said.includes(words);
    });
  });
}
