// Makes a short text that matches a regular expression.
import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** How long the text may be. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** Longer texts take long to check, and nobody reads them. */
const LONGEST = 80;

/** Beyond this length a repetition within a repetition may take exponential time to check. */
const LONGEST_NESTED = 16;

/** Repetitions beyond the fewest that are tried, and the alternatives that are tried first. */
const MOST_EXTRA = 24;
const MOST_ALTERNATIVES = 3;

/** The text; `preferred` where it matches. Null where none was found. */
export function matchingText(pattern: string, preferred: string, lengths: Lengths): string | null {
  const read = readPattern(pattern);
  if (!read) return null;
  const longest = hasNestedRepetition(read.ast) ? LONGEST_NESTED : LONGEST;
  const fits = (text: string) =>
    text.length <= Math.min(longest, lengths.most) && text.length >= lengths.least && read.test.test(text);
  if (preferred !== "" && fits(preferred)) return preferred;
  let empty: string | null = null;
  for (let extra = 0; extra <= MOST_EXTRA; extra++) {
    for (let alternative = 0; alternative < MOST_ALTERNATIVES; alternative++) {
      const text = new Writer(extra, alternative).write(read.ast);
      if (text === null || !fits(text)) continue;
      if (text !== "") return text;
      empty = text;
    }
  }
  return empty;
}

function readPattern(pattern: string): { readonly ast: AST.Pattern; readonly test: RegExp } | null {
  for (const flags of ["u", ""]) {
    try {
      const ast = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags === "u" });
      return { ast, test: new RegExp(pattern, flags) };
    } catch {
      // Not a pattern with these flags.
    }
  }
  return null;
}

function hasNestedRepetition(node: AST.Node, isInside = false): boolean {
  const isRepetition = node.type === "Quantifier" && node.max > LONGEST_NESTED;
  if (isRepetition && isInside) return true;
  return partsOf(node).some((part) => hasNestedRepetition(part, isInside || isRepetition));
}

function partsOf(node: AST.Node): readonly AST.Node[] {
  if (node.type === "Quantifier") return [node.element];
  if (node.type === "Alternative") return node.elements;
  return node.type === "Pattern" || node.type === "Group" || node.type === "CapturingGroup" ? node.alternatives : [];
}

/** Writes one text for a pattern. What it writes is checked afterwards, so assertions need no thought. */
class Writer {
  private readonly groups = new Map<AST.CapturingGroup, string>();
  private written = 0;

  constructor(
    private readonly extra: number,
    private readonly alternative: number,
  ) {}

  /** Null where a part is too long, or a class has no character that is known here. */
  write(node: AST.Node): string | null {
    switch (node.type) {
      case "Pattern":
      case "Group":
        return this.writeAlternative(node.alternatives);
      case "CapturingGroup": {
        const text = this.writeAlternative(node.alternatives);
        if (text !== null) this.groups.set(node, text);
        return text;
      }
      case "Alternative":
        return this.writeAll(node.elements);
      case "Quantifier":
        return this.repeat(node);
      case "Character":
        return String.fromCodePoint(node.value);
      case "CharacterClass":
      case "CharacterSet":
      case "ExpressionCharacterClass":
        return characterOf(node, this.written++);
      case "Backreference": {
        const [group] = [node.resolved].flat();
        return (group && this.groups.get(group)) ?? "";
      }
      default:
        return "";
    }
  }

  private writeAlternative(alternatives: readonly AST.Alternative[]): string | null {
    const chosen = alternatives[Math.min(this.alternative, alternatives.length - 1)];
    return chosen ? this.write(chosen) : "";
  }

  private writeAll(nodes: readonly AST.Node[]): string | null {
    let text = "";
    for (const node of nodes) {
      const part = this.write(node);
      if (part === null || text.length > LONGEST) return null;
      text += part;
    }
    return text;
  }

  private repeat({ element, min, max }: AST.Quantifier): string | null {
    const times = Math.min(max, min + this.extra);
    return times > LONGEST ? null : this.writeAll(Array.from({ length: times }, () => element));
  }
}

type CharacterNode = AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

const ALPHABETS = [
  "abcdefghijklmnopqrstuvwxyz",
  "1234567890",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "-_ ./:+@#$%&=,;!?*()",
  "éßñøçüабвгдеαβγδあいうアイウ一二三가나다אבגابت",
];

/** A character of the class: of the first alphabet that has one, and the next one each time. */
function characterOf({ raw }: CharacterNode, index: number): string | null {
  const test = readPattern(`^${raw}$`)?.test;
  for (const alphabet of ALPHABETS) {
    const members = [...alphabet].filter((each) => test?.test(each));
    if (members.length > 0) return members[index % members.length] ?? null;
  }
  return null;
}
