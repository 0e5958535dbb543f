// Owns the table of facts about a grammar's patterns, made when docsgen is bundled: reading the patterns again in every
// build takes longer than colouring the code of a small site.
import type { CharacterSet } from "./character-sets.js";
import type { FactsOf, PatternFacts } from "./pattern-facts.js";
import type { PlainPattern } from "./plain-pattern.js";
import type { RequiredTexts } from "./required-texts.js";
import { type Translation, translatePattern } from "./translate-pattern.js";

/** The content of a JSON file. Each set is stored once; rows refer to sets by index. */
export interface PatternTable {
  readonly sets: readonly CharacterSet[];
  /** By the sources of the patterns. */
  readonly rows: Readonly<Record<string, Row>>;
}

/** The pattern for ASCII is only stored where there is no plain one. */
type Row = readonly [
  before: number,
  first: number,
  required: RequiredTexts,
  plain: PlainRow | null,
  ascii?: AsciiRow | null,
];

/** 0 stands for a pattern equal to its source, and for one without captures to drop. */
type PlainRow = readonly [pattern: string | 0, bare: string | 0, isCaseless: 0 | 1];

type AsciiRow = readonly [
  pattern: string,
  flags: string,
  isClipped: 0 | 1,
  hidden: readonly number[],
  transfers: readonly (readonly [number, number])[],
];

export function patternTable(sources: Iterable<string>, factsOf: FactsOf): PatternTable {
  const sets: CharacterSet[] = [];
  const places = new Map<string, number>();
  const placeOf = (set: CharacterSet): number => {
    const key = set.join();
    const place = places.get(key) ?? sets.push(set) - 1;
    places.set(key, place);
    return place;
  };
  const rowOf = (source: string): Row => {
    const facts = factsOf(source);
    const { beginning, required, plain } = facts;
    const start = [placeOf(beginning.before), placeOf(beginning.first), required] as const;
    if (plain !== null) return [...start, plainRow(plain, source)];
    const { ascii } = facts;
    return [...start, null, ascii && asciiRow(ascii)];
  };
  return { rows: Object.fromEntries(Array.from(sources, (source) => [source, rowOf(source)])), sets };
}

function plainRow({ pattern, bare, isCaseless }: PlainPattern, source: string): PlainRow {
  return [pattern === source ? 0 : pattern, bare === pattern ? 0 : bare, isCaseless ? 1 : 0];
}

function asciiRow({ pattern, flags, isClipped, hidden, transfers }: Translation): AsciiRow {
  return [pattern, flags, isClipped ? 1 : 0, [...hidden], [...transfers]];
}

/** What a table says of a pattern; null for nothing. */
export function factsIn(table: PatternTable, source: string): PatternFacts | null {
  return Object.hasOwn(table.rows, source) ? new TableFacts(source, table) : null;
}

class TableFacts implements PatternFacts {
  private readonly row: Row;

  constructor(
    private readonly source: string,
    private readonly table: PatternTable,
  ) {
    this.row = table.rows[source] as Row;
  }

  get beginning() {
    const [before, first] = this.row;
    return { before: this.set(before), first: this.set(first) };
  }

  get required(): RequiredTexts {
    return this.row[2];
  }

  get plain(): PlainPattern | null {
    const [, , , plain] = this.row;
    if (plain === null) return null;
    const pattern = plain[0] || this.source;
    return { pattern, bare: plain[1] || pattern, isCaseless: plain[2] === 1 };
  }

  get ascii(): Translation | null {
    const [, , , , ascii] = this.row;
    if (!ascii) return null;
    const [pattern, flags, isClipped, hidden, transfers] = ascii;
    return { pattern, flags, isClipped: isClipped === 1, hidden: new Set(hidden), transfers: new Map(transfers) };
  }

  get general(): Translation | null {
    return translatePattern(this.source);
  }

  private set(place: number): CharacterSet {
    return this.table.sets[place] as CharacterSet;
  }
}
