// Numbers words by their position in a text, without making strings for known ones.

/** The number of the word from `start` to `end`; one that was not met gets the next. */
export type NumberOf = (units: Uint16Array, start: number, end: number) => number;

interface WordTable {
  /** The words by their numbers. */
  readonly words: readonly string[];
  readonly numberOf: NumberOf;
  readonly numberOfWord: (word: string) => number;
}

export function wordTable(): WordTable {
  const words: string[] = [];
  const numbered = numberTable();
  let letters = new Uint16Array(1 << 8);

  function numberOf(units: Uint16Array, start: number, end: number): number {
    const number = numbered(units, start, end);
    if (number === words.length) words.push(textOf(units, start, end));
    return number;
  }

  return {
    words,
    numberOf,
    numberOfWord(word: string) {
      if (word.length > letters.length) letters = new Uint16Array(word.length);
      for (let at = 0; at < word.length; at++) letters[at] = word.charCodeAt(at);
      return numberOf(letters, 0, word.length);
    },
  };
}

/** Up to so many letters that are put together are copied; of more, the engine keeps the pieces. */
const MOST_COPIED = 12;

/** A text of its own: one that is cut from a page would keep all of it. */
function textOf(units: Uint16Array, start: number, end: number): string {
  if (end - start > MOST_COPIED) return String.fromCharCode(...units.subarray(start, end));
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(units[at] ?? 0);
  return text;
}

/** A slot holds a word's number, counted from 1, its hash, and where its letters start and how many they are. */
const SLOT_SIZE = 4;

/** Numbers words without keeping them as strings. */
export function numberTable(): NumberOf {
  // Never more than half of the slots are taken; where one is, the next is looked at.
  let slots = new Uint32Array(SLOT_SIZE << 11);
  let letters = new Uint16Array(1 << 14);
  let lettersEnd = 0;
  let count = 0;

  /** Returns where the word's letters start. */
  function keepLetters(units: Uint16Array, start: number, end: number): number {
    const first = lettersEnd;
    if (first + end - start > letters.length) {
      const larger = new Uint16Array(letters.length * 2 + end - start);
      larger.set(letters);
      letters = larger;
    }
    for (let at = start; at < end; at++) letters[lettersEnd++] = units[at] ?? 0;
    return first;
  }

  return (units, start, end) => {
    const hash = hashOf(units, start, end);
    const last = slots.length - SLOT_SIZE;
    let slot = (hash * SLOT_SIZE) & last;
    for (let number = slots[slot] ?? 0; number !== 0; number = slots[slot] ?? 0) {
      if (slots[slot + 1] === hash && slots[slot + 3] === end - start) {
        const from = (slots[slot + 2] ?? 0) - start;
        let at = start;
        while (at < end && letters[from + at] === units[at]) at++;
        if (at === end) return number - 1;
      }
      slot = (slot + SLOT_SIZE) & last;
    }
    slots[slot] = ++count;
    slots[slot + 1] = hash;
    slots[slot + 2] = keepLetters(units, start, end);
    slots[slot + 3] = end - start;
    if (count * 2 * SLOT_SIZE >= slots.length) slots = spread(slots);
    return count - 1;
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
  const last = larger.length - SLOT_SIZE;
  for (let from = 0; from < slots.length; from += SLOT_SIZE) {
    if (slots[from] === 0) continue;
    let slot = ((slots[from + 1] ?? 0) * SLOT_SIZE) & last;
    while (larger[slot] !== 0) slot = (slot + SLOT_SIZE) & last;
    for (let field = 0; field < SLOT_SIZE; field++) larger[slot + field] = slots[from + field] ?? 0;
  }
  return larger;
}
