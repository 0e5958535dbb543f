// Owns which elements are blocks: they go between paragraphs, never into one.
import { components } from "./registry.js";

/** Those whose start tag ends a paragraph. */
const HTML =
  "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
  "header hgroup hr li listing main menu nav ol p pre search section summary table ul";

const NAMES: ReadonlySet<string> = new Set([
  ...HTML.split(" "),
  ...Array.from(components).flatMap(([name, { isInline }]) => (isInline ? [] : [name])),
]);

/** Whether what is drawn for an element of this name is a block. */
export function isBlockName(name: string): boolean {
  return NAMES.has(name);
}
