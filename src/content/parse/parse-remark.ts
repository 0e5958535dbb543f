// Parses with the reference engine: remark with GFM, MDX and, where asked for, formulas.
import type { Root } from "mdast";
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

function pairMarksAtOnce(this: Processor): void {
  this.data().micromarkExtensions?.push(linearMarks());
}

/** Reads the message that the engine throws, by its shape. */
function readFailure(error: unknown): SyntaxFailure | null {
  if (!(error instanceof Error) || !("reason" in error)) return null;
  const { reason } = error;
  const rule = "ruleId" in error && typeof error.ruleId === "string" ? error.ruleId : "";
  const line = "line" in error && typeof error.line === "number" ? error.line : 1;
  const column = "column" in error && typeof error.column === "number" ? error.column : 1;
  return { reason: String(reason), rule, line, column };
}
