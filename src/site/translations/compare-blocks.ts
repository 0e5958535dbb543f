// Compares the blocks of a page with those that its translation was made from.
import type { SourceBlock } from "./source-blocks.js";

/** What a translator has to do: a block that is new, one that says something else, one that is gone. */
export interface BlockChange {
  readonly kind: "added" | "changed" | "removed";
  /** Where the original has it now; of a removed block, where it was. */
  readonly line: number;
  /** What the original says now; null where it is gone. */
  readonly text: string | null;
  /** What it said; null where it is new, or where only a hash of it is known. */
  readonly was: string | null;
}

/** A block of the past: of a lock, only its hash is known. */
export type PastBlock = Pick<SourceBlock, "hash"> & { readonly text: string | null };

/** The changes in the order of the page. A block in place of another counts as changed. */
export function compareBlocks(past: readonly PastBlock[], now: readonly SourceBlock[]): BlockChange[] {
  const changes: BlockChange[] = [];
  const last = now.at(-1)?.line ?? 1;
  for (const { from, to, pastFrom, pastTo } of gaps(past, now)) {
    const fresh = now.slice(from, to);
    const gone = past.slice(pastFrom, pastTo);
    const both = Math.min(fresh.length, gone.length);
    for (const [index, { line, text }] of fresh.entries()) {
      const was = gone[index]?.text ?? null;
      changes.push(index < both ? { kind: "changed", line, text, was } : { kind: "added", line, text, was: null });
    }
    for (const { text } of gone.slice(both)) {
      changes.push({ kind: "removed", line: now[to]?.line ?? last, text: null, was: text });
    }
  }
  return changes;
}

/** A run of blocks that the other side does not have. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly pastFrom: number;
  readonly pastTo: number;
}

function gaps(past: readonly PastBlock[], now: readonly SourceBlock[]): Gap[] {
  const found: Gap[] = [];
  let [from, pastFrom] = [0, 0];
  const end: readonly [number, number] = [now.length, past.length];
  for (const [to, pastTo] of [...commonBlocks(past, now), end]) {
    if (to > from || pastTo > pastFrom) found.push({ from, to, pastFrom, pastTo });
    [from, pastFrom] = [to + 1, pastTo + 1];
  }
  return found;
}

/** Above this many pairs of blocks, the middle of a page counts as changed as a whole. */
const MOST_PAIRS = 1_000_000;

/** Positions of a longest sequence of blocks that both have. */
function commonBlocks(past: readonly PastBlock[], now: readonly SourceBlock[]): (readonly [number, number])[] {
  const same = (at: number, pastAt: number) => now[at]?.hash === past[pastAt]?.hash;
  let start = 0;
  while (start < now.length && start < past.length && same(start, start)) start++;
  let [end, pastEnd] = [now.length, past.length];
  while (end > start && pastEnd > start && same(end - 1, pastEnd - 1)) [end, pastEnd] = [end - 1, pastEnd - 1];
  const head = Array.from({ length: start }, (_, index) => [index, index] as const);
  const tail = Array.from({ length: now.length - end }, (_, index) => [end + index, pastEnd + index] as const);
  if ((end - start) * (pastEnd - start) > MOST_PAIRS) return [...head, ...tail];
  const middle = longestCommon(now.slice(start, end), past.slice(start, pastEnd));
  return [...head, ...middle.map(([at, pastAt]) => [start + at, start + pastAt] as const), ...tail];
}

function longestCommon(a: readonly PastBlock[], b: readonly PastBlock[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const isSame = a[i]?.hash === b[j]?.hash;
      lengths[i * width + j] = isSame ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  const common: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]?.hash === b[j]?.hash) common.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return common;
}
