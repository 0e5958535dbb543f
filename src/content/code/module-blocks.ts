// Finds the imports and exports of a file: at its top level, and in lines of their own between the tags of elements.
import type { Nodes, Root } from "mdast";
import type { MdxjsEsm } from "satteri";

export function moduleBlocks(tree: Root): MdxjsEsm[] {
  const found: MdxjsEsm[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "mdxjsEsm") found.push(node);
    else if (node.type === "mdxJsxFlowElement") node.children.forEach(visit);
  };
  tree.children.forEach(visit);
  return found;
}
