// Searches code for the patterns of grammars: finds what the library's own JavaScript engine finds, with less work.
//
// Grammars repeat the same patterns in many rules. Each pattern is compiled once, when it is first needed, and remembers
// its last search: another rule that asks for it in the same line, further on, has its answer without a search.
import type { RegexEngine } from "shiki/core";
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
    createString: (content): Line => ({ content, id: ++lines }),
    createScanner: (sources) => new Scanner(sources.map((each) => patternOf(String(each)))),
  };
}

/** The patterns of a rule. */
class Scanner implements Scan {
  constructor(private readonly patterns: readonly Pattern[]) {}

  /** Of the matches nearest to `from` that of the first pattern. */
  findNextMatchSync(text: Text, from: number): Match | null {
    const line = typeof text === "string" ? { content: text, id: 0 } : lineOf(text);
    let best: Pattern | null = null;
    let bestIndex = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.patterns.length; index++) {
      const pattern = this.patterns[index];
      const found = pattern?.find(line, from) ?? -1;
      if (pattern === undefined || found === -1 || found >= nearest) continue;
      best = pattern;
      bestIndex = index;
      nearest = found;
      if (found === from) break;
    }
    return best === null ? null : { index: bestIndex, captureIndices: best.captures() };
  }
}

function lineOf(text: Exclude<Text, string>): Line {
  return "id" in text && typeof text.id === "number" ? { content: text.content, id: text.id } : { ...text, id: 0 };
}

/** A pattern with its last search. */
class Pattern {
  /** Undefined before it is needed; null where JavaScript has no such pattern. */
  private compiled: { readonly regexp: RegExp; readonly translation: Translation } | null | undefined;
  private lineId = 0;
  private searchedFrom = 0;
  private foundAt = -1;
  private match: RegExpExecArray | null = null;
  private readonly required: RequiredTexts;

  constructor(private readonly source: string) {
    this.required = requiredTexts(source);
  }

  /** Where the pattern matches next; -1: nowhere. */
  find({ content, id }: Line, from: number): number {
    const isKnown = id !== 0 && id === this.lineId && this.searchedFrom <= from;
    if (isKnown && (this.foundAt === -1 || this.foundAt >= from)) return this.foundAt;
    if (this.required !== null && !holdsOneOf(content, this.required, from)) {
      this.lineId = id;
      this.searchedFrom = from;
      this.foundAt = -1;
      return -1;
    }
    this.compiled = this.compiled === undefined ? compile(this.source) : this.compiled;
    if (this.compiled === null) return -1;
    const { isClipped } = this.compiled.translation;
    this.match = search(this.compiled.regexp, isClipped ? content.slice(from) : content, isClipped ? 0 : from);
    // A pattern that speaks of where the search began finds something else from elsewhere.
    this.lineId = isClipped || this.compiled.regexp.sticky ? 0 : id;
    this.searchedFrom = from;
    this.foundAt = this.match === null ? -1 : this.match.index + (isClipped ? from : 0);
    return this.foundAt;
  }

  /** The captures of the match that was found last. */
  captures(): Capture[] {
    if (!this.match || !this.compiled) return [];
    const { translation } = this.compiled;
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

function compile(source: string): { regexp: RegExp; translation: Translation } | null {
  const translation = translatePattern(source);
  try {
    return translation && { regexp: new RegExp(translation.pattern, translation.flags), translation };
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
