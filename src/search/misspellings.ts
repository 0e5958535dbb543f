// Finds the words of the index that a misspelt word may have meant.

/** Candidates at the smallest distance found: one edit for words of four letters, two from eight on. */
export function misspellings(word: string, vocabulary: readonly string[], most: number): string[] {
  const letters = [...word];
  if (letters.length < 4) return [];
  let allowed = letters.length < 8 ? 1 : 2;
  let best: string[] = [];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = edits(letters, candidate, allowed);
    if (distance > allowed) continue;
    if (distance < allowed) best = [];
    allowed = distance;
    best.push(candidate);
  }
  // Readers seldom get the first letter wrong.
  best.sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]));
  return best.slice(0, most);
}

/** Insertions, deletions, replacements and swaps of neighbours; more than `limit` ends early. */
function edits(a: readonly string[], b: string, limit: number): number {
  const width = b.length + 1;
  let beforeLast = new Uint8Array(width);
  let last = Uint8Array.from({ length: width }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint8Array(width);
    row[0] = i;
    let smallest = i;
    for (let j = 1; j < width; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return smallest;
    beforeLast = last;
    last = row;
  }
  return last[width - 1] ?? limit + 1;
}
