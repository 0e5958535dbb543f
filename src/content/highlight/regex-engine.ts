// Searches code for the patterns of grammars: finds what the library's own JavaScript engine finds, with less work.
//
// Grammars repeat the same patterns in many rules. Each pattern is compiled once, when it is first needed, and remembers
// its last search: another rule that asks for it in the same line, further on, has its answer without a search. A rule
// asks no more for patterns that it knows the rest of the line not to have.
import type { RegexEngine } from "shiki/core";
import { type CharacterSet, charactersOf, type FindNeed, holdsOneOfEach, needFinder } from "./character-sets.js";
import { type Capture, type GeneralSearch, generalSearch, NEVER, PlainSearch, type Search } from "./pattern-search.js";
import { plainPattern } from "./plain-pattern.js";
import { type RequiredTexts, requiredTexts } from "./required-texts.js";

type Scan = ReturnType<RegexEngine["createScanner"]>;
type Text = Parameters<Scan["findNextMatchSync"]>[0];
type Match = NonNullable<ReturnType<Scan["findNextMatchSync"]>>;

/** A line of code; two lines of the same text are two strings. */
interface Line {
  readonly content: string;
  /** 0: one that is not remembered. */
  readonly id: number;
  /** Null where it is not all ASCII. */
  readonly characters: CharacterSet | null;
}

export function createRegexEngine(): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const findNeed = needFinder();
  const patternOf = (source: string): Pattern => {
    const known = patterns.get(source) ?? new Pattern(source, findNeed);
    patterns.set(source, known);
    return known;
  };
  let lines = 0;
  return {
    createString: (content): Line => ({ content, id: ++lines, characters: charactersOf(content) }),
    createScanner: (sources) => new Scanner(sources.map((each) => patternOf(String(each)))),
  };
}

/** The patterns of a rule. */
class Scanner implements Scan {
  private lineId = 0;
  private searchedFrom = 0;
  /** Of the patterns those that may still match in the line: the first `count` of these numbers. */
  private readonly open: Uint16Array;
  private readonly all: Uint16Array;
  private count = 0;

  constructor(private readonly patterns: readonly Pattern[]) {
    this.all = Uint16Array.from(patterns.keys());
    this.open = new Uint16Array(patterns.length);
  }

  /** Of the matches nearest to `from` that of the first pattern. */
  findNextMatchSync(text: Text, from: number): Match | null {
    const line = typeof text === "string" ? { content: text, id: 0, characters: null } : lineOf(text);
    this.begin(line, from);
    const { open, patterns, count } = this;
    let best: Pattern | null = null;
    let bestIndex = 0;
    let nearest = Number.POSITIVE_INFINITY;
    let kept = 0;
    let at = 0;
    while (at < count && nearest > from) {
      const index = open[at++] ?? 0;
      const pattern = patterns[index];
      if (pattern === undefined) continue;
      const found = pattern.find(line, from);
      if (found === NEVER) continue;
      open[kept++] = index;
      if (found < 0 || found >= nearest) continue;
      best = pattern;
      bestIndex = index;
      nearest = found;
    }
    if (kept < at) open.copyWithin(kept, at, count);
    this.count = kept + count - at;
    return best === null ? null : { index: bestIndex, captureIndices: best.captures() };
  }

  private begin({ id }: Line, from: number): void {
    if (id === 0 || id !== this.lineId || from < this.searchedFrom) {
      this.open.set(this.all);
      this.count = this.all.length;
    }
    this.lineId = id;
    this.searchedFrom = from;
  }
}

function lineOf(text: Exclude<Text, string>): Line {
  return isLine(text) ? text : { content: text.content, id: 0, characters: null };
}

function isLine(text: Exclude<Text, string>): text is Line {
  return "id" in text;
}

/** Not found from here on, but perhaps from another place behind. */
const NOT_HERE = -1;

/** A pattern with its last search. */
class Pattern {
  /** For lines of ASCII and for all others. Undefined before it is needed; null where there is none. */
  private plain: PlainSearch | null | undefined;
  private general: GeneralSearch | null | undefined;
  private required: RequiredTexts | undefined;
  private searched: Search | null = null;
  private lineId = 0;
  private searchedFrom = 0;
  private foundAt = NEVER;

  constructor(
    private readonly source: string,
    private readonly findNeed: FindNeed,
  ) {}

  /** Where the pattern matches next, `NOT_HERE` or `NEVER`. */
  find(line: Line, from: number): number {
    const { id } = line;
    const isKnown = id !== 0 && id === this.lineId && this.searchedFrom <= from;
    if (isKnown && (this.foundAt < 0 || this.foundAt >= from)) return this.foundAt;
    this.lineId = id;
    this.searchedFrom = from;
    this.foundAt = this.canMatch(line, from) ? this.search(line, from) : NEVER;
    return this.foundAt;
  }

  /** False where the line lacks what every match holds. */
  private canMatch({ content, characters }: Line, from: number): boolean {
    if (characters !== null && this.plain && !holdsOneOfEach(characters, this.plain.needs)) return false;
    if (this.required === undefined) this.required = requiredTexts(this.source);
    return this.required === null || holdsOneOf(content, this.required, from);
  }

  private search({ content, characters }: Line, from: number): number {
    if (characters !== null) {
      if (this.plain === undefined) {
        const pattern = plainPattern(this.source, this.findNeed);
        this.plain = pattern && new PlainSearch(pattern);
      }
      if (this.plain !== null) {
        this.searched = this.plain;
        return holdsOneOfEach(characters, this.plain.needs) ? this.plain.find(content, from) : NEVER;
      }
    }
    if (this.general === undefined) this.general = generalSearch(this.source);
    this.searched = this.general;
    if (this.general === null) return NEVER;
    const found = this.general.find(content, from);
    // A pattern that speaks of where the search began finds something else from elsewhere.
    if (!this.general.speaksOfStart) return found;
    this.lineId = 0;
    return found === NEVER ? NOT_HERE : found;
  }

  /** The captures of the match that was found last. */
  captures(): Capture[] {
    return this.searched === null ? [] : this.searched.captures();
  }
}

function holdsOneOf(text: string, words: readonly string[], from: number): boolean {
  for (const word of words) if (text.indexOf(word, from) !== -1) return true;
  return false;
}
