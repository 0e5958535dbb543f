// Does what drawing must wait for: highlighting the code of a page, and loading the formula setter where it is needed.
import type { CodeNode, ContentNode } from "../content/tree.js";
import type { Html } from "../model.js";
import type { Place, Report } from "../shared/problem.js";
import type { HighlightCode, HighlightedCode } from "./highlight-code.js";

/** What drawing finds ready. */
export interface PreparedNodes {
  readonly blocks: ReadonlyMap<CodeNode, HighlightedCode>;
  readonly formula: (source: string, isDisplay: boolean) => Html;
  /** Style sheets that the page needs. */
  readonly styles: readonly string[];
}

/** Prepares a page's nodes. */
export async function prepareNodes(
  nodes: readonly ContentNode[],
  highlight: HighlightCode | null,
  report: Report,
): Promise<PreparedNodes> {
  const found: Found = { code: [], formula: null };
  for (const node of nodes) scan(node, found);
  const blocks = new Map<CodeNode, HighlightedCode>();
  if (highlight && found.code.length > 0) {
    const highlighted = await highlight(
      found.code.map(({ value, language, meta }) => ({ code: value, language, meta })),
    );
    found.code.forEach((node, index) => {
      const block = highlighted[index];
      if (block) blocks.set(node, block);
    });
  }
  if (!found.formula) return { blocks, formula: (source) => source, styles: [] };
  const { createFormulas } = await import("./formulas.js");
  return { blocks, formula: createFormulas(found.formula, report), styles: ["katex"] };
}

interface Found {
  readonly code: CodeNode[];
  formula: Place | null;
}

function scan(node: ContentNode, found: Found): void {
  if (node.type === "code" && node.language !== "mermaid") found.code.push(node);
  else if (node.type === "math" || node.type === "inlineMath") found.formula ??= node.place;
  else if (node.type === "element" && node.name === "Latex") found.formula ??= node.place;
  else if ("children" in node) for (const child of node.children) scan(child, found);
}
