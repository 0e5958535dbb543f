// Lifts request and response examples and panels out of the text: they stand in the right column.
import { componentOf } from "../../content/tree/component-of.js";
import type { ContentNode } from "../../model/content-tree.js";

/** The text and what is shown beside it: panels first, then requests above responses. */
export function splitAside(nodes: readonly ContentNode[]): {
  main: readonly ContentNode[];
  aside: readonly ContentNode[];
} {
  const aside: ContentNode[] = [];
  const main = withoutAside(nodes, aside);
  const rank = (node: ContentNode): number => (node.type === "element" ? (componentOf(node)?.aside ?? 0) : 0);
  return { main, aside: aside.sort((a, b) => rank(a) - rank(b)) };
}

function withoutAside(nodes: readonly ContentNode[], aside: ContentNode[]): readonly ContentNode[] {
  const kept: ContentNode[] = [];
  for (const node of nodes) {
    if (isAside(node)) aside.push(node);
    else if (node.type === "fragment") kept.push({ ...node, children: withoutAside(node.children, aside) });
    else kept.push(node);
  }
  return kept.length === nodes.length && aside.length === 0 ? nodes : kept;
}

function isAside(node: ContentNode): boolean {
  return node.type === "element" && componentOf(node)?.aside !== undefined;
}
