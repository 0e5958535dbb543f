// Turns a module into a script that loads from a folder; the runtime provides its imports.
import { createRequire } from "node:module";
import { posix } from "node:path";
import type { Literal, Node, TemplateLiteral } from "acorn";
import { transform } from "esbuild";

interface ClassicScript {
  readonly code: string;
  /** Files of the site that it imports, at once or later. */
  readonly files: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Found {
  readonly edits: Edit[];
  /** As they are written. */
  readonly atOnce: string[];
  readonly later: string[];
}

const require = createRequire(import.meta.url);

/** Throws where the code cannot be a script: it is no module, or waits at its top level. */
export async function classicScript(file: string, code: string): Promise<ClassicScript> {
  const { parse }: typeof import("acorn") = require("acorn");
  const found: Found = { edits: [], atOnce: [], later: [] };
  visit(parse(code, { ecmaVersion: "latest", sourceType: "module" }), found);
  const edited = found.edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
  const { code: body } = await transform(edited, {
    format: "cjs",
    target: "es2022",
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "silent",
  });
  const atOnce = [...new Set(found.atOnce)];
  const names = Object.fromEntries(atOnce.map((source) => [source, fileOfImport(source, file)]));
  return {
    code: `docsgenFolder.define(${JSON.stringify(file)},${JSON.stringify(names)},(require,module,exports,${LATER},${META})=>{${body.trimEnd()}\n});\n`,
    files: [...atOnce, ...found.later].map((source) => fileOfImport(source, file)).filter((each) => !isElsewhere(each)),
  };
}

/** Names that no minifier gives. */
const LATER = "docsgen$import";
const META = "docsgen$meta";

/** An import of a file of the site; an address elsewhere stays. */
function fileOfImport(source: string, from: string): string {
  if (isElsewhere(source)) return source;
  return source.startsWith("/") ? source.slice(1) : posix.join(posix.dirname(from), source);
}

function isElsewhere(source: string): boolean {
  return /^[a-z][\w+.-]*:/i.test(source);
}

function visit(node: Node, found: Found): void {
  const each = node as Node & Readonly<Record<string, unknown>>;
  const written = textOf(each["source"]);
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      if (written !== null) found.atOnce.push(written);
      break;
    case "ImportExpression":
      found.edits.push({ start: node.start, end: node.start + "import".length, text: LATER });
      if (written !== null) found.later.push(written);
      break;
    case "MetaProperty":
      if ((each["meta"] as { name?: string }).name === "import")
        found.edits.push({ start: node.start, end: node.end, text: META });
      break;
  }
  for (const value of Object.values(each)) {
    if (Array.isArray(value)) for (const item of value) visitIfNode(item, found);
    else visitIfNode(value, found);
  }
}

/** The text of a literal; minifiers write `./file.js` in backticks, too. */
function textOf(source: unknown): string | null {
  const node = source as Literal | TemplateLiteral | null | undefined;
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node?.type !== "TemplateLiteral" || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

function visitIfNode(value: unknown, found: Found): void {
  if (typeof value === "object" && value !== null && "type" in value && "start" in value) visit(value as Node, found);
}
