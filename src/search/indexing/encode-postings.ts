// Brings the words of all pages of a segment together by term, as the bytes that both indexes cut into shards.

import { SATURATION } from "../query/ranking.js";
import { type NumberOf, wordTable } from "../words/word-table.js";
import { growingNumbers, unitReader } from "./growing-numbers.js";
import type { AddedWords } from "./weigh-links.js";
import { WEIGHT_STEP, type WeighedPage } from "./weigh-page.js";

/** All postings of a segment, term after term: those of one are what `readPostings` reads. */
export interface EncodedPostings {
  /** In order. */
  readonly terms: readonly string[];
  /** Sections that hold each term. */
  readonly counts: Uint32Array;
  /** Where the postings of each term begin, and where the last end. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** A page whose words are only read once, since they may be on disk. */
interface Weighed {
  readonly words: WeighedPage;
}

/** Sections are numbered through the pages. */
export function encodePostings(pages: Iterable<Weighed>, added: AddedWords): EncodedPostings {
  const rows = gather(pages, added);
  const { counts, sizes } = measure(rows);
  const terms = [...rows.words].sort();
  const order = Uint32Array.from(terms, (term) => rows.numberOf(term));
  const starts = new Uint32Array(terms.length + 1);
  for (let index = 0; index < order.length; index++) {
    starts[index + 1] = (starts[index] ?? 0) + (sizes[order[index] ?? 0] ?? 0);
  }
  const bytes = encode(rows, { order, starts, counts });
  return { terms, counts: counts.map((_, index) => counts[order[index] ?? 0] ?? 0), starts, bytes };
}

/** What each section holds, section after section. */
interface Rows {
  readonly words: readonly string[];
  readonly numberOf: (term: string) => number;
  /** Rows of each section. */
  readonly sizes: Uint32Array;
  /** Number of the term, and its impact in the last eight bits. */
  readonly rows: Uint32Array;
}

function gather(pages: Iterable<Weighed>, added: AddedWords): Rows {
  const table = wordTable();
  const readUnits = unitReader();
  const rows = growingNumbers();
  const sizes = growingNumbers();
  let section = 0;
  for (const { words } of pages) {
    const { ids, weights } = words;
    const numbers = numbersOf(readUnits(words.terms), table.numberOf);
    let row = 0;
    for (const size of words.sizes) {
      const more = added.get(section++);
      const left = more && new Map([...more].map(([term, weight]) => [table.numberOfWord(term), weight]));
      for (const end = row + size; row < end; row++) {
        const number = numbers[ids[row] ?? 0] ?? 0;
        const weight = (weights[row] ?? 0) + (left?.get(number) ?? 0);
        left?.delete(number);
        rows.push(number * 256 + impactOf(weight));
      }
      for (const [number, weight] of left ?? []) rows.push(number * 256 + impactOf(weight));
      sizes.push(size + (left?.size ?? 0));
    }
  }
  return { words: table.words, numberOf: table.numberOfWord, sizes: sizes.take(), rows: rows.take() };
}

/** The numbers of a page's terms, which are stored line by line. */
function numbersOf(units: Uint16Array, numberOf: NumberOf): number[] {
  const numbers: number[] = [];
  for (let start = 0; start < units.length; ) {
    let end = start;
    while (end < units.length && units[end] !== LINE_FEED) end++;
    numbers.push(numberOf(units, start, end));
    start = end + 1;
  }
  return numbers;
}

const LINE_FEED = 10;

function impactOf(weight: number): number {
  const occurrences = weight / WEIGHT_STEP;
  return Math.max(1, Math.round((255 * occurrences) / (occurrences + SATURATION)));
}

/** How many sections hold each term, and how many bytes its postings take. */
function measure({ words, sizes: ofSections, rows }: Rows) {
  const counts = new Uint32Array(words.length);
  const sizes = new Uint32Array(words.length);
  // The section after that of the term's last posting.
  const nexts = new Uint32Array(words.length);
  let row = 0;
  for (let section = 0; section < ofSections.length; section++) {
    for (const end = row + (ofSections[section] ?? 0); row < end; row++) {
      const number = (rows[row] ?? 0) >>> 8;
      let size = 2;
      for (let step = section - (nexts[number] ?? 0); step > 127; step >>>= 7) size++;
      counts[number] = (counts[number] ?? 0) + 1;
      sizes[number] = (sizes[number] ?? 0) + size;
      nexts[number] = section + 1;
    }
  }
  return { counts, sizes };
}

interface TermSpans {
  /** Numbers of the terms in order. */
  readonly order: Uint32Array;
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
}

/** Of each term the steps from section to section, in groups of seven bits, then the impacts. */
function encode({ words, sizes, rows }: Rows, { order, starts, counts }: TermSpans): Uint8Array {
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  const steps = new Uint32Array(words.length);
  const impacts = new Uint32Array(words.length);
  const nexts = new Uint32Array(words.length);
  for (let index = 0; index < order.length; index++) {
    const number = order[index] ?? 0;
    steps[number] = starts[index] ?? 0;
    impacts[number] = (starts[index + 1] ?? 0) - (counts[number] ?? 0);
  }
  let row = 0;
  for (let section = 0; section < sizes.length; section++) {
    for (const end = row + (sizes[section] ?? 0); row < end; row++) {
      const entry = rows[row] ?? 0;
      const number = entry >>> 8;
      let at = steps[number] ?? 0;
      let step = section - (nexts[number] ?? 0);
      for (; step > 127; step >>>= 7) bytes[at++] = (step & 127) | 128;
      bytes[at++] = step;
      steps[number] = at;
      nexts[number] = section + 1;
      const impact = impacts[number] ?? 0;
      bytes[impact] = entry & 255;
      impacts[number] = impact + 1;
    }
  }
  return bytes;
}

/** Reads the postings of one term, section after section, without making an object of each. */
export class PostingsCursor {
  section = -1;
  impact = 0;
  private at: number;
  private impactAt: number;
  private readonly stop: number;

  constructor(
    private readonly postings: EncodedPostings,
    term: number,
  ) {
    this.at = postings.starts[term] ?? 0;
    this.stop = (postings.starts[term + 1] ?? 0) - (postings.counts[term] ?? 0);
    this.impactAt = this.stop;
  }

  /** False behind the last one. */
  next(): boolean {
    if (this.at >= this.stop) return false;
    const { bytes } = this.postings;
    let step = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = bytes[this.at++] ?? 0;
      step |= (byte & 127) << shift;
    }
    this.section += step + 1;
    this.impact = bytes[this.impactAt++] ?? 0;
    return true;
  }
}
