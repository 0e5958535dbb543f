// Searches code for the patterns of grammars: finds what the library's own JavaScript engine finds, with less work.
//
// Grammars repeat the same patterns in many rules. Each pattern is compiled once, when it is first needed, and remembers
// its last search: another rule that asks for it in the same line, further on, has its answer without a search.
import type { RegexEngine } from "shiki/core";
import { plainPattern } from "./plain-pattern.js";
import { type RequiredTexts, requiredTexts } from "./required-texts.js";
import { type Translation, translatePattern } from "./translate-pattern.js";

type Scan = ReturnType<RegexEngine["createScanner"]>;
type Text = Parameters<Scan["findNextMatchSync"]>[0];
type Match = NonNullable<ReturnType<Scan["findNextMatchSync"]>>;
type Capture = Match["captureIndices"][number];

/** A line of code; two lines of the same text are two strings. */
interface Line {
  readonly content: string;
  /** 0: one that is not remembered. */
  readonly id: number;
  readonly isPlain: boolean;
}

export function createRegexEngine(): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const patternOf = (source: string): Pattern => {
    const known = patterns.get(source) ?? new Pattern(source);
    patterns.set(source, known);
    return known;
  };
  let lines = 0;
  return {
    createString: (content): Line => ({ content, id: ++lines, isPlain: isPlainText(content) }),
    createScanner: (sources) => new Scanner(sources.map((each) => patternOf(String(each)))),
  };
}

/** Whether it is nothing but ASCII. */
function isPlainText(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
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
    const line = typeof text === "string" ? { content: text, id: 0, isPlain: false } : lineOf(text);
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
  return isLine(text) ? text : { content: text.content, id: 0, isPlain: false };
}

function isLine(text: Exclude<Text, string>): text is Line {
  return "id" in text;
}

/** Not found from here on; the second: nor from any place behind. */
const NOT_HERE = -1;
const NEVER = -2;

interface Compiled {
  readonly regexp: RegExp;
  readonly translation: Translation;
  readonly capturing: RegExp | null | undefined;
}

/** A pattern with its last search. */
class Pattern {
  /** For lines of ASCII and for all others. Undefined before it is needed; null where JavaScript has no such pattern. */
  private plain: Compiled | null | undefined;
  private general: Compiled | null | undefined;
  private searched: Compiled | null = null;
  private lineId = 0;
  private searchedFrom = 0;
  private foundAt = NEVER;
  private match: RegExpExecArray | null = null;
  private required: RequiredTexts | undefined;

  constructor(private readonly source: string) {}

  /** Where the pattern matches next, or one of the two signs above. */
  find(line: Line, from: number): number {
    const { id } = line;
    const isKnown = id !== 0 && id === this.lineId && this.searchedFrom <= from;
    if (isKnown && (this.foundAt < 0 || this.foundAt >= from)) return this.foundAt;
    if (this.required === undefined) this.required = requiredTexts(this.source);
    this.searchedFrom = from;
    if (this.required !== null && !holdsOneOf(line.content, this.required, from)) {
      this.lineId = id;
      this.foundAt = NEVER;
    } else this.search(line, from);
    return this.foundAt;
  }

  private search({ content, id, isPlain }: Line, from: number): void {
    const compiled = isPlain ? this.forPlain() : this.forAll();
    this.searched = compiled;
    this.lineId = id;
    this.foundAt = NEVER;
    if (compiled === null) return;
    const { isClipped } = compiled.translation;
    this.match = search(compiled.regexp, isClipped ? content.slice(from) : content, isClipped ? 0 : from);
    if (this.match !== null) this.foundAt = this.match.index + (isClipped ? from : 0);
    if (!isClipped && !compiled.regexp.sticky) return;
    // A pattern that speaks of where the search began finds something else from elsewhere.
    this.lineId = 0;
    if (this.match === null) this.foundAt = NOT_HERE;
  }

  private forPlain(): Compiled | null {
    if (this.plain === undefined) this.plain = compilePlain(this.source) ?? this.forAll();
    return this.plain;
  }

  private forAll(): Compiled | null {
    if (this.general === undefined) this.general = compile(this.source);
    return this.general;
  }

  /** The captures of the match that was found last. */
  captures(): Capture[] {
    if (!this.match || !this.searched) return [];
    const { translation, capturing } = this.searched;
    if (capturing === null) {
      const start = this.match.index;
      const length = this.match[0].length;
      return [{ start, end: start + length, length }];
    }
    if (capturing) {
      capturing.lastIndex = this.foundAt;
      const match = capturing.exec(this.match.input);
      return (match?.indices ?? []).map((each) => captureOf(each, 0));
    }
    const offset = translation.isClipped ? this.searchedFrom : 0;
    const indices = this.match.indices ?? [];
    const isPlain = translation.hidden.size === 0 && translation.transfers.size === 0;
    return (isPlain ? indices : originalCaptures(indices, translation)).map((each) => captureOf(each, offset));
  }
}

function holdsOneOf(text: string, words: readonly string[], from: number): boolean {
  for (const word of words) if (text.indexOf(word, from) !== -1) return true;
  return false;
}

function compilePlain(source: string): Compiled | null {
  const plain = plainPattern(source);
  if (plain === null) return null;
  const { pattern, bare, isCaseless } = plain;
  const flags = isCaseless ? "dyi" : "dy";
  const translation = { pattern, flags, isClipped: false, hidden: NONE, transfers: NO_TRANSFERS };
  return {
    regexp: new RegExp(bare, isCaseless ? "gi" : "g"),
    translation,
    capturing: bare === pattern ? null : new RegExp(pattern, flags),
  };
}

const NONE: ReadonlySet<number> = new Set();
const NO_TRANSFERS: ReadonlyMap<number, number> = new Map();

function compile(source: string): Compiled | null {
  const translation = translatePattern(source);
  try {
    return (
      translation && { regexp: new RegExp(translation.pattern, translation.flags), translation, capturing: undefined }
    );
  } catch {
    return null;
  }
}

/** A pattern that overflows the stack matches nothing. */
function search(regexp: RegExp, text: string, from: number): RegExpExecArray | null {
  regexp.lastIndex = from;
  try {
    return regexp.exec(text);
  } catch {
    return null;
  }
}

type Indices = readonly (readonly [number, number] | undefined)[];

/** The captures as the original pattern numbers them. */
function originalCaptures(indices: Indices, { hidden, transfers }: Translation): Indices {
  const originals: (readonly [number, number] | undefined)[] = [];
  const numbers: number[] = [];
  for (const [number, each] of indices.entries()) {
    if (!hidden.has(number)) {
      numbers[number] = originals.length;
      originals.push(each);
    }
    const target = numbers[transfers.get(number) ?? -1];
    if (target !== undefined && each !== undefined) originals[target] = each;
  }
  return originals;
}

const NOWHERE = 4294967295;

function captureOf(indices: readonly [number, number] | undefined, offset: number): Capture {
  if (indices === undefined) return { start: NOWHERE, end: NOWHERE, length: 0 };
  const [start, end] = indices;
  return { start: start + offset, end: end + offset, length: end - start };
}
