// Finds texts without which a pattern of a grammar cannot match, so that most patterns need not be tried, nor compiled.
//
// It reads a pattern only as far as it is sure. A pattern it does not understand requires nothing.

import { type KnownGroups, PatternReader, unlessUnsure, unsure } from "./pattern-reader.js";

/** A match contains at least one of these after the start of the search; null where unknown. */
export type RequiredTexts = readonly string[] | null;

/** Finds what patterns require. Remembers groups. */
export function requiredTextsFinder(): (pattern: string) => RequiredTexts {
  const known: KnownGroups<RequiredTexts> = new Map();
  return (pattern) => unlessUnsure(() => new Reader(pattern, known).whole());
}

/** More alternatives than these are not worth a search. */
const MOST = 6;

class Reader extends PatternReader<RequiredTexts> {
  /** One of the branches must match. */
  protected alternatives(): RequiredTexts {
    const branches = [this.sequence()];
    while (this.text[this.at] === "|") {
      this.at += 1;
      branches.push(this.sequence());
    }
    const texts = branches.flatMap((each) => each ?? []);
    return branches.includes(null) || texts.length > MOST ? null : texts;
  }

  /** All parts of a sequence must match, so the longest text is the one to search for. */
  private sequence(): RequiredTexts {
    let best: RequiredTexts = null;
    let run = "";
    const consider = (texts: RequiredTexts) => {
      if (texts !== null && shortest(texts) > shortest(best)) best = texts;
    };
    while (this.isInSequence()) {
      const part = this.part();
      const quantity = this.quantity();
      if (typeof part === "string" && quantity === "once") {
        run += part;
        continue;
      }
      // A quantified character ends its run.
      if (typeof part === "string" && quantity === "repeated") run += part;
      if (run !== "") consider([run]);
      run = "";
      if (typeof part === "object" && quantity !== "optional") consider(part);
    }
    if (run !== "") consider([run]);
    return best;
  }

  /** What one character, group, class or escape requires. */
  private part(): string | RequiredTexts {
    const char = this.text[this.at] ?? "";
    if (char === "(") return this.group();
    this.at += 1;
    if (char === "\\") return this.escape();
    if (char === "[") return this.characterClass();
    return ".^$".includes(char) ? null : char;
  }

  private escape(): string | null {
    const char = this.text[this.at] ?? "";
    this.at += 1;
    if (!/[A-Za-z0-9]/.test(char)) return char;
    if (!/[ABDGHKRSWXZbdhnrstvwzaefNOpPkg1-9]/.test(char)) unsure();
    this.takeOperand(char);
    return null;
  }

  private characterClass(): null {
    this.take(/\^?\]?/y);
    for (let depth = 1; depth > 0; this.at += 1) {
      const char = this.text[this.at] ?? unsure();
      if (char === "\\") this.at += 1;
      else if (char === "]") depth -= 1;
      else if (char === "[") {
        depth += 1;
        this.at += 1;
        this.take(/\^?\]?/y);
        this.at -= 1;
      }
    }
    return null;
  }

  protected readGroup(): RequiredTexts {
    // Flags, comments and conditions are not read.
    const opening = this.take(/\((?:\?(?:[:>=!]|<[=!]|<[A-Za-z_]\w*>)|(?!\?))/y) ?? unsure();
    const inside = this.alternatives();
    if (this.take(/\)/y) === null) unsure();
    // Negative lookahead and lookbehind require nothing.
    return /^\(\?(?:!|<[!=])/.test(opening) ? null : inside;
  }

  /** The quantifier of the last part. */
  private quantity(): "once" | "repeated" | "optional" {
    let result: "once" | "repeated" | "optional" = "once";
    for (let sign = this.quantifier(); sign !== null; sign = this.quantifier()) {
      if (sign === "?" || sign === "*" || /^\{(0*,|0+\})/.test(sign)) result = "optional";
      else if (result === "once") result = "repeated";
    }
    return result;
  }
}

function shortest(texts: RequiredTexts): number {
  return texts === null ? 0 : Math.min(...texts.map((each) => each.length));
}
