// Turns a word of text into its term in the index.
import type { WordRules } from "./word-rules.js";

export type TermOf = (word: string) => string;

const LARGEST_MEMORY = 200_000;
const ASCII = /^[ -~]*$/;
// Marks used as apostrophes; accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic. Indic and Thai marks are letters and stay.
const ACCENTS = /\u02bb|\u02bc|[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A function from words to terms that remembers what it has seen: stemming costs more than looking up. */
export function termMaker(rules: WordRules): TermOf {
  const known = new Map<string, string>();
  return (word) => {
    const term = known.get(word);
    if (term !== undefined) return term;
    const made = fold(rules.stem(ASCII.test(word) ? word : word.normalize("NFKC")));
    if (known.size > LARGEST_MEMORY) known.clear();
    known.set(word, made);
    return made;
  };
}

/** Takes accents off, so that a reader may leave them out. */
function fold(term: string): string {
  if (ASCII.test(term)) return term;
  const bare = term.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
