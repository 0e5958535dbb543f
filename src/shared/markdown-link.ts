// Owns how the target of a Markdown link is written, for patterns that look for links in a line of text.

/** Source of a pattern: no white space, and brackets stand in pairs, as in `…/wiki/Tool_(software)`. */
export const LINK_TARGET = String.raw`(?:[^()\s]|\([^()\s]*\))+`;
