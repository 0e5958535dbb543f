// Recognises nodes that cleaning a page changed.
import type { Nodes } from "mdast";

/** Whether a node no longer says what its text in the file says. */
export function isComputed(node: Nodes): boolean {
  return node.data !== undefined && "computed" in node.data;
}
