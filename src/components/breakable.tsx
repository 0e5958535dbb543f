// Owns where long words may break.
import type { ComponentChildren } from "preact";
import type { Html } from "../model.js";
import { escapeHtml } from "../shared/write-html.js";

/** Paths, and words that hardly fit in a line of the sidebar, or of a title on a phone. */
const LONG_WORD = /(?<!\S)(?:\/|\S{17})/;

/** Before the slash of a path, after the marks that join the parts of a name, and before each of its capitalized words. */
const JOINT = /(?=\/)|(?<=[\p{L}\p{N}][._:])(?=[\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The parts of a text between which it can go on in the next line, besides its spaces: those of paths and names in code. */
export function breakableParts(label: string): readonly string[] {
  // Most words in code are short: a look at their length costs a tenth of the search.
  if ((label.length < 17 && !label.includes("/")) || !LONG_WORD.test(label)) return [label];
  const parts: string[] = [""];
  for (const word of label.split(/(\s+)/)) {
    const [first = "", ...others] = LONG_WORD.test(word) ? word.split(JOINT) : [word];
    parts.push(`${parts.pop()}${first}`, ...others);
  }
  return parts;
}

/** A text that can go on in the next line between its parts. */
export function breakable(label: string): ComponentChildren {
  const [first, ...others] = breakableParts(label);
  return others.length === 0 ? label : [first, ...others.flatMap((part) => [<wbr />, part])];
}

/** The same as HTML. */
export function breakableHtml(label: string): Html {
  return breakableParts(label).map(escapeHtml).join("<wbr>");
}
