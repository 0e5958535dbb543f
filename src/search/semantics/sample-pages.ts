// Chooses the pages that a semantic space is learned from: the same ones as long as there are the same pages.

export interface SampledPage {
  readonly path: string;
  readonly sections: number;
}

/** Sections after which more of them find no better directions: with 1500, MRR falls by 0.3 to 2. */
const MOST_SAMPLED = 2500;

/** For each section its row in the sample; -1: it is not in it. */
export interface Sample {
  readonly rowOf: Int32Array;
  readonly rows: number;
}

/** Chosen by hashes of paths, not by chance or order, so that a new page changes little. */
export function samplePages(pages: readonly SampledPage[]): Sample {
  const hashes = Uint32Array.from(pages, ({ path }) => hashOf(path));
  const order = Array.from(pages.keys()).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
  const holds = pages.map(() => false);
  let rows = 0;
  for (const page of order) {
    if (rows >= MOST_SAMPLED) break;
    holds[page] = true;
    rows += pages[page]?.sections ?? 0;
  }
  return { rows, rowOf: rowsOf(pages, holds) };
}

function rowsOf(pages: readonly SampledPage[], holds: readonly boolean[]): Int32Array {
  const rowOf = new Int32Array(pages.reduce((sum, { sections }) => sum + sections, 0)).fill(-1);
  let section = 0;
  let row = 0;
  for (const [page, { sections }] of pages.entries()) {
    for (const end = section + sections; section < end; section++) if (holds[page]) rowOf[section] = row++;
  }
  return rowOf;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
