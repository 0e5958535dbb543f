// Finds things in a question that the documentation does not know; passages without them do not answer.
import type { Hit } from "../../../search/bundle.js";
import type { Tokeniser } from "../../../search/words/tokeniser.js";
import { escapePattern } from "../../../shared/escape-pattern.js";

/** Which words say what is done is known in English only. */
const ASKS_IN_ENGLISH = /\b(?:how|what|which|where|when|who|why|can|could|does|do|did|is|are|should|will)\b/i;
/** What is done is often said in other words: "when I exceed", "to roll back", "is reached", "does a session live". */
const DONE =
  /\b(?:i|we|you|they|it|to|cannot|not|\w+n['’]t|is|are|was|were|be|been|being|gets?|got|(?:do|does|did|can|will) (?:an?|the|my|our|your|its) [\p{L}-]+)\s+(?:\p{L}+ly\s+)?(\p{L}[\p{L}-]*)/giu;
/** Nor is "calculated" a thing, or "cheapest", which only says which of several; "50k" and "6000" only say how many. */
const NO_THING = /(?:[^e]ed|est|ly)$|^\d[\d.,]*(?:k|m|bn|x|st|nd|rd|th)?$/i;

interface UnknownWanted {
  readonly hits: readonly Hit[];
  readonly tokeniser: Tokeniser;
  /** A term with those that mean the same. */
  readonly alike: (term: string) => readonly string[];
  /** Whether the search found it. */
  readonly isFound: (term: string) => boolean;
}

/** Words that name no thing, in whatever form. */
const NAMELESS: ReadonlySet<string> = new Set(
  (
    "someone somebody anyone anybody everyone everybody nobody something anything everything nothing another other others " +
    "each every both either about above across after against along among around before behind below beside between beyond " +
    "during except front inside into near onto outside over past per since than through throughout till toward towards " +
    "under until upon versus via within without overnight instead again anymore already twice later earlier shorter longer " +
    "bigger smaller larger faster slower cheaper better worse easier higher lower fewer possible able " +
    "back future itself myself yourself himself herself themselves says said " +
    "although though because unless whereas whenever wherever whether else otherwise anyway even ever still yet " +
    "old older new newer big small large long short high low good bad right wrong whole entire same different " +
    "eleven twelve fifteen twenty thirty forty fifty hundred hundreds thousand thousands million dozen dozens half"
  ).split(" "),
);

/** @param terms those of the question that say what it is about */
export function hasUnknownThing(
  question: string,
  terms: readonly string[],
  { hits, tokeniser, alike, isFound }: UnknownWanted,
): boolean {
  const isKnown = (term: string) => alike(term).some(isFound);
  if (tokeniser.language !== "en" || !ASKS_IN_ENGLISH.test(question)) return false;
  const notThings = new Set<string>();
  const done = new Set([...question.matchAll(DONE)].map(([, word = ""]) => word.toLowerCase()));
  tokeniser.cut(question, (word) => {
    if (done.has(word) || NO_THING.test(word) || NAMELESS.has(word)) notThings.add(tokeniser.termOf(word));
  });
  return terms.some(
    (term) =>
      !notThings.has(term) && !isKnown(term) && !alike(term).some((each) => hits.some((hit) => isIn(hit, each))),
  );
}

/** Words that the search looked for in another form begin with the same letters. */
function isIn({ content, headings, page }: Hit, term: string): boolean {
  const begins = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(term)}`, "iu");
  const names = [page.title, ...headings, page.description ?? "", page.kind === "page" ? "" : "API"];
  return begins.test([...names, content].join("\n"));
}
