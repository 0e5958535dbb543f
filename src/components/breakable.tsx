// Owns where long words may go on in the next line.
import type { ComponentChildren } from "preact";

/** Paths, and words that hardly fit in a line of the sidebar, or of a title on a phone. */
const LONG_WORD = /(?<!\S)(?:\/|\S{17})/;

/** Before the slash of a path, after the marks that join the parts of a name, and before each of its capitalized words. */
const JOINT = /(?=\/)|(?<=[\p{L}\p{N}][._:])(?=[\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Paths and names in code can go on in the next line between their parts. */
export function breakable(label: string): ComponentChildren {
  if (!LONG_WORD.test(label)) return label;
  const words = label.split(/(\s+)/).map((word) => (LONG_WORD.test(word) ? word.split(JOINT) : [word]));
  return words.flatMap((parts) => parts.flatMap((part, at) => (at === 0 ? [part] : [<wbr key={part} />, part])));
}
