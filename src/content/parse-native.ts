// Parses with the native engine; the only file that knows it.
import type { Root } from "mdast";
import { parseModule } from "./jsx-to-js.js";
import { readPlainImports } from "./plain-imports.js";

/** The tree, or null where the engine refuses the text, reads it otherwise than MDX does, or has no binary here. */
export async function parseNative(text: string, math: boolean): Promise<Root | null> {
  const parse = await loadEngine();
  if (!parse) return null;
  try {
    const tree = parse(text, { features: { frontmatter: false, math } });
    return isRoot(tree) && hasValidModules(tree) ? tree : null;
  } catch {
    // The reference engine reads the page again: it either accepts it or says what is wrong with it.
    return null;
  }
}

/** Node keeps the engine once it is loaded, and the failure where it cannot be. */
async function loadEngine(): Promise<((text: string, options: object) => unknown) | null> {
  try {
    return (await import("./native-engine.js")).mdxToMdast;
  } catch {
    return null;
  }
}

function isRoot(tree: unknown): tree is Root {
  return typeof tree === "object" && tree !== null && "type" in tree && tree.type === "root";
}

/** The engine takes every line that begins with "import" or "export" for code; MDX refuses what is no JavaScript. */
function hasValidModules(tree: Root): boolean {
  for (const node of tree.children)
    if (node.type === "mdxjsEsm" && readPlainImports(node.value) === null) parseModule(node.value);
  return true;
}
