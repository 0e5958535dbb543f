// Translates patterns of grammars for plain lines (`stand-ins.ts`): what most patterns need is a word for word translation.
//
// The general translation covers all of Unicode, which is slow to compile and slows each search down.
// This one gives up (null) on anything it is not sure of; then the general one is used.
import { ALONE, ANCHORS, namedClass, SAME } from "../plain-names.js";
import { charactersMatching } from "./character-sets.js";
import { type KnownGroups, PatternReader, unlessUnsure, unsure } from "./pattern-reader.js";
import { classOf, plainRange } from "./plain-class.js";
import { NEVER } from "./stand-ins.js";

/** A JavaScript pattern that finds the same in a plain line as the original, with the same captures. */
export interface PlainPattern {
  readonly pattern: string;
  /** The same without captures. */
  readonly bare: string;
  readonly isCaseless: boolean;
}

/** Translates patterns. Remembers groups. */
export function plainPatterns(): (source: string) => PlainPattern | null {
  const manners = [false, true].map((isCaseless): Manner => ({ isCaseless, known: new Map() }));
  return (source) => {
    const isCaseless = source.startsWith(CASELESS);
    const manner = manners[isCaseless ? 1 : 0];
    const text = isCaseless ? source.slice(CASELESS.length) : source;
    const part = manner ? unlessUnsure(() => new Translator(text, manner).whole()) : null;
    if (part === null) return null;
    return { pattern: part.text, bare: withoutCaptures(part.text), isCaseless };
  };
}

/** How to read patterns, with and without regard to case. */
interface Manner {
  readonly isCaseless: boolean;
  readonly known: KnownGroups<Part>;
}

function withoutCaptures(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\((?!\?)/gs, (each) => (each === "(" ? "(?:" : each));
}

/** The kind of a part: a character can be made possessive; what has no width is never repeated. */
interface Part {
  readonly kind: "character" | "group" | "no width";
  readonly text: string;
}

const noWidth = (text: string): Part => ({ kind: "no width", text });

const CASELESS = "(?i)";

class Translator extends PatternReader<Part> {
  /** Whether a group ignores case. */
  private hasBothCases = false;

  constructor(
    text: string,
    private readonly manner: Manner,
  ) {
    super(text, manner.known);
  }

  protected alternatives(): Part {
    let text = this.sequence();
    while (this.take(/\|/y) !== null) text += `|${this.sequence()}`;
    return { kind: "group", text };
  }

  private sequence(): string {
    let text = "";
    while (this.isInSequence()) text += this.repeated(this.part()).text;
    return text;
  }

