// Reads the words of a node as plain text.
import { type ContentNode, childrenOf } from "./tree.js";

/** The text of a node as a reader sees it, without its marks. */
export function textOf(node: ContentNode): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "code":
    case "math":
    case "inlineMath":
      return node.value;
    case "image":
      return node.alt;
    case "break":
      return "\n";
    case "value":
      return node.text;
    case "html":
    case "footnoteReference":
    case "thematicBreak":
      return "";
    default:
      return childrenText(node);
  }
}

function childrenText(node: ContentNode): string {
  const text = childrenOf(node)
    .map(textOf)
    .join(isBlocks(node) ? "\n" : "");
  if (node.type !== "element" || node.component.kind !== "author") return text;
  const { before, after } = node.component.words;
  return [before, text, after].filter((part) => part !== "").join(" ");
}

function isBlocks(node: ContentNode): boolean {
  return (
    node.type === "list" ||
    node.type === "table" ||
    node.type === "blockquote" ||
    (node.type === "element" && node.isBlock)
  );
}
