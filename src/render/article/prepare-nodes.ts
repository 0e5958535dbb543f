// Prepares drawing: highlights code, and loads the formula renderer if needed.
import { componentOf, isDiagram } from "../../content/tree/component-of.js";
import { packageManagerFences } from "../../content/tree/package-managers.js";
import type { CodeNode, ContentNode, ElementNode } from "../../model/content-tree.js";
import type { Html } from "../../model.js";
import { type Place, type Report, warning } from "../../shared/problem.js";
import { asksForTypes, type HighlightCode, type HighlightedCode } from "../code/highlight-code.js";
import type { PlacedDiagram } from "../load-diagram-faults.js";

/** What drawing needs prepared. */
export interface PreparedNodes {
  readonly blocks: ReadonlyMap<CodeNode, HighlightedCode>;
  /** The fences that one for several package managers is drawn as. */
  readonly variants: ReadonlyMap<CodeNode, readonly CodeNode[]>;
  readonly formula: (source: string, isDisplay: boolean) => Html;
  /** Style sheets of the page. */
  readonly styles: readonly string[];
  /** Files that shaped the blocks, relative to the root. */
  readonly files: readonly string[];
}

/** What prepares nodes. */
interface PreparingTools {
  /** Highlights code; null: plain text. */
  readonly highlight: HighlightCode | null;
  /** Where verdicts on diagrams are kept between runs; null keeps none. */
  readonly cache: string | null;
}

/** Prepares a page's nodes. */
export async function prepareNodes(
  nodes: readonly ContentNode[],
  { highlight, cache }: PreparingTools,
  report: Report,
): Promise<PreparedNodes> {
  const found: Found = { code: [], variants: new Map(), diagrams: [], formula: null };
  for (const node of nodes) scan(node, found);
  if (found.diagrams.length > 0) {
    const { tellOfDiagrams } = await import("../load-diagram-faults.js");
    await tellOfDiagrams(found.diagrams, cache, report);
  }
  const blocks = new Map<CodeNode, HighlightedCode>();
  if (highlight && found.code.length > 0) {
    const highlighted = await highlight(
      found.code.map(({ value, language, meta }) => ({ code: value, language, meta })),
    );
    found.code.forEach((node, index) => {
      const block = highlighted[index];
      if (block) blocks.set(node, block);
      if (block?.fault) report(warning(block.fault.code, node.place, block.fault.what, block.fault.hint));
    });
  }
  const asked = [...blocks.values()].flatMap(({ files }) => files ?? []);
  const files = found.code.some(asksForTypes) ? [...new Set([...TYPE_FILES, ...asked])] : [];
  const { variants } = found;
  if (!found.formula) return { blocks, variants, formula: (source) => source, styles: [], files };
  const { createFormulas } = await import("../tree/formulas.js");
  return { blocks, variants, formula: createFormulas(found.formula, report), styles: ["katex"], files };
}

/** What tells that types may have changed: the TypeScript in use, and the packages that code imports. */
const TYPE_FILES = [
  "node_modules/typescript/package.json",
  "node_modules/.package-lock.json",
  "package-lock.json",
  "pnpm-lock.yaml",
  "yarn.lock",
];

interface Found {
  readonly code: CodeNode[];
  readonly variants: Map<CodeNode, readonly CodeNode[]>;
  readonly diagrams: PlacedDiagram[];
  formula: Place | null;
}

function scan(node: ContentNode, found: Found): void {
  if (node.type === "code") {
    const variants = packageManagerFences(node);
    if (variants) found.variants.set(node, variants);
    if (!isDiagram(node)) found.code.push(...(variants ?? [node]));
    else if (node.place) found.diagrams.push(fenced(node.value, node.place));
  } else if (node.type === "math" || node.type === "inlineMath") found.formula ??= node.place;
  else if (node.type === "element") scanElement(node, found);
  else if ("children" in node) for (const child of node.children) scan(child, found);
}

/** Blank lines around a diagram do not count. */
function fenced(value: string, place: Place): PlacedDiagram {
  const blank = /^\s*/.exec(value)?.[0] ?? "";
  return { source: value.trim(), place, below: blank.split("\n").length - 1 };
}

function scanElement(node: ElementNode, found: Found): void {
  const { props, place, children } = node;
  const { diagram, takesText } = componentOf(node) ?? {};
  if (diagram) {
    const source = diagram(props);
    if (typeof source === "string") found.diagrams.push({ source: source.trim(), place, below: null });
  } else if (takesText === "formula") found.formula ??= place;
  else for (const child of children) scan(child, found);
}
