// Counts the words of one page's sections: pure, so that it runs in a worker thread and its result is posted as plain data.
import type { SearchRecord } from "../shared/search-record.js";
import { type Field, fields } from "./ranking.js";
import type { Tokeniser } from "./tokeniser.js";

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

export const weightStep = 128;

/** Weighs all sections of one page. */
export function weighPage(records: readonly SearchRecord[], tokeniser: Tokeniser): WeighedPage {
  const scale = openScale(tokeniser);
  for (const [index, record] of records.entries()) {
    scale.begin();
    for (const [field, text] of fieldTexts(record, index === 0)) scale.put(field, text);
    scale.end();
  }
  return scale.result();
}

function fieldTexts(record: SearchRecord, isFirst: boolean): [Field, string][] {
  const { page, headings } = record;
  const own = headings.at(-1);
  return [
    ["title", page.title],
    ["heading", own ?? page.title],
    ["trail", headings.slice(0, -1).join(" ")],
    ["crumbs", page.crumbs.join(" ")],
    ["path", page.path.replace(/[-/]/g, " ")],
    ["body", isFirst && page.description ? `${page.description}\n${record.text}` : record.text],
    ["code", record.code],
    ["keywords", [...page.keywords, ...page.tags, ...record.names].join(" ")],
  ];
}

function openScale({ eachTerm }: Tokeniser) {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const parts: number[] = [];
  const totals: number[] = [];
  let touched: number[] = [];
  let inSection: number[] = [];
  const sizes: number[] = [];
  const allIds: number[] = [];
  const allWeights: number[] = [];

  function idOf(term: string): number {
    const known = ids.get(term);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(term, id);
    counts.push(0);
    parts.push(0);
    totals.push(0);
    return id;
  }

  function add(id: number, weight: number): void {
    if (totals[id] === 0) inSection.push(id);
    totals[id] = (totals[id] ?? 0) + weight;
  }

  return {
    begin(): void {
      inSection = [];
    },
    put(field: Field, text: string): void {
      if (text === "") return;
      const { weight, dilution, usualLength } = fields[field];
      let length = 0;
      touched = [];
      eachTerm(text, (term, kind) => {
        const id = idOf(term);
        if (kind === "part") {
          add(id, fields.parts.weight);
          return;
        }
        length++;
        if (counts[id] === 0) touched.push(id);
        counts[id] = (counts[id] ?? 0) + 1;
      });
      const correction = 1 - dilution + (dilution * length) / usualLength;
      for (const id of touched) {
        add(id, (weight * (counts[id] ?? 0)) / correction);
        counts[id] = 0;
      }
    },
    end(): void {
      for (const id of inSection) {
        allIds.push(id);
        allWeights.push(Math.min(65535, Math.max(1, Math.round((totals[id] ?? 0) * weightStep))));
        totals[id] = 0;
      }
      sizes.push(inSection.length);
    },
    result(): WeighedPage {
      return {
        terms: [...ids.keys()].join("\n"),
        sizes,
        ids: Uint32Array.from(allIds),
        weights: Uint16Array.from(allWeights),
      };
    },
  };
}
