// Parses pages with the native engine.
import type { Root } from "mdast";
import { parseModule } from "../code/jsx-to-js.js";
import { moduleBlocks } from "../code/module-blocks.js";
import { readPlainImports } from "../code/plain-imports.js";
import { loadNativeEngine } from "./load-native-engine.js";
import { overwhelmsMdx } from "./native-limits.js";

/** The tree, or null where the engine refuses the text, cannot read it in time, reads it otherwise than MDX does, or has no binary here. */
export async function parseNative(text: string, math: boolean): Promise<Root | null> {
  const engine = overwhelmsMdx(text) ? null : await loadNativeEngine();
  if (!engine) return null;
  try {
    // A backslash that ends the text would end the process.
    const tree: unknown = engine.mdxToMdast(text.endsWith("\\") ? `${text}\n` : text, {
      features: { frontmatter: false, math },
    });
    return isRoot(tree) && hasValidModules(tree) && isNamedAsWritten(tree, text) ? tree : null;
  } catch {
    // The reference engine reads the page again: it either accepts it or says what is wrong with it.
    return null;
  }
}

function isRoot(tree: unknown): tree is Root {
  return typeof tree === "object" && tree !== null && "type" in tree && tree.type === "root";
}

/** The engine takes every line that begins with "import" or "export" for code; MDX rejects invalid JavaScript. */
function hasValidModules(tree: Root): boolean {
  for (const { value } of moduleBlocks(tree)) if (readPlainImports(value) === null) parseModule(value);
  return true;
}

/** Where an item or quote holds what closes the element around it, the engine may take later words for the end of its name. */
function isNamedAsWritten(tree: Root, text: string): boolean {
  const isNamed = (node: Node): boolean => {
    const { type, name, position, children } = node;
    const isElement = type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
    if (isElement && name && !text.startsWith(name, (position?.start.offset ?? 0) + 1)) return false;
    return children === undefined || children.every(isNamed);
  };
  return !closesInside(text) || isNamed(tree);
}

/** Whether an element is closed in the first line of an item or quote, or in an indented line. */
function closesInside(text: string): boolean {
  for (let at = text.indexOf("</"); at !== -1; at = text.indexOf("</", at + 1)) {
    // A page may be one long line: no more of it is looked at than markers.
    let start = at;
    while (start > 0 && MARKER.includes(text.charAt(start - 1))) start--;
    const isLine = start === 0 || text[start - 1] === "\n";
    if (isLine && MARKERS.test(text.slice(start, at))) return true;
  }
  return false;
}

const MARKER = " \t>-*+.)0123456789";
const MARKERS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*|[ \t]{2,})$/;

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly position?: Root["position"];
  readonly children?: readonly Node[];
}
