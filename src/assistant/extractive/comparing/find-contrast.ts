// Finds a table that sets two things side by side: a column for each of them.
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { blockText, plainText } from "../read-sections.js";
import type { Lead } from "../write-answer.js";
import { WHOLE_SIDE } from "./pair-sections.js";

/** Of two sides the words that only one has: "active" and "flex" of "active workers" and "flex workers in serverless". */
export function ownWords(a: string, b: string): [string, string] {
  const [one, other] = [a, IS_PLACED.test(a) ? b : b.replace(IS_PLACED, "")].map((side) =>
    side.toLowerCase().split(/\s+/),
  );
  const without = (words: readonly string[] = [], others: readonly string[] = []) =>
    words.filter((word) => !others.includes(word)).join(" ");
  return [without(one, other), without(other, one)];
}

/** Where what is compared is found: said behind the second side, and meant of both. */
const IS_PLACED = /\s(?:in|on|for|within|inside|with|of|when|if)\s.*$/i;

/** The first that the search found; null: there is none. */
export function findContrast(passages: readonly Passage[], words: KeyWords, sides: readonly KeyWords[]): Lead | null {
  for (const passage of passages) {
    const table = passage.blocks.find(
      (block) => block.kind === "table" && areSides(columnsOf(block.text), words, sides),
    );
    if (table !== undefined) return { passage, words, text: blockText(table) };
  }
  return null;
}

/** Names of columns, in plain text. */
function columnsOf(table: string): string[] {
  const [head = ""] = table.split("\n");
  return head.split(/(?<!\\)\|/).map((cell) => plainText(cell.trim()));
}

/** More are not a choice between two. */
const MOST_COLUMNS = 4;

/** Whether each side has a column, with no other word in its name. */
function areSides(columns: readonly string[], words: KeyWords, sides: readonly KeyWords[]): boolean {
  const names = columns.filter(Boolean);
  if (names.length > MOST_COLUMNS) return false;
  const isOf = (name: string, side: KeyWords) =>
    words.focus(name) === 1 &&
    sides.every((each) => (each === side ? each.share(name) >= WHOLE_SIDE : each.share(name) < WHOLE_SIDE));
  return sides.every((side) => names.some((name) => isOf(name, side)));
}
