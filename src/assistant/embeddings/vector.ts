// Owns vectors as they are kept: eight bits a number, of one length.

const FULL = 127;

/** Eight bits are enough for an order: all numbers are small beside the largest, and all vectors equally long. */
export function toVector(numbers: readonly number[]): Int8Array {
  const largest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0) || 1;
  return Int8Array.from(numbers, (each) => Math.round((FULL * each) / largest));
}

/** The cosine of two vectors; 0 where one is empty. */
export function cosine(one: Int8Array, other: Int8Array): number {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
}
