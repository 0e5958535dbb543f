// Turns a query into words to look up.
import type { Tokeniser } from "../words/tokeniser.js";

/** What a word of a query may stand for. */
interface OtherWords {
  readonly terms: readonly string[];
  /** It means something else together with the words around it: "turn" of "turn off". */
  readonly isOfPhrase: boolean;
}

/** The other words that the word with this term may stand for in one query; null: none. */
export type OtherWordsOf = (term: string) => OtherWords | null;

export interface QueryWord {
  /** In lower case, as the reader wrote it. */
  readonly text: string;
  readonly term: string;
  /** Another term that means the same. */
  readonly longForm?: string | null;
  readonly others?: OtherWords | null | undefined;
  readonly kind: "word" | "whole" | "part" | "operation";
  /** The reader may still be typing it. */
  readonly isOpen?: boolean;
  /** How often the query has it. */
  readonly count: number;
}

interface Query {
  readonly text: string;
  /** The last word may go on. */
  readonly isTyping: boolean;
  readonly otherWords?: OtherWordsOf | undefined;
}

/**
 * Words that say nothing are left out, unless the query has no others.
 * @param operation as the index writes it; null: the query names none
 */
export function planQuery(
  { text, isTyping, otherWords }: Query,
  tokeniser: Tokeniser,
  operation: string | null,
): QueryWord[] {
  const all: { text: string; kind: QueryWord["kind"] }[] = [];
  tokeniser.cut(text.slice(0, LONGEST_QUERY), (each, kind) => all.push({ text: each, kind }));
  const isWord = ({ kind }: Pick<QueryWord, "kind">) => kind === "word";
  const last = isTyping && /[\p{L}\p{M}\p{N}_]$/u.test(text) && all.findLast(isWord);
  const telling = all.filter((word) => word === last || !tokeniser.stopWords.has(word.text));
  const planned = new Map<string, QueryWord>();
  for (const word of telling.some(isWord) ? telling : all) {
    const term = word.kind === "whole" ? word.text : tokeniser.termOf(word.text);
    const key = word.kind === "part" ? `part ${term}` : term;
    if (word.kind === "part" && planned.has(term)) continue;
    planned.set(key, {
      ...word,
      term,
      longForm: tokeniser.longFormOf(term),
      others: word.kind === "word" ? otherWords?.(term) : null,
      isOpen: word === last,
      count: (planned.get(key)?.count ?? 0) + 1,
    });
  }
  const words = [...planned.values()].slice(0, MOST_WORDS);
  if (operation !== null) return [{ text, term: operation, kind: "operation", count: 1 }, ...words];
  // The first word may be a verb, and the others its object: one term, as an identifier is.
  const [verb] = words;
  if (verb)
    for (const { term } of words.slice(1))
      words.push({ ...verb, term: `${verb.term} ${term}`, kind: "whole", others: null });
  return words;
}

const LONGEST_QUERY = 2000;
const MOST_WORDS = 48;
