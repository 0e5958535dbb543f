// Finds what sets two things side by side: a table with a column or a row for each of them, or a list with an item for each.
import { readTable } from "../../../shared/markdown/read-table.js";
import type { Passage } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { type Block, listMarkdown, plainText } from "../read-sections.js";
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
    for (const block of passage.blocks) {
      const text = contrastIn(block, words, sides);
      if (text !== null) return { passage, words, text };
    }
  }
  return null;
}

function contrastIn(block: Block, words: KeyWords, sides: readonly KeyWords[]): string | null {
  if (block.kind === "table") {
    const [head = "", rule = "", ...rows] = block.text.split("\n");
    if (areColumns(namesIn(head), words, sides)) return block.text;
    const own = ownParts(rows, (row) => namesIn(row)[0] ?? "", words, sides);
    return own === null ? null : [head, rule, ...own].join("\n");
  }
  if (block.kind !== "list") return null;
  const own = ownParts(block.items, explainedIn, words, sides);
  return own === null ? null : listMarkdown(own, false);
}

/** The cells of a row of a table that hold something, in plain text. */
function namesIn(row: string): string[] {
  return (readTable([row]).rows[0] ?? []).map(plainText).filter(Boolean);
}

/** What an item of a list explains, in plain text: `**Public**: …`. */
function explainedIn(item: string): string {
  return plainText(/^(.{1,60}?)(?:[:\u2014\u2013]|\s-\s|\n|(?<=\*\*)\s)/.exec(item)?.[1] ?? "");
}

/** More are not a choice between two. */
const MOST_COLUMNS = 4;

/** Whether each side has a column, with no other word in its name. */
function areColumns(names: readonly string[], words: KeyWords, sides: readonly KeyWords[]): boolean {
  if (names.length > MOST_COLUMNS) return false;
  const isOf = (name: string, side: KeyWords) =>
    words.focus(name) === 1 &&
    sides.every((each) => (each === side ? each.share(name) >= WHOLE_SIDE : each.share(name) < WHOLE_SIDE));
  return sides.every((side) => names.some((name) => isOf(name, side)));
}

/** Fewer only give another name to it. */
const WORDS_OF_EXPLANATION = 5;

function explains(part: string): boolean {
  return (plainText(part).match(/\p{L}+/gu) ?? []).length >= WORDS_OF_EXPLANATION;
}

/** So many rows or items are quoted with those of the two sides. */
const FEW_PARTS = 6;

/** The rows or items of which each side has one that is called after it alone; null: not each side has. */
function ownParts(
  parts: readonly string[],
  nameOf: (part: string) => string,
  words: KeyWords,
  sides: readonly KeyWords[],
): readonly string[] | null {
  const isOf = (name: string, side: KeyWords) =>
    words.focus(name) === 1 && sides.every((each) => (each === side ? each.share(name) > 0 : each.share(name) === 0));
  const own = sides.map((side) => parts.filter((part) => isOf(nameOf(part), side)));
  // What has several is not explained by one of them.
  if (own.some(({ length }) => length !== 1) || !own.flat().every(explains)) return null;
  return parts.length <= FEW_PARTS ? parts : own.flat();
}
