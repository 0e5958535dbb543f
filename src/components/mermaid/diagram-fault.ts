// Owns the fault of a diagram, as its library throws it.

/** What is wrong with the text of a diagram. Plain data: it is kept between runs. */
export interface DiagramFault {
  /** An unknown type, unreadable settings, an unreadable line, an early end, or content that makes no sense. */
  readonly kind: "type" | "settings" | "line" | "end" | "sense";
  /** The line of the text, from 1; null where the library tells none. */
  readonly line: number | null;
  /** For a line, the word it stumbles at, or nothing; else what the library says. */
  readonly words: string;
}

/** What grammars of the older kind tell. */
interface ParserHash {
  readonly text?: string;
  readonly token?: unknown;
  /** From 0. */
  readonly line?: number;
  readonly loc?: { readonly first_line: number };
}

/** What grammars of the newer kind tell. */
interface ParserResult {
  readonly lexerErrors: readonly { readonly line?: number }[];
  readonly parserErrors: readonly {
    readonly token: { readonly image: string; readonly startLine?: number };
  }[];
}

interface YamlError {
  readonly reason?: string;
  /** Its line counts from 0. */
  readonly mark?: { readonly line: number };
}

/** The problem behind an error of the library; null where it may only be the lack of a browser. */
export function faultOf(error: unknown, source: string): DiagramFault | null {
  if (!(error instanceof Error) || isUnsure(error)) return null;
  const words = error.message.split("\n", 1)[0]?.trim() ?? "";
  const lines = linesRead(source);
  const at = (line: number | undefined) => lines[(line || 0) - 1] ?? null;
  if (error.name === "UnknownDiagramError") return { kind: "type", line: at(1), words: "" };
  if ("result" in error) return ofResult(error.result as ParserResult, at);
  if (error.name === "YAMLException") return ofYaml(error as unknown as YamlError, source);
  const { hash } = error as { readonly hash?: ParserHash };
  const text = (hash?.text ?? "").trim();
  // What the library finds out later is reported for the first line, wherever it is.
  if (!hash || !/^(?:Parse|Lexical) error/i.test(words)) return { kind: "sense", line: lineOf(text, source), words };
  const line = at(hash.loc?.first_line ?? (hash.line ?? 0) + 1);
  const isEnd = text === "" && (hash.token === 1 || hash.token === "EOF");
  return isEnd ? { kind: "end", line: line ?? lines.at(-1) ?? null, words: "" } : { kind: "line", line, words: text };
}

function ofResult({ lexerErrors, parserErrors }: ParserResult, at: (line?: number) => number | null): DiagramFault {
  const [wrong] = lexerErrors;
  if (wrong) return { kind: "line", line: at(wrong.line), words: "" };
  const token = parserErrors[0]?.token;
  const isEnd = token !== undefined && Number.isNaN(token.startLine ?? Number.NaN);
  if (isEnd) return { kind: "end", line: null, words: "" };
  return { kind: "line", line: at(token?.startLine), words: token?.image.trim() ?? "" };
}

/** The settings are between a first line of dashes and another. */
function ofYaml({ reason, mark }: YamlError, source: string): DiagramFault {
  const last = source.split("\n").length;
  return { kind: "settings", line: mark ? Math.min(mark.line + 2, last) : null, words: reason ?? "" };
}

function lineOf(text: string, source: string): number | null {
  const index = text === "" ? -1 : source.split("\n").findIndex((line) => line.includes(text));
  return index < 0 ? null : index + 1;
}

/** Some diagrams ask for a document while they are read: that they find none says nothing about them. */
function isUnsure(error: Error): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
}

/** What the library takes out of a text before it reads it: settings, directives, comments, and white space in front. */
const UNREAD = [
  /^([^\S\n\r]*)-{3}\s*[\n\r].*?[\n\r]\1-{3}\s*[\n\r]+/gs,
  /%%\{(?:(?!\}%%).|\n)*(?:\}%%)?/g,
  /^\s*%%(?!\{)[^\n]+\n?/gm,
  /^\s+/g,
];

/** The line in the text of each line that the library reads. */
function linesRead(source: string): number[] {
  let line = 1;
  let units = source.split("").map((unit) => ({ unit, line: unit === "\n" ? line++ : line }));
  for (const pattern of UNREAD) {
    const text = units.map(({ unit }) => unit).join("");
    const read = text.replace(pattern, (unread) => "\0".repeat(unread.length));
    units = units.filter((_, at) => read[at] !== "\0");
  }
  return units.filter((_, at) => at === 0 || units[at - 1]?.unit === "\n").map((each) => each.line);
}
