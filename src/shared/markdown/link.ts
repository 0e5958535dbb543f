// Owns how the target and the title of a Markdown link are written, for patterns that look for links in a line of text.

/** Source of a pattern: no white space, and balanced brackets, as in `…/wiki/Tool_(software)`. */
export const LINK_TARGET = String.raw`(?:[^()\s]|\([^()\s]*\))+`;

/** Source of a pattern: the optional title after the target. Lines of text do not show it. */
export const LINK_TITLE = String.raw`(?:[ \t]+(?:"[^"]*"|'[^']*'))?`;
