// Owns how the target and the title of a Markdown link are written, for patterns that look for links in a line of text.

/** Source of a pattern: no white space, and brackets stand in pairs, as in `…/wiki/Tool_(software)`. */
export const LINK_TARGET = String.raw`(?:[^()\s]|\([^()\s]*\))+`;

/** Source of a pattern: the title that may stand behind the target. Lines of text show none. */
export const LINK_TITLE = String.raw`(?:[ \t]+(?:"[^"]*"|'[^']*'))?`;
