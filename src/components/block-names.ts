// Owns which elements are blocks: they go between paragraphs, never into one.
import { components } from "./registry.js";

const HTML =
  "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre " +
  "section table ul";

const NAMES: ReadonlySet<string> = new Set([
  ...HTML.split(" "),
  ...Array.from(components).flatMap(([name, { isInline }]) => (isInline ? [] : [name])),
]);

/** Whether what is drawn for an element of this name is a block. */
export function isBlockName(name: string): boolean {
  return NAMES.has(name);
}
