// Finds texts without which a pattern of a grammar cannot match, so that most patterns need not be tried, nor compiled.
//
// It reads the pattern only as far as it is sure: what it does not know makes it say that nothing is required.

/** A match holds at least one of these after the place where the search began; null: not known. */
export type RequiredTexts = readonly string[] | null;

export function requiredTexts(pattern: string): RequiredTexts {
  const reader = new Reader(pattern);
  const required = reader.alternatives();
  return reader.isLost || !reader.isAtEnd ? null : required;
}

/** More alternatives than these are not worth looking for. */
const MOST = 6;

/** What may say how often a part stands there. */
const QUANTIFYING = new Set("*+?{");

class Reader {
  isLost = false;
  private at = 0;

  constructor(private readonly pattern: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.pattern.length;
  }

  /** To the end of the group or the pattern: one of the branches must match. */
  alternatives(): RequiredTexts {
    const branches = [this.sequence()];
    while (this.pattern[this.at] === "|") {
      this.at += 1;
      branches.push(this.sequence());
    }
    const texts = branches.flatMap((each) => each ?? []);
    return branches.includes(null) || texts.length > MOST ? null : texts;
  }

  /** All parts of a sequence must match: the longest text is the one to look for. */
  private sequence(): RequiredTexts {
    let best: RequiredTexts = null;
    let run = "";
    const consider = (texts: RequiredTexts) => {
      if (texts !== null && shortest(texts) > shortest(best)) best = texts;
    };
    while (!this.isLost && !this.isAtEnd && this.pattern[this.at] !== "|" && this.pattern[this.at] !== ")") {
      const part = this.part();
      const quantity = this.quantity();
      if (typeof part === "string" && quantity === "once") {
        run += part;
        continue;
      }
      // A repeated character ends the run that it belongs to.
      if (typeof part === "string" && quantity === "repeated") run += part;
      if (run !== "") consider([run]);
      run = "";
      if (typeof part === "object" && quantity !== "optional") consider(part);
    }
    if (run !== "") consider([run]);
    return best;
  }

  /** One character, or what a group, a class or an escape requires. */
  private part(): string | RequiredTexts {
    const char = this.pattern[this.at] ?? "";
    this.at += 1;
    if (char === "\\") return this.escape();
    if (char === "[") return this.characterClass();
    if (char === "(") return this.group();
    return ".^$".includes(char) ? null : char;
  }

  private escape(): string | null {
    const char = this.pattern[this.at] ?? "";
    this.at += 1;
    if (!/[A-Za-z0-9]/.test(char)) return char;
    if (/[pP]/.test(char)) this.skip(/\{[^}]*\}/y);
    else if (/[kg]/.test(char)) this.skip(/<[^>]*>|'[^']*'/y);
    else if (/[1-9]/.test(char)) this.skip(/\d*/y);
    else if (!/[ABDGHKRSWXZbdhnrstvwzaefNO]/.test(char)) this.isLost = true;
    return null;
  }

  private characterClass(): null {
    this.skip(/\^?\]?/y);
    for (let depth = 1; depth > 0; this.at += 1) {
      const char = this.pattern[this.at];
      if (char === undefined) {
        this.isLost = true;
        return null;
      }
      if (char === "\\") this.at += 1;
      else if (char === "]") depth -= 1;
      else if (char === "[") {
        depth += 1;
        this.at += 1;
        this.skip(/\^?\]?/y);
        this.at -= 1;
      }
    }
    return null;
  }

  private group(): RequiredTexts {
    const opening = this.skip(/\?(?:[:>=!]|<[=!]|<[A-Za-z_]\w*>)|(?!\?)/y);
    if (opening === null) this.isLost = true; // Flags, comments, conditions.
    const inside = this.alternatives();
    if (this.pattern[this.at] !== ")") this.isLost = true;
    this.at += 1;
    // What must not be there, and what lies before the match.
    return opening === "?!" || opening === "?<!" || opening === "?<=" ? null : inside;
  }

  /** How often the last part stands there. */
  private quantity(): "once" | "repeated" | "optional" {
    let result: "once" | "repeated" | "optional" = "once";
    for (let sign = this.quantifier(); sign !== null; sign = this.quantifier()) {
      if (sign === "?" || sign === "*" || /^\{(0*,|0+\})/.test(sign)) result = "optional";
      else if (result === "once") result = "repeated";
    }
    return result;
  }

  private quantifier(): string | null {
    if (!QUANTIFYING.has(this.pattern[this.at] ?? "")) return null;
    return this.skip(/[?*+]|\{(?:\d+(?:,\d*)?|,\d+)\}/y);
  }

  /** Reads on over what matches here. */
  private skip(sticky: RegExp): string | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.pattern)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}

function shortest(texts: RequiredTexts): number {
  return texts === null ? 0 : Math.min(...texts.map((each) => each.length));
}
