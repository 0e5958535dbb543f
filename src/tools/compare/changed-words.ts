// Marks insertions and deletions in a text: by block, then by word.
import { diffArrays, diffWordsWithSpace } from "diff";

/** A run of words. */
export interface Piece {
  readonly kind: "same" | "inserted" | "deleted";
  readonly text: string;
}

/** A paragraph, heading, list item, fence or the like. */
export interface ChangedBlock {
  readonly kind: "same" | "inserted" | "deleted" | "changed";
  readonly pieces: readonly Piece[];
}

/** Blocks with fewer of their words in common are told as one deleted and one inserted. */
const ALIKE = 0.4;

/** Longer blocks are compared line by line: words would take too long. */
const MOST_WORDS = 4000;

/** What became of each block of Markdown, in the order of the later text. */
export function changedBlocks(before: string, after: string): ChangedBlock[] {
  const runs = diffArrays(blocksOf(before), blocksOf(after));
  return runs.flatMap((run, index): ChangedBlock[] => {
    const next = runs[index + 1];
    const previous = runs[index - 1];
    if (run.removed && next?.added) return pairUp(run.value, next.value);
    if (run.added && previous?.removed) return [];
    const kind = run.added ? "inserted" : run.removed ? "deleted" : "same";
    return run.value.map((text) => ({ kind, pieces: [{ kind, text }] }));
  });
}

/** Counts of words inserted and deleted. */
export function countWords(blocks: readonly ChangedBlock[]): { inserted: number; deleted: number } {
  const count = (kind: Piece["kind"]) =>
    blocks
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
  return { inserted: count("inserted"), deleted: count("deleted") };
}

/** Blank lines separate blocks; a fence is one, and so is each item of a list and each row of a table. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let fence: string | null = null;
  let isOpen = false;
  for (const line of markdown.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const begins = fence === null && (mark !== undefined || !isOpen || /^\s*(?:[-*+]|\d+\.|#{1,6}|\||>)/.test(line));
    if (fence === null && line.trim() === "") {
      isOpen = false;
      continue;
    }
    if (begins) blocks.push(line);
    else blocks[blocks.length - 1] += `\n${line}`;
    isOpen = true;
    if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence) && line.trim() === mark) {
      fence = null;
      isOpen = false;
    }
  }
  return blocks;
}

/** Blocks that were written over one another, in order. */
function pairUp(deleted: readonly string[], inserted: readonly string[]): ChangedBlock[] {
  const found: ChangedBlock[] = [];
  let at = 0;
  for (const old of deleted) {
    const next = inserted.findIndex((text, index) => index >= at && isAlike(old, text));
    if (next === -1) {
      found.push({ kind: "deleted", pieces: [{ kind: "deleted", text: old }] });
      continue;
    }
    found.push(...inserted.slice(at, next).map(insertedBlock));
    found.push({ kind: "changed", pieces: piecesOf(old, inserted[next] ?? "") });
    at = next + 1;
  }
  return [...found, ...inserted.slice(at).map(insertedBlock)];
}

function insertedBlock(text: string): ChangedBlock {
  return { kind: "inserted", pieces: [{ kind: "inserted", text }] };
}

function isAlike(before: string, after: string): boolean {
  const [one, other] = [wordSet(before), wordSet(after)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common > 0 && common >= ALIKE * Math.max(one.size, other.size);
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]{2,}/gu));
}

function piecesOf(before: string, after: string): Piece[] {
  const isLong = before.length + after.length > MOST_WORDS * 6;
  const parts = isLong ? diffArrays(linesOf(before), linesOf(after)) : diffWordsWithSpace(before, after);
  return parts.map(({ value, added, removed }) => ({
    kind: added ? "inserted" : removed ? "deleted" : "same",
    text: typeof value === "string" ? value : value.join(""),
  }));
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
