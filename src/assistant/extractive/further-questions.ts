// Suggests what to ask next without a model: the headings of sections near those that answer.

import { isIdentifier, type Passage, titleOf } from "./find-passages.js";
import { plainText } from "./read-sections.js";

const MOST = 3;
const LONGEST = 120;

/** Headings that say nothing without what is above them. */
const SAYS_LITTLE =
  /^(?:overview|introduction|examples?|usage|notes?|parameters?|options?|properties|returns?|response\b.*|request\b.*|prerequisites|pre-requisites|summary|details|features?|limitations?|next steps?|what['’]s next\??|see also|related\b.*|learn more\b.*|resources|more|step \d+.*|\d+\..*)$/i;

/** Questions as they are written; other headings with the name of their page, which asks for what is there. */
export function furtherQuestions(near: readonly Passage[]): string[] {
  const questions = near.flatMap(({ source, name, isReference }) => {
    const page = titleOf(name);
    const heading = plainText(source.title);
    if (isReference || isIdentifier(source.title) || SAYS_LITTLE.test(heading)) return [];
    return /[?？؟]$/.test(heading) || heading === page ? [heading] : [`${heading} – ${page}`];
  });
  return [...new Set(questions)].filter(({ length }) => length <= LONGEST).slice(0, MOST);
}
