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

/** Weighs all sections of one page. */
export type WeighPage = (records: readonly SearchRecord[]) => WeighedPage;

/** Weighs the pages of one language: it remembers words from page to page. */
export function pageWeigher(tokeniser: Tokeniser): WeighPage {
  const scale = openScale(termReader(tokeniser));
  return (records) => weighPage(records, { scale, tokeniser });
}

interface Weighing {
  readonly scale: Scale;
  readonly tokeniser: Tokeniser;
}

function weighPage(records: readonly SearchRecord[], { scale, tokeniser }: Weighing): WeighedPage {
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

interface Scale {
  readonly put: (field: Field, text: string) => void;
  /** Of an operation, whole; null: none. */
  readonly putName: (name: string | null) => void;
  /** `strength`: what the impact of each word is multiplied with. */
  readonly endSection: (strength: number) => void;
  /** What was put since the last page was taken. */
  readonly takePage: () => WeighedPage;
}

function openScale({ names, numberOf, read }: TermReader): Scale {
  // By number of the term: in the field, in the section, and its place in the page, counted from 1.
  let counts = new Uint32Array(1 << 10);
  let totals = new Float64Array(1 << 10);
  let places = new Uint32Array(1 << 10);
  const inField: number[] = [];
  const inSection: number[] = [];
  const inPage: number[] = [];
  const sizes: number[] = [];
  const ids = growingNumbers();
  const weights = growingNumbers();

  function makeRoom(): void {
    if (names.length <= counts.length) return;
    counts = enlarged(counts, new Uint32Array(names.length * 2));
    totals = enlarged(totals, new Float64Array(names.length * 2));
    places = enlarged(places, new Uint32Array(names.length * 2));
  }

  function add(term: number, weight: number): void {
    const before = totals[term] ?? 0;
    if (before === 0) {
      inSection.push(term);
      if (places[term] === 0) places[term] = inPage.push(term);
    }
    totals[term] = before + weight;
  }

  /** Returns the length of the field. */
  function count(terms: Int32Array): number {
    let length = 0;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] ?? 0;
      if (term < 0) {
        add(~term, FIELDS.parts.weight);
        continue;
      }
      length++;
      const before = counts[term] ?? 0;
      if (before === 0) inField.push(term);
      counts[term] = before + 1;
    }
    return length;
  }

  return {
    put(field, text) {
      if (text === "") return;
      const { weight, dilution, usualLength } = FIELDS[field];
      const terms = read(text);
      makeRoom();
      const correction = 1 - dilution + (dilution * count(terms)) / usualLength;
      for (let index = 0; index < inField.length; index++) {
        const term = inField[index] ?? 0;
        add(term, (weight * (counts[term] ?? 0)) / correction);
        counts[term] = 0;
      }
      inField.length = 0;
    },
    putName(name) {
      if (name === null) return;
      const term = numberOf(name);
      makeRoom();
      add(term, FIELDS.operation.weight);
    },
    endSection(strength) {
      for (let index = 0; index < inSection.length; index++) {
        const term = inSection[index] ?? 0;
        ids.push((places[term] ?? 1) - 1);
        weights.push(Math.min(65535, Math.max(1, Math.round(weakened(totals[term] ?? 0, strength) * WEIGHT_STEP))));
        totals[term] = 0;
      }
      sizes.push(inSection.length);
      inSection.length = 0;
    },
    takePage() {
      for (const term of inPage) places[term] = 0;
      const terms = inPage.map((term) => names[term] ?? "").join("\n");
      inPage.length = 0;
      return { terms, sizes: sizes.splice(0), ids: ids.take(), weights: new Uint16Array(weights.take()) };
    },
  };
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
export function askTerm({ termOf }: Pick<Tokeniser, "termOf">, verb: string, object: string): string {
  return `${termOf(verb)} ${termOf(object)}`;
}
