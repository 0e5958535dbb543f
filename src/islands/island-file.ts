// Owns the names of island scripts: from a name the code it is made of can be read again.
import { createHash } from "node:crypto";

/** An expression of a page that the browser wakes. */
export interface BrowserExpression {
  /** Names the expression by its code, however often that is written. */
  readonly id: string;
  /** Names that only get a value where the file is drawn: the props of a snippet. */
  readonly props: readonly string[];
}

/** The file below `_docsgen/` that carries the interactive parts of a snippet or page. Its name changes with its code. */
export function islandFile(file: string, code: string, expression: BrowserExpression | null = null): string {
  const of = expression === null ? "" : `-${[expression.id, ...expression.props].join(".")}`;
  return `islands/${shortHash(code)}${of}/${file}.js`;
}

/** The project file that an island script is made of; null for other names. */
export function sourceOfIsland(name: string): string | null {
  return NAME.exec(name)?.[2] ?? null;
}

/** The module that an island script hydrates: a project file, with an expression of it after its name; null for other names. */
export function moduleOfIsland(name: string): string | null {
  const [, expression, file] = NAME.exec(name) ?? [];
  return expression === undefined || file === undefined ? (file ?? null) : `${file}?${expression}`;
}

const NAME = /^islands\/[\da-f]{8}(?:-([\da-f]{8}(?:\.[\w$]+)*))?\/(.+)\.js$/;

/** Takes the name of a module apart. */
export function openModuleName(module: string): {
  readonly file: string;
  readonly expression: BrowserExpression | null;
} {
  const [, file = module, names] = /^(.+)\?([\da-f]{8}(?:\.[\w$]+)*)$/.exec(module) ?? [];
  const [id = "", ...props] = names?.split(".") ?? [];
  return { file, expression: names === undefined ? null : { id, props } };
}

/** What the name of a module begins with that exports a component of `components/`, then its name and its file. */
export const COMPONENT_MODULE = "island-component:";

/** The id of an expression. */
export function expressionId(code: string): string {
  return shortHash(code.trim());
}

/** The name under which the module of an expression exports it. */
export const EXPRESSION_EXPORT = "_expression";

function shortHash(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 8);
}
