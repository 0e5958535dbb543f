// Turns what a reader typed into the words to look up.
import { askTerm } from "../words/ask-term.js";
import { operationName } from "../words/operation-name.js";
import type { Tokeniser } from "../words/tokeniser.js";

export interface QueryWord {
  /** In lower case, as the reader wrote it. */
  readonly text: string;
  readonly term: string;
  /** Another term that means the same; null: none. */
  readonly longForm: string | null;
  readonly kind: "word" | "whole" | "part" | "operation" | "ask";
  /** The reader may still be typing it. */
  readonly isOpen: boolean;
  /** How often the query has it. */
  readonly count: number;
}

/** Words that say nothing are left out, unless the query has no others. `isTyping`: the last word may go on. */
export function planQuery(text: string, tokeniser: Tokeniser, isTyping: boolean): QueryWord[] {
  const all: { text: string; kind: QueryWord["kind"] }[] = [];
  tokeniser.cut(text.slice(0, LONGEST_QUERY), (word, kind) => all.push({ text: word, kind }));
  const endsOpen = isTyping && /[\p{L}\p{M}\p{N}_]$/u.test(text);
  const last = endsOpen ? all.findLast(({ kind }) => kind === "word") : undefined;
  const telling = all.filter((word) => word === last || !tokeniser.stopWords.has(word.text));
  const planned = new Map<string, QueryWord>();
  for (const word of telling.some(({ kind }) => kind === "word") ? telling : all) {
    const term = word.kind === "whole" ? word.text : tokeniser.termOf(word.text);
    const key = `${word.kind === "part" ? "part " : ""}${term}`;
    const known = planned.get(key);
    if (word.kind === "part" && planned.has(term)) continue;
    planned.set(key, {
      ...word,
      term,
      longForm: tokeniser.longFormOf(term),
      isOpen: word === last,
      count: (known?.count ?? 0) + 1,
    });
  }
  const operation = operationName(text);
  const named = { text, term: operation ?? "", longForm: null, kind: "operation", isOpen: false, count: 1 } as const;
  const words = telling.filter(({ kind }) => kind === "word").map((word) => word.text);
  const asks = operation === null ? asksOf(words.slice(0, MOST_ASKING), tokeniser) : [];
  return [...(operation === null ? [] : [named]), ...planned.values(), ...asks].slice(0, MOST_WORDS);
}

/** Pairs that may be a verb and its object. */
function asksOf(words: readonly string[], tokeniser: Tokeniser): QueryWord[] {
  return words.flatMap((verb, index) =>
    words.slice(index + 1).map((object): QueryWord => {
      const term = askTerm(tokeniser, verb, object);
      return { text: `${verb} ${object}`, term, longForm: null, kind: "ask", isOpen: false, count: 1 };
    }),
  );
}

/** A verb and its object are near the beginning. */
const MOST_ASKING = 4;

const LONGEST_QUERY = 2000;
const MOST_WORDS = 48;
