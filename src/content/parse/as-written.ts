// Makes the tree of a text that no engine reads.
import type { Root } from "mdast";

/** A paragraph of character references or addresses by the ten thousand is no prose: it is shown as it is. */
export function asWritten(value: string): Root {
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value }] }] };
}
