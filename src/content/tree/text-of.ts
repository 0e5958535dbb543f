// Reads the words of a node as plain text, and a component used instead of a fence as that fence.

import type { Fence } from "../../components/component.js";
import type { CodeNode, ContentNode } from "../../model/content-tree.js";
import type { ElementRequest } from "../code/element-request.js";
import { NOT_SHOWN } from "../parse/raw-html.js";

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
    case "html":
      return node.value.replace(NOT_SHOWN, "").replace(TAG, "");
    case "value":
      return node.drawn.map(textOf).join("");
    case "footnoteReference":
    case "thematicBreak":
      return "";
    case "element": {
      if (node.component.kind === "author") return node.component.drawn.map(textOf).join("");
      // A block may hold a line: `<h2>V<span>iew</span></h2>`.
      const isLine = node.children.some((each) => each.type === "text" || (each.type === "element" && !each.isBlock));
      return node.children.map(textOf).join(node.isBlock && !isLine ? "\n" : "");
    }
    case "list":
    case "table":
    case "blockquote":
      return node.children.map(textOf).join("\n");
    default:
      return node.children.map(textOf).join("");
  }
}

const TAG = /<\/?[A-Za-z][^<>]*>/g;

/** `<CodeBlock language="js" filename="a.js">…</CodeBlock>` as a fence. */
export function codeOfBlock({ children, place }: ElementRequest, { language, meta }: Fence): CodeNode {
  const value = children
    .map(textOf)
    .join("\n")
    .replace(/^\n|\s+$/g, "");
  return { type: "code", place, language, meta, value, span: null };
}