  private part(): Part {
    const code = this.code();
    if (code !== null) return this.character(`[${this.range(code, code)}]`);
    if (this.text[this.at] === "(") return this.group(this.hasBothCases ? "i" : "");
    const char = this.next();
    switch (char) {
      case "\\":
        return this.escape();
      case "[":
        return this.character(`[${this.take(/\^/y) ?? ""}${this.members()}]`);
      case ".":
        return this.character("[^\\n]");
      case "$":
        return noWidth("(?=\\n?$)");
      case "^":
        return noWidth("^");
      case NEVER:
        return noWidth("(?!)");
      default:
        return this.character(/[{}\]]/.test(char) ? `\\${char}` : isAscii(char) ? char : unsure());
    }
  }

  private character(one: string): Part {
    return { kind: "character", text: this.hasBothCases ? bothCases(one) : one };
  }

  protected readGroup(): Part {
    this.next();
    const opening = this.take(/\?(?:i?:|[=!]|<[=!])|(?!\?)/y) ?? unsure();
    const { hasBothCases } = this;
    if (opening === "?i:") this.hasBothCases = true;
    const inside = this.alternatives();
    this.hasBothCases = hasBothCases;
    if (this.next() !== ")") unsure();
    const text = `(${opening === "?i:" ? "?:" : opening}${inside.text})`;
    return /[=!]$/.test(opening) ? noWidth(text) : { kind: "group", text };
  }

  private repeated(part: Part): Part {
    if (!this.isQuantified()) return part;
    const sign = this.take(/[*+?]|\{\d+(?:,\d*)?\}/y);
    if (sign === null) return this.text.startsWith("{,", this.at) ? unsure() : part;
    if (part.kind === "no width") return unsure();
    const more = this.take(/[*+?]|\{0,1\}|\{/y);
    if (more === null) return { ...part, text: part.text + sign };
    if (this.isQuantified()) return unsure();
    if (more === "?" && !sign.endsWith("}")) return { ...part, text: `${part.text}${sign}?` };
    if (more === "{0,1}" && sign === "+") return { ...part, text: `${part.text}*` };
    // A possessive part is followed by another character.
    const isKept = more === "+" && /[*+]/.test(sign) && part.kind === "character";
    return isKept ? noWidth(`${part.text}${sign}(?!${part.text})`) : unsure();
  }

  private escape(): Part {
    const char = this.next();
    if (char === NEVER) return noWidth("(?!)");
    if (/[pP]/.test(char)) return this.character(`[${char === "P" ? "^" : ""}${this.property()}]`);
    const anchor = ANCHORS[char];
    if (anchor !== undefined) return noWidth(anchor);
    if (/[^A-Za-z0-9]/.test(char)) return isAscii(char) ? this.character(`\\${char}`) : unsure();
    return this.character(SAME.test(char) ? `\\${char}` : (ALONE[char] ?? unsure()));
  }

  private property(): string {
    return this.kind((this.take(/\{[A-Za-z]+\}/y) ?? "").slice(1, -1).toLowerCase());
  }

  private kind(name: string): string {
    return namedClass(name, this.manner.isCaseless || this.hasBothCases) ?? unsure();
  }

  /** A character written as a code point. */
  private code(): number | null {
    if (!this.text.startsWith("\\x", this.at)) return null;
    const written = this.take(/\\x(?:\{[0-9A-Fa-f]+\}|[0-9A-Fa-f]{2})/y) ?? unsure();
    return Number.parseInt(written.replace(/[\\x{}]/g, ""), 16);
  }

  private range(from: number, to: number): string {
    return plainRange(from, to, this.manner.isCaseless || this.hasBothCases) ?? unsure();
  }

  /** Reads to the end of a class. */
  private members(): string {
    let result = this.take(/\]/y) === null ? "" : "\\]";
    while (this.take(/\]/y) === null) {
      const code = this.code();
      if (code !== null) {
        result += this.range(code, this.isBeforeEnd() ? (this.code() ?? unsure()) : code);
        continue;
      }
      const member = this.member();
      result += member;
      if (!this.isBeforeEnd()) continue;
      const end = this.member();
      if (!isSingle(member) || !isSingle(end)) unsure();
      result += `-${end}`;
    }
    return result;
  }

  /** A range, from one character to another. */
  private isBeforeEnd(): boolean {
    return this.text[this.at + 1] !== "]" && this.take(/-/y) !== null;
  }

  private member(): string {
    const char = this.next();
    if (char === "[") return this.named() ?? this.inner();
    if (char === "&" && this.text[this.at] === "&") unsure();
    if (char !== "\\") return /[-^]/.test(char) ? `\\${char}` : isAscii(char) ? char : unsure();
    const escaped = this.next();
    if (escaped === "p") return this.property();
    if (escaped === "h") return "0-9A-Fa-f";
    if (escaped === "w") return this.kind("word");
    if (/[^A-Za-z0-9]/.test(escaped)) return isAscii(escaped) ? `\\${escaped}` : unsure();
    return SAME.test(escaped) ? `\\${escaped}` : unsure();
  }

  private named(): string | null {
    const name = this.take(/:[a-z]+:\]/y);
    return name === null ? null : this.kind(name.slice(1, -2));
  }

  /** A nested class adds to its class, unless it is negated. */
  private inner(): string {
    return /[\]^:]/.test(this.text[this.at] ?? "") ? unsure() : this.members();
  }

  private next(): string {
    return this.text[this.at++] ?? unsure();
  }
}

function isAscii(char: string): boolean {
  return char <= "\x7f";
}

function isSingle(member: string): boolean {
  return member.length === 1 || /^\\[^A-Za-z0-9]$|^\\[tnrf]$/.test(member);
}

/** A pattern that matches a character in both cases. */
function bothCases(text: string): string {
  if (text.length === 1) return /[a-z]/i.test(text) ? `[${text.toLowerCase()}${text.toUpperCase()}]` : text;
  if (!/[a-z]/i.test(text)) return text;
  return classOf(charactersMatching(text, true));
}
