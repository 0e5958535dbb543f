// Finds the tags of a tree.
import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Every tag, however deep, in the order of the page. */
export function tagsIn(node: Nodes, found: Tag[] = []): Tag[] {
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") found.push(node);
  if ("children" in node) for (const child of node.children) tagsIn(child, found);
  return found;
}
