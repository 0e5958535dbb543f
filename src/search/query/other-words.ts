// Looks up other words that those of a question may stand for.
import type { Segment } from "../reading/open-segment.js";
import type { LookUp } from "./join-terms.js";
import type { QueryWord } from "./plan-query.js";
import { OTHER_WORDS } from "./ranking.js";
import { lookUpExact, together } from "./search-segments.js";

/** What the site has no word of is answered by other words alone. */
export async function withOthers(
  word: QueryWord,
  exact: LookUp | null,
  segments: readonly Segment[],
): Promise<LookUp | null> {
  if (!word.others) return exact;
  const weight = word.others.isOfPhrase ? OTHER_WORDS.phrase : OTHER_WORDS.synonym / (1 + usage(exact, segments));
  if (weight < OTHER_WORDS.least) return exact;
  const one = { text: word.text, kind: word.kind, count: word.count };
  const all = await Promise.all(word.others.terms.map((term) => lookUpExact({ ...one, term }, segments)));
  return together([exact, ...all], exact ? weight : 1);
}

/** How usual a word is on a site: 0 where no section has it, 1 where one in a hundred has. */
function usage(exact: LookUp | null, segments: readonly Segment[]): number {
  const holding = exact?.postings.reduce((sum, postings) => sum + (postings?.sections.length ?? 0), 0) ?? 0;
  return (100 * holding) / segments.reduce((sum, { sections }) => sum + sections, 1);
}
