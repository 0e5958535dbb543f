// Follows what something usually amounts to, from a first guess to the mean of the latest amounts.

/** For how many amounts the guess counts, and how many of the latest count at most. */
const GUESS_COUNTS = 5;
const MOST_COUNT = 100;

export interface MeanAmount {
  mean(): number;
  add(amount: number): void;
}

export function meanAmount(guess: number): MeanAmount {
  let mean = guess;
  let count = GUESS_COUNTS;
  return {
    mean: () => mean,
    add(amount) {
      count = Math.min(count + 1, MOST_COUNT);
      mean += (amount - mean) / count;
    },
  };
}
