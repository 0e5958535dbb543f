// Measures how close to each other a text says words: what says them together speaks of what is asked, not of each apart.

/** A word at its place among the telling words of a text. */
export interface PlacedWord<Word> {
  readonly word: Word;
  readonly place: number;
}

/** Telling words in a stretch of text at most; words twice as far apart would be worth nothing. */
const LONGEST_STRETCH = 12;
const WORTH_NOTHING = 2 * LONGEST_STRETCH;

/**
 * The most that two or more different words are worth in one stretch of a text: less, the further they are apart.
 * @param placed in their order
 */
export function worthTogether<Word>(placed: readonly PlacedWord<Word>[], worthOf: (word: Word) => number): number {
  let most = 0;
  for (const [index, first] of placed.entries()) {
    const said = new Set([first.word]);
    let worth = worthOf(first.word);
    for (let next = index + 1; next < placed.length; next++) {
      const { word, place } = placed[next] ?? first;
      const distance = place - first.place;
      if (distance >= LONGEST_STRETCH) break;
      if (said.has(word)) continue;
      said.add(word);
      worth += worthOf(word);
      most = Math.max(most, worth * (1 - distance / WORTH_NOTHING));
    }
  }
  return most;
}
