// Owns which elements are headings, and what stays within a line.
import { componentOf } from "./component-of.js";
import type { ContentNode, ElementNode } from "./tree.js";

/** The level of `<h2>` and `<Heading level={2}>`; null for everything else. */
export function headingLevel(node: ElementNode): number | null {
  const { name, props, component } = node;
  if (component.kind === "html") return /^h[1-6]$/.test(name) ? Number(name[1]) : null;
  return componentOf(node)?.headingLevel?.(props) ?? null;
}

/** Whether a node is part of a line of text. */
export function isInline(node: ContentNode): boolean {
  return (
    node.type === "text" ||
    node.type === "inlineCode" ||
    node.type === "strong" ||
    node.type === "emphasis" ||
    node.type === "delete" ||
    node.type === "link" ||
    node.type === "break" ||
    (node.type === "element" && !node.isBlock)
  );
}
