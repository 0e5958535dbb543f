// Puts a language's cutter, word rules and stop words together.
import { type CutWords, type WordKind, wordCutter } from "./cut-words.js";
import { chunkFinder, type FindChunks } from "./find-chunks.js";
import { loadWordRules, wordLanguage } from "./load-word-rules.js";
import { type TermOf, termMaker } from "./term-maker.js";

type VisitTerm = (term: string, kind: WordKind) => void;

export interface Tokeniser {
  readonly language: string;
  readonly cut: CutWords;
  readonly termOf: TermOf;
  /** Calls `visit` with the term of each word of a text. Remembers words, for texts by the thousand. */
  readonly eachTerm: (text: string, visit: VisitTerm) => void;
  readonly stopWords: ReadonlySet<string>;
  /** The term of what a short word stands for: `configur` for `config`. */
  readonly longFormOf: (term: string) => string | null;
}

/** Makes the tokeniser for a site's language code, loading only what that language needs. */
export async function loadTokeniser(code: string): Promise<Tokeniser> {
  const language = wordLanguage(code);
  const rules = await loadWordRules(language);
  const termOf = termMaker(rules);
  const findChunks = chunkFinder();
  const cut = wordCutter(language, findChunks);
  const longForms = new Map(
    Object.entries(rules.longForms ?? {}).map(([short, long]) => [termOf(short), termOf(long)]),
  );
  return {
    language,
    cut,
    termOf,
    eachTerm: rememberedTerms(findChunks, cut, termOf),
    stopWords: rules.stopWords,
    longFormOf: (term) => longForms.get(term) ?? null,
  };
}

const mostRemembered = 100_000;
/** Runs of text without spaces are long, and seldom come twice. */
const longestRemembered = 24;

function rememberedTerms(findChunks: FindChunks, cut: CutWords, termOf: TermOf): Tokeniser["eachTerm"] {
  const known = new Map<string, readonly { readonly term: string; readonly kind: WordKind }[]>();

  function termsOf(chunk: string) {
    const terms: { term: string; kind: WordKind }[] = [];
    cut(chunk, (word, kind) => terms.push({ term: kind === "whole" ? word : termOf(word), kind }));
    if (chunk.length > longestRemembered) return terms;
    if (known.size > mostRemembered) known.clear();
    known.set(chunk, terms);
    return terms;
  }

  return (text, visit) => {
    for (const chunk of findChunks(text)) {
      for (const { term, kind } of known.get(chunk) ?? termsOf(chunk)) visit(term, kind);
    }
  };
}
