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

/** The text of what an expression gave: of JSX, what stands between its tags. */
export function textOfValue(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textOfValue).join("");
  if (typeof value !== "object" || value === null || !("props" in value)) return "";
  const { props } = value;
  return typeof props === "object" && props !== null && "children" in props ? textOfValue(props.children) : "";
}

function isBlocks(node: ContentNode): boolean {
  return (
    node.type === "list" ||
    node.type === "table" ||
    node.type === "blockquote" ||
    (node.type === "element" && node.isBlock)
  );
}
