// Counts the words of a page's sections. Pure, so that it runs in a worker thread.
import type { SearchRecord } from "../../shared/search-record.js";
import { FIELDS, type Field, LONG_SECTION, SATURATION } from "../query/ranking.js";
import { operationName } from "../words/operation-name.js";
import { operationAsks } from "../words/operation-words.js";
import { type TermReader, termReader } from "../words/term-reader.js";
import type { Tokeniser } from "../words/tokeniser.js";
import { growingNumbers } from "./growing-numbers.js";

/** The words of one page, as compact as threads like to exchange them. */
export interface WeighedPage {
  /** Every term of the page once, joined by line feeds. */
  readonly terms: string;
  /** How many entries of `ids` and `weights` belong to each section. */
  readonly sizes: readonly number[];
  readonly ids: Uint32Array;
  /** Weighted and length-corrected occurrences, in steps of 1/128. */
  readonly weights: Uint16Array;
}

export const WEIGHT_STEP = 128;

/** Weighs the pages of one language, each with all its sections: it remembers words from page to page. */
export function pageWeigher(tokeniser: Tokeniser) {
  const scale = new Scale(termReader(tokeniser));
  return (records: readonly SearchRecord[]) => weighPage(records, scale, tokeniser);
}

function weighPage(records: readonly SearchRecord[], scale: Scale, tokeniser: Tokeniser): WeighedPage {
  const page = records[0]?.page;
  const pathWords = page?.path.replace(/[-/]/g, " ") ?? "";
  const keywords = [...(page?.keywords ?? []), ...(page?.tags ?? [])];
  for (const [index, { headings, text, code, names, operation }] of records.entries()) {
    const isFirst = index === 0;
    scale.put("title", page?.title ?? "");
    scale.put("heading", headings.at(-1) ?? page?.title ?? "");
    scale.put("trail", headings.slice(0, -1).join(" "));
    // In every section, the words that navigation is made of would pass for words that say nothing.
    if (isFirst) scale.put("crumbs", page?.crumbs.join(" ") ?? "");
    scale.put("path", pathWords);
    scale.put("body", isFirst && page?.description ? `${page.description}\n${text}` : text);
    scale.put("code", code);
    scale.put("keywords", [...keywords, ...names].join(" "));
    if (operation) {
      const { method, path, sentence } = operation;
      scale.put("sentence", sentence);
      const isTelling = (word: string) => !tokeniser.stopWords.has(word);
      const asks = operationAsks({ method, path }, [page?.title ?? "", sentence], isTelling);
      for (const ask of new Set(asks.map(([verb, object]) => askTerm(tokeniser, verb, object)))) scale.putName(ask);
    }
    for (const name of names) scale.putName(operationName(name));
    scale.endSection(strengthOf(text.length + code.length));
  }
  return scale.takePage();
}

/** Sums up the terms of fields to sections, and of sections to a page. */
class Scale {
  // By number of the term: in the field, in the section, and its place in the page, counted from 1.
  private counts = new Uint32Array(1 << 10);
  private totals = new Float64Array(1 << 10);
  private places = new Uint32Array(1 << 10);
  private readonly inField: number[] = [];
  private readonly inSection: number[] = [];
  private readonly inPage: number[] = [];
  private readonly sizes: number[] = [];
  private readonly ids = growingNumbers();
  private readonly weights = growingNumbers();

  constructor(private readonly reader: TermReader) {}

  put(field: Field, text: string): void {
    if (text === "") return;
    const { weight, dilution, usualLength } = FIELDS[field];
    const terms = this.reader.read(text);
    this.makeRoom();
    const correction = 1 - dilution + (dilution * this.count(terms)) / usualLength;
    const { inField, counts } = this;
    for (let index = 0; index < inField.length; index++) {
      const term = inField[index] ?? 0;
      this.add(term, (weight * (counts[term] ?? 0)) / correction);
      counts[term] = 0;
    }
    inField.length = 0;
  }

  /** Of an operation, whole; null: none. */
  putName(name: string | null): void {
    if (name === null) return;
    const term = this.reader.numberOf(name);
    this.makeRoom();
    this.add(term, FIELDS.operation.weight);
  }

  /** `strength`: what the impact of each word is multiplied with. */
  endSection(strength: number): void {
    const { inSection, totals, places, ids, weights } = this;
    for (let index = 0; index < inSection.length; index++) {
      const term = inSection[index] ?? 0;
      ids.push((places[term] ?? 1) - 1);
      weights.push(Math.min(65535, Math.max(1, Math.round(weakened(totals[term] ?? 0, strength) * WEIGHT_STEP))));
      totals[term] = 0;
    }
    this.sizes.push(inSection.length);
    inSection.length = 0;
  }

  /** What was put since the last page was taken. */
  takePage(): WeighedPage {
    const { inPage, places, reader } = this;
    for (const term of inPage) places[term] = 0;
    const terms = inPage.map((term) => reader.names[term] ?? "").join("\n");
    inPage.length = 0;
    return { terms, sizes: this.sizes.splice(0), ids: this.ids.take(), weights: new Uint16Array(this.weights.take()) };
  }

  private makeRoom(): void {
    const { length } = this.reader.names;
    if (length <= this.counts.length) return;
    this.counts = enlarged(this.counts, new Uint32Array(length * 2));
    this.totals = enlarged(this.totals, new Float64Array(length * 2));
    this.places = enlarged(this.places, new Uint32Array(length * 2));
  }

  private add(term: number, weight: number): void {
    const { totals, places } = this;
    const before = totals[term] ?? 0;
    if (before === 0) {
      this.inSection.push(term);
      if (places[term] === 0) places[term] = this.inPage.push(term);
    }
    totals[term] = before + weight;
  }

  /** Returns the length of the field. */
  private count(terms: Int32Array): number {
    const { counts, inField } = this;
    let length = 0;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] ?? 0;
      if (term < 0) {
        this.add(~term, FIELDS.parts.weight);
        continue;
      }
      length++;
      const before = counts[term] ?? 0;
      if (before === 0) inField.push(term);
      counts[term] = before + 1;
    }
    return length;
  }
}

/** Long sections say something of everything: each doubling above the usual length takes a share of what they say. */
function strengthOf(length: number): number {
  const doublings = Math.log2(length / LONG_SECTION.letters);
  return doublings <= 0 ? 1 : LONG_SECTION.keeps ** doublings;
}

/** The weight with `strength` times the impact. */
function weakened(weight: number, strength: number): number {
  if (strength === 1) return weight;
  const impact = (strength * weight) / (weight + SATURATION);
  return (SATURATION * impact) / (1 - impact);
}

function enlarged<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}

/** One term of two words, each in its usual form. */
function askTerm({ termOf }: Pick<Tokeniser, "termOf">, verb: string, object: string): string {
  return `${termOf(verb)} ${termOf(object)}`;
}
