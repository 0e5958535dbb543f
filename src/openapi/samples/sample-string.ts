// Makes up a string for a schema without an example: one that fits pattern and lengths, or the field's name.

import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { type JsonObject, numberAt, textAt } from "../json.js";

/** Formats that the sampler has values for. */
const SAMPLED_FORMATS: ReadonlySet<string> = new Set([
  ..."date date-time email hostname idn-email idn-hostname ipv4 ipv6 iri iri-reference json-pointer".split(" "),
  ..."password regex relative-json-pointer time uri uri-reference uri-template uuid".split(" "),
]);

/** Values of formats that it does not know. */
const OTHER_FORMATS: ReadonlyMap<string, string> = new Map([
  ["byte", "dGV4dA=="],
  ["decimal", "1.5"],
  ["duration", "P1D"],
  ["guid", "095be615-a8ad-4c33-8e9c-c7612fbf6c9f"],
  ...["int32", "int64", "uint32", "uint64"].map((format): [string, string] => [format, "1"]),
]);

/** A longer text would bury the sample. */
const LONGEST_NAME = 100;

/** The text, or null where the sampler knows better: for formats and for encoded content. */
export function sampleString(schema: JsonObject, name: string): string | null {
  const format = textAt(schema, "format") ?? "";
  const isEncoded = schema["contentEncoding"] !== undefined || schema["contentMediaType"] !== undefined;
  if (isEncoded || SAMPLED_FORMATS.has(format)) return null;
  const lengths: Lengths = {
    least: numberAt(schema, "minLength") ?? 0,
    most: numberAt(schema, "maxLength") ?? Number.POSITIVE_INFINITY,
  };
  const pattern = textAt(schema, "pattern");
  const plain = OTHER_FORMATS.get(format) ?? fitted(name, lengths);
  return (pattern !== null && matchingText(pattern, plain, lengths)) || plain;
}

/** The name, cut or filled up with digits. */
function fitted(name: string, { least, most }: Lengths): string {
  const short = name.slice(0, Math.max(0, Math.min(most, LONGEST_NAME)));
  if (short.length >= least || least > LONGEST_NAME) return short;
  return short.padEnd(least, "1234567890");
}

/** How long the text may be. */
interface Lengths {
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
function matchingText(pattern: string, preferred: string, lengths: Lengths): string | null {
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
