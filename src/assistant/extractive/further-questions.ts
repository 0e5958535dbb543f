// Suggests what to ask next without a model: the headings of sections near those that answer.

import type { Hit } from "../../search/bundle.js";
import { plainText } from "./read-sections.js";

const MOST = 3;
const LONGEST = 120;

/** Headings that say nothing without what is above them. */
const SAYS_LITTLE =
  /^(?:overview|introduction|examples?|usage|notes?|parameters?|options?|properties|returns?|response\b.*|request\b.*|prerequisites|pre-requisites|summary|details|features?|limitations?|next steps?|what['’]s next\??|see also|related\b.*|learn more\b.*|resources|more|step \d+.*|\d+\..*)$/i;

/** Questions as they are written; other headings with the name of their page, which asks for what is there. */
export function furtherQuestions(near: readonly Hit[]): string[] {
  const questions = near.flatMap(({ page: { title, kind }, headings }) => {
    const heading = plainText(headings.at(-1) ?? title);
    if (kind !== "page" || isIdentifier(heading) || SAYS_LITTLE.test(heading)) return [];
    return /[?？؟]$/.test(heading) || heading === title ? [heading] : [`${heading} – ${title}`];
  });
  return [...new Set(questions)].filter(({ length }) => length <= LONGEST).slice(0, MOST);
}

/** Whether a heading names something in code rather than saying what is there. */
function isIdentifier(heading: string): boolean {
  return !/\s/.test(heading) && /[a-z\d][_./-][a-z\d]|[a-z][A-Z]|\(\)$/.test(heading);
}
