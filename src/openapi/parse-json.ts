// Reads a JSON description. Positions are worked out only when a message needs one: for most files none does.
import { findNodeAtLocation, type Node, type ParseError, parse, parseTree, printParseErrorCode } from "jsonc-parser";
import { once } from "../shared/once.js";
import { type Problem, problem } from "../shared/problem.js";
import { repeatedKeys } from "./check/repeated-keys.js";
import type { Json } from "./json.js";
import { lineIndex } from "./line-index.js";
import { repeatedKey } from "./parse/repair-yaml.js";
import type { Locate, Parsed } from "./parsed.js";
import type { Path } from "./pointer.js";

export function parseJson(file: string, text: string): Parsed {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const locate = jsonLocate(file, plain);
  try {
    const value: Json = JSON.parse(plain);
    return { value, problems: repetitions(file, plain), locate };
  } catch {
    return { value: undefined, problems: syntaxProblems(file, plain), locate };
  }
}

function repetitions(file: string, text: string): Problem[] {
  const place = once(() => lineIndex(file, text));
  return repeatedKeys(text).map(({ key, first, again }) => repeatedKey(key, place()(first), place()(again)));
}

function syntaxProblems(file: string, text: string): Problem[] {
  const errors: ParseError[] = [];
  asFarAsDeep(() => parse(text, errors, { allowTrailingComma: false, disallowComments: true }));
  const place = lineIndex(file, text);
  if (errors.length === 0) return [problem("parse", place(0), "This file is not valid JSON.")];
  const byLine = new Map<number, Problem>();
  for (const error of errors) {
    const { offset, what } = explain(text, error);
    const at = place(offset);
    if (byLine.size < 10 && !byLine.has(at.line))
      byLine.set(
        at.line,
        problem("parse", at, what, "JSON does not allow comments, trailing commas or single quotes."),
      );
  }
  return [...byLine.values()];
}

/** A trailing comma is reported at the comma, not at the brace after it. */
function explain(text: string, error: ParseError): { offset: number; what: string } {
  const before = text.slice(0, error.offset).trimEnd();
  if (before.endsWith(",") && /[}\]]/.test(text.charAt(error.offset)))
    return { offset: before.length - 1, what: "Remove this trailing comma." };
  const words = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, "$1 $2");
  return { offset: error.offset, what: `This file is not valid JSON: ${words.toLowerCase()}.` };
}

function jsonLocate(file: string, text: string): Locate {
  let tree: { root: Node | undefined; place: ReturnType<typeof lineIndex> } | null = null;
  return (path, part = "value") => {
    tree ??= { root: asFarAsDeep(() => parseTree(text)), place: lineIndex(file, text) };
    const found = tree.root && nearestNode(tree.root, path);
    if (!found) return tree.place(0);
    const { node, exact } = found;
    const key = part === "key" && exact ? node.parent?.children?.[0] : undefined;
    return tree.place((node.parent?.type === "property" && key ? key : node).offset);
  };
}

/** The parser calls itself for what is inside: of a text that is nested too deep it gives no places. */
function asFarAsDeep<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function nearestNode(root: Node, path: Path): { node: Node; exact: boolean } {
  let node = root;
  for (const key of path) {
    const segment = node.type === "array" ? Number(key) : key;
    const next = findNodeAtLocation(node, [segment]);
    if (!next) return { node, exact: false };
    node = next;
  }
  return { node, exact: true };
}
