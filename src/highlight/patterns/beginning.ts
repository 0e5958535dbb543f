// Finds where in a line a pattern of a grammar can begin, so that it is tried nowhere else, and mostly not compiled.
//
// It reads a pattern only as far as it is sure. A pattern it does not understand can begin anywhere.
import {
  type CharacterSet,
  charactersMatching,
  EDGE,
  EVERY_CHARACTER,
  holdsOneOf,
  intersection,
  isWithin,
  NO_CHARACTER,
  union,
  WORD,
  without,
} from "./character-sets.js";
import { type KnownGroups, PatternReader, unlessUnsure, unsure } from "./pattern-reader.js";
import { plainPatterns } from "./plain-pattern.js";
import { NEVER } from "./stand-ins.js";

/** The sets include the edges of a line: the positions before its first and after its last character. */
export interface Beginning {
  /** One of these comes before a match. */
  readonly before: CharacterSet;
  /** A match begins with one of these, or one of these is next. */
  readonly first: CharacterSet;
}

const ANYWHERE: Beginning = { before: EVERY_CHARACTER, first: EVERY_CHARACTER };

/** Finds where patterns can begin. Remembers groups and classes. */
export function beginningFinder(): (source: string) => Beginning {
  const known: KnownGroups<Part> = new Map();
  const charactersOfClass = classReader();
  return (source) => {
    const part = unlessUnsure(() => new Reader(source, known, charactersOfClass).whole());
    if (part === null) return ANYWHERE;
    const { before, first, isEmpty } = part;
    return { before, first: isEmpty ? EVERY_CHARACTER : first };
  };
}

/** What a part begins with. A part without width only looks at the next character. */
interface Part extends Beginning {
  /** Whether it may match without reading or checking a character. */
  readonly isEmpty: boolean;
  /** Whether it may consume characters. */
  readonly takes: boolean;
}

const asks = (first: CharacterSet): Part => ({ ...ANYWHERE, first, isEmpty: false, takes: false });
const asksBefore = (before: CharacterSet): Part => ({ before, first: NO_CHARACTER, isEmpty: true, takes: false });
const taken = (first: CharacterSet): Part => ({ ...ANYWHERE, first, isEmpty: false, takes: true });

const NOTHING = asksBefore(EVERY_CHARACTER);
const NOWHERE: Part = { before: NO_CHARACTER, first: NO_CHARACTER, isEmpty: false, takes: true };
const UNKNOWN: Part = { ...ANYWHERE, isEmpty: true, takes: true };
const LINE_END = union(charactersMatching("\\n", false), EDGE);

/** One character: an escape, a class without intersections, or a literal. */
const UNIT = /\\(?:[wWdDsStnrh]|[^A-Za-z0-9])|\[\^?\]?(?:[^[\]\\&]|\\.|\[:\w+:\])*\]|[^\\[\]()|?*+{}^$.]/y;
const BEHIND = new RegExp(`\\(\\?<([!=])((?:\\||\\^|${UNIT.source})+)\\)`, "y");

class Reader extends PatternReader<Part> {
  private isCaseless = false;

  constructor(
    source: string,
    known: KnownGroups<Part>,
    private readonly charactersOfClass: CharactersOfClass,
  ) {
    super(source, known);
  }

  protected alternatives(): Part {
    let all = this.sequence();
    while (this.text[this.at] === "|") {
      this.at += 1;
      const { before, first, isEmpty, takes } = this.sequence();
      all = {
        before: union(all.before, before),
        first: union(all.first, first),
        isEmpty: all.isEmpty || isEmpty,
        takes: all.takes || takes,
      };
    }
    return all;
  }

  /** A sequence begins with its first parts, up to one that is required. */
  private sequence(): Part {
    let { before, first, isEmpty, takes } = NOTHING;
    let isAtBoundary = false;
    while (isEmpty && this.isInSequence()) {
      if (!takes && this.text.startsWith("\\b", this.at)) isAtBoundary = true;
      const part = this.part();
      const isOptional = this.isOptional();
      if (!takes && !isOptional) before = intersection(before, part.before);
      first = union(first, part.first);
      isEmpty = isOptional || part.isEmpty;
      takes ||= part.takes;
    }
    if (isEmpty) return { before, first, isEmpty, takes };
    this.skipSequence();
    if (isAtBoundary && isWithin(first, WORD)) before = without(before, WORD);
    if (isAtBoundary && !holdsOneOf(first, WORD)) before = intersection(before, WORD);
    return { before, first, isEmpty, takes: true };
  }

