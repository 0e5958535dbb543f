// Finds nodes of a parsed tree: tags, imports and exports, and what cleaning a page changed.
import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from "satteri";

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Every tag, however deep, in the order of the page. */
export function tagsIn(node: Nodes, found: Tag[] = []): Tag[] {
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") found.push(node);
  if ("children" in node) for (const child of node.children) tagsIn(child, found);
  return found;
}

/** The code in braces of a page, in its order. */
export function codeIn(node: Nodes, found: string[] = []): string[] {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") found.push(node.value);
  if ("attributes" in node && Array.isArray(node.attributes))
    for (const { value } of node.attributes) if (typeof value === "object" && value) found.push(value.value);
  if ("children" in node) for (const child of node.children) codeIn(child, found);
  return found;
}

/** Whether a node no longer says what its text in the file says. */
export function isComputed(node: Nodes): boolean {
  return node.data !== undefined && "computed" in node.data;
}

/** Blocks of imports and exports; authors may indent them in a component. */
export function moduleBlocks({ children }: Root | MdxJsxFlowElement): MdxjsEsm[] {
  return children.flatMap((node: Nodes) => {
    if (node.type === "mdxJsxFlowElement") return moduleBlocks(node);
    return node.type === "mdxjsEsm" ? [node] : [];
  });
}
