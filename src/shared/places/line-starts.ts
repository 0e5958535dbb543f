// Finds lines by their start offset.

const NEW_LINE = 0x0a;

/** Where each line of a file begins, in bytes: to decode a large file takes longer than to find a few lines of it. */
export function lineStarts(bytes: Buffer): readonly number[] {
  const starts = [0];
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) starts.push(at + 1);
  return starts;
}

/** The position in `starts` of the line that an offset is in. */
export function lineOf(offset: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
