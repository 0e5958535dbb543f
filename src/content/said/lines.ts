// Tells inline nodes from blocks, and converts between them.
import { code, GAP, paragraph, text } from "../../components/said.js";
import type { SaidNode } from "../../model/content-tree.js";
import { textOf } from "../tree/text-of.js";

const INLINE: ReadonlySet<string> = new Set(
  "text strong emphasis delete superscript subscript inlineCode link image inlineMath break footnoteReference html".split(
    " ",
  ),
);

/** Whether a node is part of a line of text. */
export function isInline(node: SaidNode): boolean {
  if (node.type === "fragment") return node.children.every(isInline);
  return node.type === "element" || node.type === "value" ? !node.isBlock : INLINE.has(node.type);
}

/** Blocks, with a paragraph for what was between them. */
export function asBlocks(nodes: readonly SaidNode[]): readonly SaidNode[] {
  if (!nodes.some(isInline)) return nodes;
  const blocks: SaidNode[] = [];
  let line: SaidNode[] = [];
  const endLine = (): void => {
    if (line.some(saysSomething)) blocks.push(paragraph(...withoutEdges(line)));
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
  if (nodes.every(isInline)) return withoutEdges(nodes);
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

/** Signs are set apart from words, not from the ends of a line. */
export function withoutEdges(line: readonly SaidNode[]): readonly SaidNode[] {
  const isOpen = line[0] === GAP;
  const isEnded = line.at(-1) === GAP;
  return isOpen || isEnded ? line.slice(isOpen ? 1 : 0, isEnded ? -1 : undefined) : line;
}

function lineOf(node: SaidNode): readonly SaidNode[] {
  if (node.type === "code") return [code(textOf(node))];
  return "children" in node ? asLine(node.children) : [node];
}