  private part(): Part {
    const char = this.text[this.at] ?? "";
    if (char === "(") return this.opened();
    if (char === "\\") return this.escape();
    if (char === "[") return taken(this.characters(this.class()));
    this.at += 1;
    if (char === ".") return taken(EVERY_CHARACTER);
    if (char === "^") return asksBefore(LINE_END);
    if (char === "$") return asks(LINE_END);
    if (char === NEVER) return NOWHERE;
    return taken(this.characters(/[{}\]]/.test(char) ? `\\${char}` : char));
  }

  private escape(): Part {
    const start = this.at;
    const char = this.text[start + 1] ?? unsure();
    this.at += 2;
    if (char === NEVER) return NOWHERE;
    if (char === "A") return asksBefore(EDGE);
    if (/[bBGK]/.test(char)) return NOTHING;
    if (/[zZ]/.test(char)) return asks(LINE_END);
    this.takeOperand(char);
    if (/[kg1-9]/.test(char)) return UNKNOWN;
    return taken(
      /[pPwWdDsStnrfhHN]|[^A-Za-z0-9]/.test(char) ? this.characters(this.text.slice(start, this.at)) : EVERY_CHARACTER,
    );
  }

  private opened(): Part {
    const behind = this.take(BEHIND);
    if (behind !== null) return asksBefore(this.charactersBehind(behind));
    if (this.take(/\(\?i\)/y) !== null) {
      this.isCaseless = true;
      return NOTHING;
    }
    return this.group(this.isCaseless ? "i" : "");
  }

  protected readGroup(): Part {
    const { isCaseless } = this;
    const opening = this.take(/\((?:\?(?:i?:|[>=!]|<[=!]|<[A-Za-z_]\w*>)|(?!\?))/y) ?? unsure();
    if (opening === "(?i:") this.isCaseless = true;
    const inside = this.alternatives();
    this.isCaseless = isCaseless;
    if (this.take(/\)/y) === null) unsure();
    if (opening.endsWith("!") || opening === "(?<=") return NOTHING;
    return opening === "(?=" ? { ...inside, takes: false } : inside;
  }

  /** The characters that a lookbehind allows before a position. */
  private charactersBehind(group: string): CharacterSet {
    const isNot = group.startsWith("(?<!");
    const branches = group.slice("(?<!".length, -1).split(/(?<!\\)\|/);
    const sets = branches.map((branch) => this.lastOf(branch, isNot) ?? (isNot ? NO_CHARACTER : EVERY_CHARACTER));
    const all = sets.reduce(union);
    return isNot ? without(EVERY_CHARACTER, all) : all;
  }

  /** The last character of a branch; null where it is unknown, or where `isOnly` asks for a single character and there are more. */
  private lastOf(branch: string, isOnly: boolean): CharacterSet | null {
    if (branch === "^") return LINE_END;
    const units = branch.match(new RegExp(UNIT.source, "g")) ?? [];
    if (units.join("") !== branch || (isOnly && units.length > 1)) return null;
    return this.charactersOfClass(units.at(-1) ?? "", this.isCaseless);
  }

  private characters(source: string): CharacterSet {
    return this.charactersOfClass(source, this.isCaseless) ?? EVERY_CHARACTER;
  }

  /** Whether the last part is optional. */
  private isOptional(): boolean {
    let result = false;
    for (let sign = this.quantifier(); sign !== null; sign = this.quantifier())
      result ||= /^(?:[?*]|\{0*[,}])/.test(sign);
    return result;
  }

  /** A class with its brackets. */
  private class(): string {
    const start = this.at;
    let depth = 0;
    do {
      if (this.take(/\[\^?\]?/y) !== null) depth += 1;
      else if (this.take(/\]/y) !== null) depth -= 1;
      else if (this.take(/(?:[^[\]\\]|\\[\s\S])+/y) === null) unsure();
    } while (depth > 0);
    return this.text.slice(start, this.at);
  }

  /** Reads to the end of the branch. */
  private skipSequence(): void {
    let depth = 0;
    while (this.at < this.text.length) {
      this.take(/(?:[^[\\()|]|\\[\s\S])+/y);
      const char = this.text[this.at];
      if (char === "[") this.class();
      else if (depth === 0 && (char === ")" || char === "|")) return;
      else if (depth === 0 && this.take(/\(\?[a-z-]+\)/y) !== null) unsure();
      else if (this.take(/[()|]/y) === "(") depth += 1;
      else if (char === ")") depth -= 1;
      else if (char === "\\") unsure();
    }
    if (depth > 0) unsure();
  }
}

/** What one character matches; null where unknown. */
type CharactersOfClass = (source: string, isCaseless: boolean) => CharacterSet | null;

/** Remembers its answers, as grammars repeat classes. */
function classReader(): CharactersOfClass {
  const known = new Map<string, CharacterSet | null>();
  const plainPattern = plainPatterns();
  return (source, isCaseless) => {
    const key = isCaseless ? `(?i)${source}` : source;
    let set = known.get(key);
    if (set === undefined) {
      const pattern = plainPattern(key);
      set = pattern && charactersMatching(pattern.bare, isCaseless);
      known.set(key, set);
    }
    return set;
  };
}
