// Owns the pieces that Markdown is written of.
import type { ContentNode, FragmentNode } from "../tree/tree.js";

/** Writes nodes; components and HTML write their content through it. */
export interface NodeWriter {
  readonly blocks: (nodes: readonly ContentNode[]) => string;
  readonly inline: (nodes: readonly ContentNode[]) => string;
  /** An item of a list: content below its mark is set in. */
  readonly item: (mark: string, children: readonly ContentNode[]) => string;
  /** The writer of what a snippet put in. */
  readonly within: (fragment: FragmentNode) => NodeWriter;
}

/** A node and what writes it. */
export interface Written<Node extends ContentNode = ContentNode> {
  readonly node: Node;
  readonly writer: NodeWriter;
}

/** Nodes with the content of snippets inserted: each is written from its own file. */
export function withoutFragments(nodes: readonly ContentNode[], writer: NodeWriter): readonly Written[] {
  return nodes.flatMap((node) =>
    node.type === "fragment" ? withoutFragments(node.children, writer.within(node)) : [{ node, writer }],
  );
}
