// Numbers words where they stand among the units of a text: no string is made for one that was met before.
import { unitReader } from "./text-units.js";

export interface WordTable {
  /** The words by their numbers. */
  readonly words: readonly string[];
  /** The number of the word from `start` to `end`; one that was not met gets the next. */
  readonly numberOf: (units: Uint16Array, start: number, end: number) => number;
  readonly numberOfWord: (word: string) => number;
}

/** A slot holds a word's number, counted from 1, its hash, and where its letters start and how many they are. */
const slotSize = 4;

export function wordTable(): WordTable {
  const words: string[] = [];
  const readUnits = unitReader();
  // Never more than half of the slots are taken; where one is, the next is looked at.
  let slots = new Uint32Array(slotSize << 11);
  let letters = new Uint16Array(1 << 14);
  let lettersEnd = 0;

  function isAt(start: number, units: Uint16Array, from: number, to: number): boolean {
    let at = start;
    for (let unit = from; unit < to; unit++) if (letters[at++] !== units[unit]) return false;
    return true;
  }

  function add(slot: number, hash: number, word: Uint16Array): number {
    if (lettersEnd + word.length > letters.length) {
      const larger = new Uint16Array(letters.length * 2 + word.length);
      larger.set(letters);
      letters = larger;
    }
    letters.set(word, lettersEnd);
    const number = words.push(String.fromCharCode(...word));
    slots.set([number, hash, lettersEnd, word.length], slot);
    lettersEnd += word.length;
    if (number * 2 * slotSize >= slots.length) slots = spread(slots);
    return number - 1;
  }

  function numberOf(units: Uint16Array, start: number, end: number): number {
    const hash = hashOf(units, start, end);
    const last = slots.length - slotSize;
    let slot = (hash * slotSize) & last;
    for (let number = slots[slot] ?? 0; number !== 0; number = slots[slot] ?? 0) {
      const isLike = slots[slot + 1] === hash && slots[slot + 3] === end - start;
      if (isLike && isAt(slots[slot + 2] ?? 0, units, start, end)) return number - 1;
      slot = (slot + slotSize) & last;
    }
    return add(slot, hash, units.subarray(start, end));
  }

  return {
    words,
    numberOf,
    numberOfWord: (word) => numberOf(readUnits(word), 0, word.length),
  };
}

function hashOf(units: Uint16Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (units[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Twice as many slots. */
function spread(slots: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(slots.length * 2);
  const last = larger.length - slotSize;
  for (let from = 0; from < slots.length; from += slotSize) {
    if (slots[from] === 0) continue;
    let slot = ((slots[from + 1] ?? 0) * slotSize) & last;
    while (larger[slot] !== 0) slot = (slot + slotSize) & last;
    larger.set(slots.subarray(from, from + slotSize), slot);
  }
  return larger;
}
