// Parses pages with the native engine.
import type { Root } from "mdast";
import { parseModule } from "../code/jsx-to-js.js";
import { moduleBlocks } from "../code/module-blocks.js";
import { readPlainImports } from "../code/plain-imports.js";
import { loadNativeEngine } from "./load-native-engine.js";

/** The tree, or null where the engine refuses the text, reads it otherwise than MDX does, or has no binary here. */
export async function parseNative(text: string, math: boolean): Promise<Root | null> {
  const engine = hasAttributes(text) && nestsElements(text) ? null : await loadNativeEngine();
  if (!engine) return null;
  try {
    const tree: unknown = engine.mdxToMdast(text, { features: { frontmatter: false, math } });
    return isRoot(tree) && hasValidModules(tree) ? tree : null;
  } catch {
    // The reference engine reads the page again: it either accepts it or says what is wrong with it.
    return null;
  }
}

/**
 * Elements in attributes of elements, one inside the other: with each level, the native engine takes twice as long. The
 * reference engine does not.
 */
const MOST_NESTED = 8;

function hasAttributes(text: string): boolean {
  return text.split(/=\s*\{/, MOST_NESTED + 2).length > MOST_NESTED + 1;
}

function nestsElements(text: string): boolean {
  const open: boolean[] = [];
  let attributes = 0;
  for (const [brace] of text.matchAll(/=\s*\{|[{}]/g)) {
    if (brace !== "}") open.push(brace !== "{");
    else if (open.pop()) attributes--;
    if (brace.startsWith("=") && ++attributes > MOST_NESTED) return true;
  }
  return false;
}

function isRoot(tree: unknown): tree is Root {
  return typeof tree === "object" && tree !== null && "type" in tree && tree.type === "root";
}

/** The engine takes every line that begins with "import" or "export" for code; MDX rejects invalid JavaScript. */
function hasValidModules(tree: Root): boolean {
  for (const { value } of moduleBlocks(tree)) if (readPlainImports(value) === null) parseModule(value);
  return true;
}
