// Orders passages by how well they answer: the search's order counts, and so does what kind of answer is wanted.
import type { Likeness } from "./asks-the-same.js";
import { hasNamedSample } from "./code-samples.js";
import { isIdentifier, type Passage } from "./find-passages.js";
import type { Block } from "./read-sections.js";

/** What is wanted of an answer besides its subject. */
export interface Wanted {
  /** The question with the one that it goes on from. */
  readonly asked: string;
  readonly code: boolean;
  readonly definition: boolean;
  /** How far a heading asks the same. */
  readonly likeness: Likeness;
  /** Addresses of the pages that the last answer rests on, where the question goes on from it. */
  readonly cited: readonly string[];
}

/** A section whose name is the question moves up, and one that has what is asked for. */
export function inOrder(passages: readonly Passage[], { asked, code, definition, likeness, cited }: Wanted): Passage[] {
  const rank = (passage: Passage) =>
    0.6 * (1 - passages.indexOf(passage) / passages.length) +
    passage.coverage +
    0.7 * passage.headingCoverage +
    0.2 * passage.titleCoverage +
    0.5 * passage.focus +
    0.4 * Math.min(1, proseLength(passage) / 160) +
    1.2 * likeness(passage.source.title) +
    (passage.isNamed ? 1.5 : isIdentifier(passage.source.title) ? -0.5 : 0) +
    (cited.includes(passage.source.url.replace(/#.*$/, "")) ? 0.6 : 0) +
    (isOfThePast(passage.page) && !isOfThePast(asked) ? -1.5 : 0) +
    weightOfAction(asked, passage.source.title) +
    (code && passage.blocks.some(hasCode) ? 0.25 : 0) +
    (code && !hasNamedSample(passage.blocks, asked) ? -0.6 : 0) +
    (definition && passage.isDefinition ? 1.6 : 0);
  return passages.toSorted((a, b) => rank(b) - rank(a));
}

/** What changed once is not how things are. */
function isOfThePast(text: string): boolean {
  return /\b(?:change-?logs?|releases?(?:-notes)?|what-?s-new|updates|versions?)\b/i.test(text);
}

/** Verbs of one kind: if someone asks how to change a thing, the answer must not say how to remove it. */
const ACTIONS = [
  /\b(?:add|creat|insert)/i,
  /\b(?:updat|chang|edit|modif|replac)/i,
  /\b(?:delet|remov|drop|uninstall)/i,
];

const ASKS_HOW_TO = /\bhow (?:do|can|to|should)\b/i;

function weightOfAction(question: string, heading: string): number {
  const asked = ACTIONS.filter((action) => action.test(question));
  const named = ACTIONS.filter((action) => action.test(heading));
  if (asked.length === 0 || named.length === 0) return 0;
  if (!named.some((action) => asked.includes(action))) return -1;
  return ASKS_HOW_TO.test(question) ? 0.12 : 0;
}

/** A fence without a language holds output or what to tell a machine more often than code. */
function hasCode(block: Block): boolean {
  return (
    (block.kind === "code" && /^[`~]{3,}[ \t]*\w/.test(block.text)) ||
    (block.kind === "list" && block.items.some((item) => item.includes("```")))
  );
}

/** Signatures and bare code say little to a reader. */
function proseLength({ blocks }: Passage): number {
  return blocks.reduce(
    (sum, block) =>
      sum + (block.kind === "text" ? block.text.length : block.kind === "list" ? block.items.join(" ").length : 0),
    0,
  );
}
