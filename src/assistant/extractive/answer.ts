// Owns what an answer without a model is, and what is kept between answers.
import type { Source } from "../streams/reply-event.js";
import type { KnownTerms } from "./key-words.js";
import { type PageReader, rememberingReader } from "./read-pages.js";

export interface Answer {
  readonly text: string;
  readonly sources: readonly Source[];
  /** False where the documentation does not answer. */
  readonly isAnswered?: boolean;
  /** What a reader may ask next. */
  readonly followUps?: readonly string[];
}

/** What a server keeps between answers, so that a page is read and cut once. */
export interface AnswerMemory {
  readonly read: PageReader;
  readonly known: KnownTerms;
}

export function createMemory(): AnswerMemory {
  return { read: rememberingReader(), known: new Map() };
}
