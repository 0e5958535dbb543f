// Parses with the native engine; the only file that knows it.
import type { Root } from "mdast";

type ParseMdx = (text: string, options: object) => unknown;

let loaded: Promise<ParseMdx | null> | null = null;

/** The tree, or null where the engine refuses the text or this machine has no binary for it. */
export async function parseNative(text: string, math: boolean): Promise<Root | null> {
  loaded ??= loadEngine();
  const parse = await loaded;
  if (!parse) return null;
  try {
    const tree = parse(text, { features: { frontmatter: false, math } });
    return isRoot(tree) ? tree : null;
  } catch {
    // The reference engine reads the page again: it either accepts it or says what is wrong with it.
    return null;
  }
}

async function loadEngine(): Promise<ParseMdx | null> {
  try {
    const { mdxToMdast } = await import("satteri");
    return mdxToMdast;
  } catch {
    return null;
  }
}

function isRoot(tree: unknown): tree is Root {
  return typeof tree === "object" && tree !== null && "type" in tree && tree.type === "root";
}
