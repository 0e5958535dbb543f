// Answers a query from segments: the one search of the browser, the assistant and the command line.

import type { Segment } from "../reading/open-segment.js";
import type { Facet } from "../segment.js";
import type { Tokeniser } from "../words/tokeniser.js";
import { lookUpWords } from "./look-up-words.js";
import { type OtherWordsOf, planQuery } from "./plan-query.js";
import { type Found, scoreSections, type Weighted, weighLookUps } from "./score-sections.js";

export interface Question {
  readonly text: string;
  /** The reader is typing: the last word may go on. */
  readonly isTyping: boolean;
  readonly most: number;
  readonly allows: (facet: Facet) => boolean;
  readonly otherWords?: OtherWordsOf | undefined;
}

export interface Answer {
  /** Best first. */
  readonly found: readonly Found[];
  /** What answered the words of the question. */
  readonly lookUps: readonly Weighted[];
}

/** Searches segments of one language. */
export async function searchSegments(
  question: Question,
  segments: readonly Segment[],
  tokeniser: Tokeniser,
): Promise<Answer> {
  const words = planQuery(question, tokeniser, await operationIn(question.text));
  const lookUps = weighLookUps(await lookUpWords(words, segments), segments);
  return { found: scoreSections(lookUps, segments, question), lookUps };
}

/** Browsers load what it takes on the first query that may name an operation. */
async function operationIn(text: string): Promise<string | null> {
  return text.includes("/") ? (await import("../words/operation-name.js")).operationName(text) : null;
}
