// Tells how far a heading asks what a question asks: many pages answer questions under the question itself.
import { loadTokeniser, type Tokeniser } from "../../search/words/tokeniser.js";
import { synonymFinder } from "../synonyms/synonym-groups.js";
import { isQuantity, joinVerbs } from "./question-words.js";

/** From 0, where a heading has too little of the question to stand for it, to 1, where both say the same. */
export type Likeness = (heading: string) => number;

/** A heading so like the question asks the same. */
export const SAME_QUESTION = 0.9;

/** Above which share of common words a heading counts, and how much: those that ask themselves say more with less. */
const ASKING_HEADING = { least: 0.5, most: 1 };
const OTHER_HEADING = { least: 0.75, most: 0.35 };

const IS_QUESTION =
  /^(?:i|i['’]m|my|how|what|why|where|when|which|who|can|could|is|are|do|does|did|should|will)\b(?! to\b)|[?？]$/i;

const WHY = /\bwhy\b/i;

/** "How transfers work" tells nobody how to transfer. */
const SAYS_HOW_IT_WORKS = /\bhow\b.*\bworks?\b/i;

/** @param siteName what the site calls itself: its headings say it or leave it out as it comes */
export async function likenessTo(question: string, language: string, siteName: string): Promise<Likeness> {
  const tokeniser = await loadTokeniser(language);
  const synonymsOf = synonymFinder(tokeniser);
  const terms = (text: string) =>
    new Set([...termsOf(text, tokeniser)].map((term) => [...synonymsOf(term), term][0] ?? term));
  const asked = terms(question);
  const unsaid = new Set([...terms(siteName)].filter((term) => !asked.has(term)));
  const own = (heading: string) => new Set([...terms(heading)].filter((term) => !unsaid.has(term)));
  const asksWhy = WHY.test(question);
  return remembering((heading) => {
    // "Why mount servers" tells nobody how to.
    if (WHY.test(heading) && !asksWhy) return 0;
    if (SAYS_HOW_IT_WORKS.test(heading) && !SAYS_HOW_IT_WORKS.test(question)) return 0;
    const common = Math.max(...wordings(heading).map((each) => shared(asked, own(each))));
    const { least, most } = IS_QUESTION.test(heading) ? ASKING_HEADING : OTHER_HEADING;
    return Math.max(0, (most * (common - least)) / (1 - least));
  });
}

/** Several wordings of a question find the same sections. */
function remembering(likeness: Likeness): Likeness {
  const known = new Map<string, number>();
  return (heading) => {
    const like = known.get(heading) ?? likeness(heading);
    known.set(heading, like);
    return like;
  };
}

/** "What is the Model Context Protocol (MCP)?" asks for either name. */
function wordings(heading: string): string[] {
  const [, before = "", short = ""] = /^(.*\S)\s*\(([\p{L}\p{N}.+-]{2,12})\)[?？]?$/u.exec(heading) ?? [];
  return short === "" ? [heading] : [heading, before, short];
}

/** Stop words that turn a question round. */
const NEGATIONS = new Set(["no", "not", "never", "without"]);

function termsOf(text: string, { cut, stopWords, termOf }: Tokeniser): Set<string> {
  const terms = new Set<string>();
  cut(joinVerbs(text), (word, kind) => {
    const isStop = isQuantity(word) || (stopWords.has(word) && !NEGATIONS.has(word));
    if (kind !== "part" && !isStop) terms.add(termOf(word));
  });
  return terms;
}

/** What both have, counted twice, among all that they have. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((term) => b.has(term)).length;
  return both === 0 ? 0 : (2 * both) / (a.size + b.size);
}
