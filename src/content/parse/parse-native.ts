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
    return isRoot(tree) && hasValidModules(tree) ? tree : null;
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
