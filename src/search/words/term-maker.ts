// Turns a word of text into the term that stands for it in the index.
import type { WordRules } from "./word-rules.js";

export type TermOf = (word: string) => string;

const largestMemory = 200_000;
const ascii = /^[ -~]*$/;
// Marks that stand for an apostrophe; accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic. Indic and Thai marks are letters and stay.
const accents = /\u02bb|\u02bc|[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const plainLetters: Readonly<Record<string, string>> = {
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
    const made = fold(rules.stem(ascii.test(word) ? word : word.normalize("NFKC")));
    if (known.size > largestMemory) known.clear();
    known.set(word, made);
    return made;
  };
}

/** Takes accents off, so that a reader may leave them out. */
function fold(term: string): string {
  if (ascii.test(term)) return term;
  const bare = term.normalize("NFD").replace(accents, "").normalize("NFC");
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}
