// Tells inline nodes from blocks, and converts between them.
import { code, paragraph, text } from "../../components/said.js";
import type { SaidNode } from "../../model/content-tree.js";
import { textOf } from "../tree/text-of.js";

/** Whether a node is part of a line of text. */
export function isInline(node: SaidNode): boolean {
  switch (node.type) {
    case "text":
    case "strong":
    case "emphasis":
    case "delete":
    case "superscript":
    case "subscript":
    case "inlineCode":
    case "link":
    case "image":
    case "inlineMath":
    case "break":
    case "footnoteReference":
    case "html":
      return true;
    case "element":
    case "value":
      return !node.isBlock;
    case "fragment":
      return node.children.every(isInline);
    default:
      return false;
  }
}

/** Blocks, with a paragraph for what was between them. */
export function asBlocks(nodes: readonly SaidNode[]): readonly SaidNode[] {
  if (!nodes.some(isInline)) return nodes;
  const blocks: SaidNode[] = [];
  let line: SaidNode[] = [];
  const endLine = (): void => {
    if (line.some(saysSomething)) blocks.push(paragraph(...line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

function saysSomething(node: SaidNode): boolean {
  return node.type !== "break" && (node.type !== "text" || node.value.trim() !== "");
}

/** One line, in which blocks are words set apart. */
export function asLine(nodes: readonly SaidNode[]): readonly SaidNode[] {
  if (nodes.every(isInline)) return nodes;
  const line: SaidNode[] = [];
  let isApart = false;
  for (const node of nodes) {
    const words = isInline(node) ? [node] : lineOf(node);
    if (!words.some(saysSomething)) continue;
    if (line.length > 0 && (isApart || !isInline(node))) line.push(text(" "));
    line.push(...words);
    isApart = !isInline(node);
  }
  return line;
}

function lineOf(node: SaidNode): readonly SaidNode[] {
  if (node.type === "code") return [code(textOf(node))];
  return "children" in node ? asLine(node.children) : [node];
}
