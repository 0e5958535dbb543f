// Does long work on the store in portions, so that other queries are not blocked.

/** Rows of one piece. */
export const PORTION = 500;

/** @param work does the next piece, and answers how many rows it was; fewer than a portion: it was the last */
export async function inPortions(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work();
    total += done;
    if (done < PORTION) return total;
  }
}
