// Reads JSON a little at a time: formats it as `JSON.stringify(value, null, 2)` does, but leaves texts and numbers as they are
// written, and finds the objects and lists that can be folded.
import type { Steps } from "../../shared/steps.js";

const TOKEN = /\s*("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[-+.\w]+)/y;

const SCALAR = /^(?:".*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/s;

/** Tokens between two stops. */
const STEP = 500;

/** Deeper JSON is not folded. */
export const MOST_LEVELS = 100;

/** An object or list on several lines, by its place in the formatted text. */
export interface Fold {
  readonly start: number;
  /** Where its first member starts. */
  readonly inside: number;
  readonly isList: boolean;
  /** Where the line that ends it starts, and where it ends. */
  close: number;
  end: number;
  readonly members: Members;
  /** How many lines it has, and how many if its members are open but nothing inside them. */
  total: number;
  opened: number;
}

/** A value on one line by where it starts. */
type Member = number | Fold;

/** Members in a list of lists: to copy a long one whenever it grows takes phones long. */
class Members {
  length = 0;
  private readonly blocks: Member[][] = [];

  at(index: number): Member | undefined {
    return this.blocks[Math.floor(index / BLOCK)]?.[index % BLOCK];
  }

  push(member: Member): void {
    if (this.length % BLOCK === 0) this.blocks.push([]);
    this.blocks.at(-1)?.push(member);
    this.length++;
  }

  replaceLast(member: Member): void {
    this.blocks.at(-1)?.splice(-1, 1, member);
  }
}

const BLOCK = 10_000;

/** Lists that are open show what is in their items. */
export function levelsInside({ isList }: Fold, levels: number): number {
  return isList ? Math.max(levels, 1) : levels;
}

/** How many lines a fold has if that many levels inside it are open. */
export function shownLines(fold: Fold, levels: number): number {
  const inside = levelsInside(fold, levels);
  const { members, total, opened } = fold;
  if (inside === 1) return opened;
  let lines = 2 + members.length;
  if (inside === 0 || lines === total) return lines;
  for (let index = 0; index < members.length; index++) lines += linesOf(members.at(index), inside) - 1;
  return lines;
}

/** The same for a member that has so many levels, itself among them. */
export function linesOf(member: Member | undefined, levels: number): number {
  return typeof member === "object" && levels > 0 ? shownLines(member, levels - 1) : 1;
}

export interface ReadJson {
  readonly text: Sliced;
  /** Null if nothing can be folded. */
  readonly whole: Fold | null;
}

/** Text that is read in parts. A long one stays in the pieces that it was made of: to join them takes long. */
export type Sliced = Pick<string, "length" | "slice">;

/** Characters of JSON that is too long to be held twice. */
export const LONG = 500_000;

/** What may come next: `item` and `member` are the first of a list and an object, which may also end. */
type Expected = "value" | "item" | "key" | "member" | "colon" | "next";

interface Reading {
  readonly texts: string[];
  /** Characters that were written, and where the last line starts among them. */
  length: number;
  line: number;
  expected: Expected;
  /** The lists and objects that are open, around them one for the whole. */
  readonly open: [Fold, ...Fold[]];
  isDeep: boolean;
}

/** Reads a text that comes in pieces: to join those of a long one takes long. Null if it is not JSON. */
export function* readJson(written: readonly string[]): Steps<ReadJson | null> {
  const pieces: string[] = [];
  const outside = foldAt(0, 0, true);
  const reading: Reading = { texts: [], length: 0, line: 0, expected: "value", open: [outside], isDeep: false };
  let rest = "";
  let count = 0;
  for (const [index, piece] of written.entries()) {
    const text = rest + piece;
    let at = 0;
    for (; at < text.length; at = TOKEN.lastIndex) {
      TOKEN.lastIndex = at;
      const [, token] = TOKEN.exec(text) ?? [];
      const isCut = token === undefined || TOKEN.lastIndex === text.length;
      if (isCut && index < written.length - 1) break;
      // White space may follow the last token.
      if (token === undefined && reading.expected === "next" && text.slice(at).trim() === "") break;
      if (token === undefined || !take(token, reading)) return null;
      if (++count % STEP !== 0) continue;
      pieces.push(reading.texts.splice(0).join(""));
      yield;
    }
    rest = text.slice(at);
  }
  if (reading.expected !== "next" || reading.open.length > 1) return null;
  const whole = outside.members.at(0);
  if (typeof whole === "object") whole.end = reading.length;
  const isFolded = typeof whole === "object" && !reading.isDeep;
  pieces.push(reading.texts.join(""));
  return { text: slicedPieces(pieces), whole: isFolded ? whole : null };
}

function slicedPieces(pieces: readonly string[]): Sliced {
  const starts: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    starts.push(length);
    length += piece.length;
  }
  const slice = (from = 0, to = length): string => {
    const first = starts.findLastIndex((start) => start <= from);
    const past = starts.findIndex((start) => start >= to);
    const start = starts[first] ?? 0;
    return pieces
      .slice(first, past < 0 ? undefined : past)
      .join("")
      .slice(from - start, to - start);
  };
  return { length, slice };
}

function foldAt(start: number, inside: number, isList: boolean): Fold {
  return { start, inside, isList, close: inside, end: inside, members: new Members(), total: 2, opened: 2 };
}

/** Answers whether the token may stand here. */
function take(token: string, reading: Reading): boolean {
  const { expected, open } = reading;
  const isFirst = expected === "item" || expected === "member";
  const holder = open.at(-1) ?? open[0];
  if (token === "}" || token === "]") {
    const isEnd = open.length > 1 && holder.isList === (token === "]") && (isFirst || expected === "next");
    return isEnd && close(token, holder, reading);
  }
  if (token === ",") {
    if (expected !== "next" || open.length === 1) return false;
    write(",", holder.isList ? "value" : "key", reading);
    return startLine(holder, reading);
  }
  if (token === ":") return expected === "colon" && write(": ", "value", reading);
  if (isFirst) startLine(holder, reading);
  if (expected !== "value" || holder.isList) addMember(holder, reading.line);
  if (expected === "key" || expected === "member") return token.startsWith('"') && write(token, "colon", reading);
  if (expected !== "value" && expected !== "item") return false;
  if (token !== "{" && token !== "[") return SCALAR.test(token) && write(token, "next", reading);
  write(token, token === "{" ? "member" : "item", reading);
  const fold = foldAt(reading.line, reading.length + 1, token === "[");
  holder.members.replaceLast(fold);
  open.push(fold);
  reading.isDeep ||= open.length > MOST_LEVELS;
  return true;
}

function addMember(holder: Fold, start: number): void {
  holder.members.push(start);
  holder.total++;
  holder.opened++;
}

/** What is empty stays on one line, and is no fold. */
function close(token: string, fold: Fold, reading: Reading): boolean {
  reading.open.pop();
  const around = reading.open.at(-1);
  if (fold.members.length > 0) {
    startLine(fold, reading);
    fold.close = reading.line;
    if (around) {
      // It was counted as one line.
      around.total += fold.total - 1;
      around.opened += shownLines(fold, 0) - 1;
    }
  } else around?.members.replaceLast(fold.start);
  return write(token, "next", reading);
}

/** What stood before it in its holder ends here. */
function startLine({ members }: Fold, reading: Reading): true {
  reading.line = reading.length + 1;
  const last = members.at(members.length - 1);
  if (typeof last === "object") last.end = reading.line;
  return write(`\n${"  ".repeat(reading.open.length - 1)}`, reading.expected, reading);
}

function write(text: string, next: Expected, reading: Reading): true {
  reading.texts.push(text);
  reading.length += text.length;
  reading.expected = next;
  return true;
}
