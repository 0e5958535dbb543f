// Owns a pattern of a grammar: where it cannot begin, when it need not be tried, what searches for it.

import type { Line } from "../line.js";
import type { Beginning } from "./beginning.js";
import { holdsOneOfEach } from "./character-sets.js";
import type { PatternFacts } from "./pattern-facts.js";
import { type GeneralSearch, generalSearch, type Indices, NONE, PlainSearch, type Search } from "./pattern-search.js";
import type { RequiredTexts } from "./required-texts.js";

export { NONE };

export class Pattern {
  /** For plain lines, for ASCII lines, and for all. Undefined until needed; null where there is none. */
  private plain: PlainSearch | null | undefined;
  private ascii: GeneralSearch | null | undefined;
  private general: GeneralSearch | null | undefined;
  private required: RequiredTexts | undefined;
  private knownBeginning: Beginning | null = null;
  /** The last line searched, and its search; null where the line has no match. */
  private line: Line | null = null;
  private search: Search | null = null;

  constructor(private readonly facts: PatternFacts) {}

  get beginning(): Beginning {
    this.knownBeginning ??= this.facts.beginning;
    return this.knownBeginning;
  }

  /** The end of a match at a position, or `NONE`; the search began at `from`. Positions in a line only increase. */
  endOf(line: Line, at: number, from: number): number {
    if (this.line !== line) {
      this.line = line;
      this.search = this.mayBeIn(line, at) ? this.searchIn(line) : null;
    }
    return this.search === null ? NONE : this.search.endOf(at, from);
  }

  /** Start and end of the groups of a match, by number. */
  captures(start: number, end: number): Indices {
    return this.search?.captures(start, end) ?? [];
  }

  private mayBeIn({ content, characters }: Line, from: number): boolean {
    if (characters !== null && this.plain && !holdsOneOfEach(characters, this.plain.needs)) return false;
    if (this.required === undefined) this.required = this.facts.required;
    if (this.required === null) return true;
    for (const text of this.required) if (content.includes(text, from)) return true;
    return false;
  }

  private searchIn({ content, plain }: Line): Search | null {
    const search = plain === null ? null : this.searchPlain();
    if (plain !== null && search !== null) {
      search.begin(plain);
      return search;
    }
    const general = plain === content ? this.searchAscii() : this.searchAny();
    general?.begin(content);
    return general;
  }

  private searchPlain(): PlainSearch | null {
    if (this.plain === undefined) {
      const { plain } = this.facts;
      this.plain = plain && new PlainSearch(plain);
    }
    return this.plain;
  }

  private searchAscii(): GeneralSearch | null {
    if (this.ascii === undefined) this.ascii = generalSearch(this.facts.ascii);
    return this.ascii;
  }

  private searchAny(): GeneralSearch | null {
    if (this.general === undefined) this.general = generalSearch(this.facts.general);
    return this.general;
  }
}
