// Cuts text into words and makes their terms, with a language's segmenter, word rules and stop words.

import { chunkFinder } from "./find-chunks.js";
import { loadWordRules, wordLanguage } from "./load-word-rules.js";
import type { WordRules } from "./word-rules.js";

export interface Tokeniser {
  readonly language: string;
  readonly cut: CutWords;
  readonly termOf: TermOf;
  readonly stopWords: ReadonlySet<string>;
  /** The term of an abbreviation's long form, if it has one: `configur` for `config`. */
  readonly longFormsOf: (term: string) => readonly string[];
}

/** Makes the tokeniser for a site's language code, loading only what that language needs. */
export async function loadTokeniser(code: string): Promise<Tokeniser> {
  const language = wordLanguage(code);
  const rules = await loadWordRules(language);
  const termOf = termMaker(rules);
  const longForms = new Map(
    Object.entries(rules.longForms ?? {}).map(([short, long]) => [termOf(short), [termOf(long)]]),
  );
  return {
    language,
    cut: wordCutter(language),
    termOf,
    stopWords: new Set(rules.stopWords.split(/\s+/)),
    longFormsOf: (term) => longForms.get(term) ?? [],
  };
}

/** `whole`: an identifier with its punctuation (`docs.json`). `part`: a piece of one (`use` of `useState`). */
type WordKind = "word" | "whole" | "part";
type VisitWord = (word: string, kind: WordKind) => void;
/** Calls `visit` for each word of the text in reading order; identifiers also whole and by their parts. */
type CutWords = (text: string, visit: VisitWord) => void;

const LONGEST_WORD = 64;
const LONGEST_IDENTIFIER = 40;
/** Most words of most texts: worth a test of their own, since classes of Unicode are slow. */
const USUAL_WORD = /^[A-Z]?[a-z0-9]{1,63}$/;
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;
const PLAIN_WORD = /^[\p{L}\p{M}\p{N}]+$/u;
/** A letter of a script that writes words without spaces between them: Thai, Lao, Burmese, Khmer, kana, Han. */
export const UNSPACED = /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\ud840-\ud87f]/;
const KANA = /[\u3040-\u30ff]/;

/** Makes the cutter for texts of a language. */
function wordCutter(language: string): CutWords {
  const findChunks = chunkFinder();
  const cutChunk = chunkCutter(language);
  return (text, visit) => {
    const units = new Uint16Array(text.length);
    for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
    findChunks(units, (start, end) => cutChunk(text.slice(start, end), visit));
  };
}

/** The same for a text that is one chunk. */
export function chunkCutter(language: string): CutWords {
  const unspacedWords = unspacedCutter(language);
  const joinsApostrophes = /^u[kz]$/.test(language);

  function cutWord(word: string, visit: VisitWord): void {
    if (UNSPACED.test(word)) {
      unspacedWords(word, visit);
      return;
    }
    if (word.length > LONGEST_WORD) return;
    visit(word.toLowerCase(), "word");
    visitParts(word, visit);
  }

  return (written, visit) => {
    if (USUAL_WORD.test(written)) {
      visit(written.toLowerCase(), "word");
      return;
    }
    // In lower case it would be two characters.
    const chunk = written.replaceAll("İ", "I");
    if (PLAIN_WORD.test(chunk)) {
      cutWord(chunk, visit);
      return;
    }
    // Where an apostrophe is a letter, the word continues after it.
    const joined = joinsApostrophes ? chunk.replace(/['’ʻʼ‘]/g, "") : chunk;
    for (const word of joined.match(WORDS) ?? []) cutWord(word, visit);
    const whole = identifier(joined);
    if (whole !== null) visit(whole, "whole");
  };
}

/** `docs.json`, `a/b`, `--flag-name` and `@scope/name` count as one word too; prose with hyphens does not. */
function identifier(chunk: string): string | null {
  const name = chunk.replace(/^-+/, "").toLowerCase();
  const marks = chunk.startsWith("--") ? /-/ : /[./:@]/;
  const isOne = chunk.length <= LONGEST_IDENTIFIER && !chunk.includes("//") && marks.test(name);
  return isOne ? name : null;
}

const SIMPLE = /^\p{Lu}?[^\p{Lu}_]*$|^[^\p{Ll}_]+s?$/u;
const PIECES = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[^\p{Lu}_]+|\p{Lu}+/gu;

/** The pieces of `camelCase`, `snake_case` and `HTTPServer`. */
function visitParts(word: string, visit: VisitWord): void {
  if (SIMPLE.test(word)) return;
  const found = word.match(PIECES) ?? [];
  if (found.length < 2) return;
  for (const piece of found) if (piece.length > 1) visit(piece.toLowerCase(), "part");
}

/** Text with kana is Japanese whatever the page's language; Han alone is read in the page's own way. */
function unspacedCutter(language: string): CutWords {
  const segmenters: Record<string, Intl.Segmenter> = {};
  return (run, visit) => {
    const locale = KANA.test(run) ? "ja" : language;
    segmenters[locale] ??= new Intl.Segmenter(locale, { granularity: "word" });
    const segments = segmenters[locale].segment(run);
    // Asking for one after the other takes three quarters of the time of walking over them.
    let found = segments.containing(0);
    while (found) {
      if (found.isWordLike) visit(found.segment.toLowerCase(), "word");
      found = segments.containing(found.index + found.segment.length);
    }
  };
}

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
function termMaker(rules: WordRules): TermOf {
  const known = new Map<string, string>();
  return (word) => {
    const term = known.get(word);
    if (term !== undefined) return term;
    const made = withoutAccents(rules.stem(ASCII.test(word) ? word : word.normalize("NFKC")));
    if (known.size > LARGEST_MEMORY) known.clear();
    known.set(word, made);
    return made;
  };
}

/** Takes accents off, so that a reader may leave them out. */
export function withoutAccents(term: string): string {
  if (ASCII.test(term)) return term;
  const bare = term.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
