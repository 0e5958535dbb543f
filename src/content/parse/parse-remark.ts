// Parses with the reference engine: remark with GFM, MDX and, where asked for, formulas.
import { Parser, type Position } from "acorn";
import jsx from "acorn-jsx";
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
  if (format === "mdx") parser.use(remarkMdx, { acorn });
  if (math) parser.use(remarkMath);
  return parser;
}

const acorn = Parser.extend(jsx());
const { parseExpressionAt } = acorn;

/** Behind a fault that no later brace mends, the engine would read once more to each of them. */
acorn.parseExpressionAt = function parseOnce(text, ...given) {
  try {
    const node = parseExpressionAt.call(this, text, ...given);
    if (!hasBraceAfter(text, node.end)) return node;
    throw Object.assign(new SyntaxError(), { pos: node.end, raisedAt: node.end });
  } catch (error) {
    const fault = Object(error);
    if (fault.message.startsWith("Unterminated comment") || !hasBraceAfter(text, fault.raisedAt)) throw error;
    // The engine gives an error its place in the page.
    const set = ({ line, column }: Position) => {
      throw Object.assign(fault, {
        reason: "Could not parse expression with acorn",
        ruleId: "acorn",
        line,
        column: column + 1,
      });
    };
    throw Object.defineProperty(fault, "loc", { set });
  }
};

/** A brace that is not in a comment. At its end, a text may have what the engine puts behind the properties of a tag. */
function hasBraceAfter(text: string, offset: number): boolean {
  const code = text.slice(offset).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  return code.slice(0, -2).includes("}");
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
