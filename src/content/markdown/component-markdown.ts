// Writes components as Markdown that reads well without them.
import { bold, joinBlocks, type MarkdownElement } from "../../components/markdown-element.js";
import { componentOf } from "../tree/component-of.js";
import { elementText } from "../tree/read-element.js";
import { textOf } from "../tree/text-of.js";
import type { AuthorWords, ElementNode } from "../tree/tree.js";
import { type NodeWriter, withoutFragments } from "./markdown-parts.js";

/** The Markdown of a component and its content. */
export function componentMarkdown(node: ElementNode, writer: NodeWriter): string {
  if (node.component.kind === "author") return authorMarkdown(node, node.component.words, writer);
  const markdown = componentOf(node)?.markdown;
  if (markdown) return markdown(markdownElement(node, writer));
  const { isBlock, children } = node;
  return isBlock ? joinBlocks(bold(elementText(node)), writer.blocks(children)) : writer.inline(children);
}

function markdownElement({ name, props, children }: ElementNode, writer: NodeWriter): MarkdownElement {
  return {
    name,
    props,
    blocks: () => writer.blocks(children),
    inline: () => writer.inline(children),
    text: () => children.map(textOf).join("\n"),
    parts: () =>
      withoutFragments(children, writer).map(({ node, writer }) => ({
        element: node.type === "element" ? markdownElement(node, writer) : null,
        blocks: () => writer.blocks([node]),
      })),
  };
}

function authorMarkdown(
  { isBlock, children }: ElementNode,
  { before, after }: AuthorWords,
  writer: NodeWriter,
): string {
  return isBlock ? joinBlocks(before, writer.blocks(children), after) : before + writer.inline(children) + after;
}
