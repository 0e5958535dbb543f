// Parses with the reference engine: remark with GFM, MDX and, where asked for, formulas.
import type { Root } from "mdast";
import { EditMap } from "micromark-util-edit-map";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { linearMarks } from "./linear-marks.js";

/** Why a text could not be read, as the engine says it. */
export interface SyntaxFailure {
  readonly reason: string;
  readonly rule: string;
  readonly line: number;
  readonly column: number;
}

type RemarkResult = { readonly tree: Root } | { readonly failure: SyntaxFailure };

/** Parses a text as MDX, or as Markdown in which HTML is HTML. */
export function parseRemark(text: string, math: boolean, format: "mdx" | "md"): RemarkResult {
  try {
    return { tree: parserFor(math, format).parse(text) };
  } catch (error) {
    const failure = readFailure(error);
    if (!failure) throw error;
    return { failure };
  }
}

function parserFor(math: boolean, format: "mdx" | "md") {
  const parser = unified().use(remarkParse).use(remarkGfm).use(pairMarksAtOnce);
  if (format === "mdx") parser.use(remarkMdx);
  if (math) parser.use(remarkMath);
  return parser;
}

const { consume } = EditMap.prototype;

/** The engine would copy everything it has read whenever a quote or list ends. What comes before the first edit can stay. */
EditMap.prototype.consume = function consumeEnd(events) {
  const first = this.map.reduce((least, [at]) => Math.min(least, at), events.length);
  for (const edit of this.map) edit[0] -= first;
  const end = events.splice(first);
  consume.call(this, end);
  for (const event of end) events.push(event);
};

function pairMarksAtOnce(this: Processor): void {
  this.data().micromarkExtensions?.push(linearMarks());
}

/** Reads the message that the engine throws, by its shape. */
function readFailure(error: unknown): SyntaxFailure | null {
  if (!(error instanceof Error && "reason" in error)) return null;
  const { reason, ruleId, line, column }: Record<string, unknown> = { ...error };
  return { reason: String(reason), rule: String(ruleId), line: Number(line ?? 1), column: Number(column ?? 1) };
}
