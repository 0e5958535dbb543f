// Reads encoded postings term by term, without making an object of each.
import type { EncodedPostings } from "../indexing/encode-postings.js";

/** Calls `take` with each section that holds the term, and with the term's impact there. */
export function readColumn(
  { starts, counts, bytes }: EncodedPostings,
  term: number,
  take: (section: number, impact: number) => void,
): void {
  let at = starts[term] ?? 0;
  let impact = (starts[term + 1] ?? 0) - (counts[term] ?? 0);
  const stop = impact;
  for (let section = -1; at < stop; impact++) {
    let step = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      step |= (byte & 127) << shift;
    }
    section += step + 1;
    take(section, bytes[impact] ?? 0);
  }
}
