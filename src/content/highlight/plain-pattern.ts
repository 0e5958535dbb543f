// Translates patterns of grammars for lines of nothing but ASCII: what most patterns need is a word for word translation.
//
// The general translation speaks of all of Unicode, which costs the engine much to compile and something in each search.
// This one gives up (null) on whatever it is not sure of; then the general one is used.

/** A pattern of JavaScript that finds in ASCII text what the original finds, with the same captures. */
export interface PlainPattern {
  readonly pattern: string;
  /** The same without captures. */
  readonly bare: string;
  readonly isCaseless: boolean;
}

export function plainPattern(source: string): PlainPattern | null {
  const caseless = /^\(\?i(?:\)(.*)|:(.*)\))$/s.exec(source);
  const text = caseless?.[1] ?? caseless?.[2] ?? source;
  try {
    const pattern = new Translator(text).translate();
    return { pattern, bare: withoutCaptures(pattern), isCaseless: caseless !== null };
  } catch (error) {
    if (error === UNSURE) return null;
    throw error;
  }
}

const UNSURE = new Error("Not a plain pattern.");

/** What stands there: one character of a set can be kept from being given back, what has no width is never repeated. */
interface Part {
  readonly kind: "character" | "group" | "no width";
  readonly text: string;
}

const character = (text: string): Part => ({ kind: "character", text });
const noWidth = (text: string): Part => ({ kind: "no width", text });

/** Escaped letters that mean something else alone than within a class, or nothing there. */
const ALONE: Readonly<Record<string, Part>> = {
  A: noWidth("^"),
  B: noWidth("\\B"),
  b: noWidth("\\b"),
  h: character("[0-9A-Fa-f]"),
  H: character("[^0-9A-Fa-f]"),
  N: character("[^\\n]"),
  z: noWidth("$"),
  Z: noWidth("(?=\\n?$)"),
};

/** Escaped letters that mean the same to both engines. */
const SAME = /[wWdDsStnrf]/;

/** Sets of characters with a name, as far as ASCII goes. */
const NAMED: Readonly<Record<string, string>> = {
  alnum: "A-Za-z0-9",
  alpha: "A-Za-z",
  blank: " \\t",
  digit: "0-9",
  l: "A-Za-z",
  ll: "a-z",
  lower: "a-z",
  lu: "A-Z",
  n: "0-9",
  nd: "0-9",
  space: "\\s",
  upper: "A-Z",
  word: "\\w",
  xdigit: "0-9A-Fa-f",
};

class Translator {
  private at = 0;
  /** How many groups are open. */
  private depth = 0;

  constructor(private readonly text: string) {}

  translate(): string {
    let result = "";
    while (this.at < this.text.length) result += this.repeated(this.part());
    return this.depth === 0 ? result : unsure();
  }

  private part(): Part {
    const char = this.next();
    switch (char) {
      case "\\":
        return this.escape();
      case "[":
        return character(`[${this.take(/\^/y) ?? ""}${this.members()}]`);
      case "(":
        this.depth += 1;
        return noWidth(`(${this.take(/\?(?:[:=!]|<[=!])|(?!\?)/y) ?? unsure()}`);
      case ")":
        return this.depth-- > 0 ? { kind: "group", text: ")" } : unsure();
      case "|":
        return noWidth("|");
      case ".":
        return character("[^\\n]");
      case "$":
        return noWidth("(?=\\n?$)");
      case "^":
        return noWidth("^");
      case "\uFFFF":
        return noWidth("(?!)"); // The tokenizer puts it where an anchor cannot match.
      default:
        return character(/[{}\]]/.test(char) ? `\\${char}` : isAscii(char) ? char : unsure());
    }
  }

  private repeated({ kind, text }: Part): string {
    const sign = this.take(/[*+?]|\{\d+(?:,\d*)?\}/y);
    if (sign === null) return this.text[this.at] === "{" && this.text[this.at + 1] === "," ? unsure() : text;
    if (kind === "no width") return unsure();
    const more = this.take(/[*+?]|\{0,1\}|\{/y);
    if (more === null) return text + sign;
    if (/[*+?{]/.test(this.text[this.at] ?? "")) return unsure();
    if (more === "?" && !sign.endsWith("}")) return `${text}${sign}?`;
    if (more === "{0,1}" && sign === "+") return `${text}*`;
    // What is never given back is followed by something else.
    if (more === "+" && /[*+]/.test(sign) && kind === "character") return `${text}${sign}(?!${text})`;
    return unsure();
  }

  private escape(): Part {
    const char = this.next();
    if (/[pP]/.test(char)) return character(`[${char === "P" ? "^" : ""}${this.property()}]`);
    if (/[^A-Za-z0-9]/.test(char)) return isAscii(char) ? character(`\\${char}`) : unsure();
    return SAME.test(char) ? character(`\\${char}`) : (ALONE[char] ?? unsure());
  }

  private property(): string {
    return NAMED[(this.take(/\{[A-Za-z]+\}/y) ?? "").slice(1, -1).toLowerCase()] ?? unsure();
  }

  /** To the end of a class. */
  private members(): string {
    let result = this.take(/\]/y) === null ? "" : "\\]";
    while (this.take(/\]/y) === null) {
      const member = this.member();
      result += member;
      if (this.text[this.at] !== "-" || this.text[this.at + 1] === "]") continue;
      // A range runs from one character to another.
      this.at += 1;
      const end = this.member();
      if (!isSingle(member) || !isSingle(end)) unsure();
      result += `-${end}`;
    }
    return result;
  }

  private member(): string {
    const char = this.next();
    if (char === "[") return this.named() ?? this.inner();
    if (char === "&" && this.text[this.at] === "&") unsure();
    if (char !== "\\") return /[-^]/.test(char) ? `\\${char}` : isAscii(char) ? char : unsure();
    const escaped = this.next();
    if (escaped === "p") return this.property();
    if (escaped === "h") return "0-9A-Fa-f";
    if (/[^A-Za-z0-9]/.test(escaped)) return isAscii(escaped) ? `\\${escaped}` : unsure();
    return SAME.test(escaped) ? `\\${escaped}` : unsure();
  }

  private named(): string | null {
    const name = this.take(/:[a-z]+:\]/y);
    return name === null ? null : (NAMED[name.slice(1, -2)] ?? unsure());
  }

  /** A class within a class adds to it, unless it says what it is not. */
  private inner(): string {
    return /[\]^:]/.test(this.text[this.at] ?? "") ? unsure() : this.members();
  }

  private next(): string {
    return this.text[this.at++] ?? unsure();
  }

  /** Reads on over what matches here. */
  private take(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}

function withoutCaptures(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\((?!\?)/gs, (each) => (each === "(" ? "(?:" : each));
}

function unsure(): never {
  throw UNSURE;
}

function isAscii(char: string): boolean {
  return char <= "\x7f";
}

function isSingle(member: string): boolean {
  return member.length === 1 || /^\\[^A-Za-z0-9]$|^\\[tnrf]$/.test(member);
}
