// Makes JavaScript of JSX: calls of `_jsx(type, props, ...children)`, everything else unchanged; and takes types off.
import { createRequire } from "node:module";
import type { Node } from "acorn";
import { addAll } from "../../shared/lists.js";
import { once } from "../../shared/once.js";
import { decodeEntities } from "../parse/decode-entities.js";

const require = createRequire(import.meta.url);

/** Loaded with the first code that is read: most pages have none. */
export const jsxParser = once(() => {
  const { Parser }: typeof import("acorn") = require("acorn");
  const jsx: typeof import("acorn-jsx") = require("acorn-jsx");
  return Parser.extend(jsx());
});

/** Parses one expression; throws a SyntaxError with `pos` for anything else. */
export function parseExpression(code: string): Node {
  const program = jsxParser().parse(`(${code}\n)`, { ecmaVersion: "latest", sourceType: "module" });
  const [statement] = childrenOf(program);
  const inner = statement && childrenOf(statement)[0];
  if (!inner) throw new SyntaxError("No expression");
  return inner;
}

/** Parses a module; throws a SyntaxError with `pos` and `loc` for anything else. */
export function parseModule(code: string): Node {
  return jsxParser().parse(code, { ecmaVersion: "latest", sourceType: "module", allowReturnOutsideFunction: true });
}

/** A rewriting of one node, before JSX is looked for; null leaves it. */
type Rewrite = (node: Node, write: (node: Node) => string) => string | null;

/** The text of a node with every JSX element in it written as a call. */
export function writeJs(code: string, root: Node, rewrite: Rewrite = () => null): string {
  const write = (node: Node): string => {
    const written = rewrite(node, write) ?? writeJsx(code, node, write);
    if (written !== null) return written;
    return splice(code, node, write);
  };
  return write(root);
}

function splice(code: string, node: Node, write: (node: Node) => string): string {
  let result = "";
  let at = node.start;
  for (const child of childrenOf(node).sort((a, b) => a.start - b.start)) {
    if (child.start < at) continue;
    result += code.slice(at, child.start) + write(child);
    at = child.end;
  }
  return result + code.slice(at, node.end);
}

function writeJsx(code: string, node: Node, write: (node: Node) => string): string | null {
  // No page waits for a module, and the promise of one that fails would end the run.
  if (node.type === "ImportExpression") return '_scope["import()"]';
  if (node.type === "JSXFragment")
    return `_jsx(${["_Fragment", "null", ...writeChildren(code, node, write)].join(", ")})`;
  if (node.type !== "JSXElement") return null;
  const opening = field(node, "openingElement");
  const name = opening && field(opening, "name");
  if (!opening || !name) return null;
  const type = writeType(code.slice(name.start, name.end));
  const props = list(opening, "attributes").map((attribute) => writeAttribute(code, attribute, write));
  if (type === "MDX") {
    const closing = field(node, "closingElement");
    const inner = closing ? code.slice(opening.end, closing.start) : "";
    return `_jsx(MDX, {source: ${JSON.stringify(inner)}})`;
  }
  const parts = [type, props.length > 0 ? `{${props.join(", ")}}` : "null", ...writeChildren(code, node, write)];
  return `_jsx(${parts.join(", ")})`;
}

function writeType(name: string): string {
  return /^[a-z][^.]*$|-|:/.test(name) ? JSON.stringify(name) : name;
}

function writeAttribute(code: string, attribute: Node, write: (node: Node) => string): string {
  if (attribute.type === "JSXSpreadAttribute") {
    const argument = field(attribute, "argument");
    return argument ? `...${write(argument)}` : "";
  }
  const name = field(attribute, "name");
  const value = field(attribute, "value");
  const key = JSON.stringify(name ? code.slice(name.start, name.end) : "");
  if (!value) return `${key}: true`;
  if (value.type === "JSXExpressionContainer") return `${key}: ${writeContainer(value, write)}`;
  if (value.type === "JSXElement" || value.type === "JSXFragment") return `${key}: ${write(value)}`;
  return `${key}: ${JSON.stringify(decodeEntities(code.slice(value.start + 1, value.end - 1)))}`;
}

function writeContainer(container: Node, write: (node: Node) => string): string {
  const expression = field(container, "expression");
  if (!expression || expression.type === "JSXEmptyExpression") return "null";
  return `(${write(expression)})`;
}

function writeChildren(code: string, node: Node, write: (node: Node) => string): string[] {
  const written: string[] = [];
  for (const child of list(node, "children")) {
    if (child.type === "JSXText") {
      const text = jsxText(code.slice(child.start, child.end));
      if (text !== "") written.push(JSON.stringify(decodeEntities(text)));
    } else if (child.type === "JSXExpressionContainer") {
      if (field(child, "expression")?.type !== "JSXEmptyExpression") written.push(writeContainer(child, write));
    } else if (child.type === "JSXSpreadChild") {
      const expression = field(child, "expression");
      if (expression) written.push(`...${write(expression)}`);
    } else written.push(write(child));
  }
  return written;
}

/** JSX's rule for white space: lines are trimmed and joined by one space, empty ones vanish. */
function jsxText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, "");
      return index === last ? start : start.replace(/[ \t]+$/, "");
    })
    .filter((line) => line !== "")
    .join(" ");
}

/** A field of a syntax node that holds a node. */
export function field(node: Node, name: string): Node | null {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : null;
}

/** A field of a syntax node that holds nodes. */
export function list(node: Node, name: string): Node[] {
  const value: unknown = Reflect.get(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Every node directly below a syntax node. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) addAll(children, value.filter(isNode));
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}

/** The code without its types. */
export async function stripTypes(text: string): Promise<string> {
  const { transform } = await import("esbuild");
  const { code } = await transform(text, { loader: "tsx", jsx: "preserve" });
  return code;
}
