// Parses with the reference engine: remark with GFM, MDX and, where asked for, formulas.
import type { Position } from "acorn";
import type { Root } from "mdast";
import { EditMap } from "micromark-util-edit-map";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { jsxParser } from "../code/jsx-to-js.js";
import { htmlWithEnd, lookingAtLabels, withoutManyBraces } from "./linear-ends.js";
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
    return { tree: parserFor(text, math, format).parse(format === "mdx" ? withoutManyBraces(text) : text) };
  } catch (error) {
    const failure = readFailure(error);
    if (!failure) throw error;
    return { failure };
  }
}

function parserFor(text: string, math: boolean, format: "mdx" | "md") {
  const parser = unified().use(remarkParse).use(remarkGfm).use(growLinearly, format);
  if (format === "mdx") parser.use(remarkMdx, { acorn: parsingOnce(text) });
  if (math) parser.use(remarkMath);
  return parser;
}

/** Behind a fault that nothing later on the page mends, the engine would read once more to each brace. */
function parsingOnce(page: string): Pick<ReturnType<typeof jsxParser>, "parse" | "parseExpressionAt"> {
  return {
    parse: (...given) => jsxParser().parse(...given),
    parseExpressionAt(text, ...given) {
      try {
        const node = jsxParser().parseExpressionAt(text, ...given);
        if (!hasBraceAfter(text, node.end)) return node;
        throw Object.assign(new SyntaxError(), { pos: node.end, raisedAt: node.end });
      } catch (error) {
        const fault = Object(error);
        const isComment = fault.message.startsWith("Unterminated comment");
        if (isComment || hasBraceAfter(text, fault.raisedAt))
          whenPlaced(fault, () => isComment && page.includes("*/", fault.pos));
        throw error;
      }
    },
  };
}

/** Ends the reading of the page as soon as the engine gives a fault its place in it, unless what follows may mend it. */
function whenPlaced(fault: object, mayBeMended: () => boolean): void {
  const reason = "Could not parse expression with acorn";
  const set = (value: Position) => {
    if (!mayBeMended())
      throw Object.assign(fault, { reason, ruleId: "acorn", line: value.line, column: value.column + 1 });
    Object.defineProperty(fault, "loc", { value });
  };
  Object.defineProperty(fault, "loc", { set, configurable: true });
}

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

/** Puts constructs that look near in the place of those that look far. */
function growLinearly(this: Processor, format: "mdx" | "md"): void {
  const extensions = this.data().micromarkExtensions ?? [];
  for (const { text = {} } of extensions)
    for (const [code, constructs = []] of Object.entries(text))
      Object.assign(text, { [code]: [constructs].flat().map(lookingAtLabels) });
  extensions.push(linearMarks());
  if (format === "md") extensions.push({ text: { 60: htmlWithEnd() } });
}

/** Reads the message that the engine throws, by its shape. */
function readFailure(error: unknown): SyntaxFailure | null {
  if (!(error instanceof Error && "reason" in error)) return null;
  const { reason, ruleId, line, column }: Record<string, unknown> = { ...error };
  return { reason: String(reason), rule: String(ruleId), line: Number(line ?? 1), column: Number(column ?? 1) };
}
