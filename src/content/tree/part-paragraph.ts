// Splits paragraphs at blocks, as browsers do.
import type { PhrasingContent } from "mdast";
import type { MdxJsxTextElement } from "satteri";
import { isBlockName } from "../../components/block-names.js";
import type { ContentNode } from "../../model/content-tree.js";

/** A stretch of a paragraph: words, or a block that was written within them. */
export type ParagraphPart =
  | { readonly kind: "line"; readonly children: readonly PhrasingContent[] }
  | { readonly kind: "block"; readonly element: MdxJsxTextElement };

/** The stretches of a paragraph in their order, without space around them; one that holds no block is one line. */
export function partParagraph(children: readonly PhrasingContent[]): readonly ParagraphPart[] {
  if (!children.some(isBlock)) return [{ kind: "line", children }];
  const parts: ParagraphPart[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const words = trimmed(line);
    if (words.length > 0) parts.push({ kind: "line", children: words });
    line = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      endLine();
      parts.push({ kind: "block", element: child });
    } else line.push(child);
  }
  endLine();
  return parts;
}

function isBlock(node: PhrasingContent): node is MdxJsxTextElement {
  return node.type === "mdxJsxTextElement" && node.name !== null && isBlockName(node.name);
}

function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  const last = line.length - 1;
  const words = line.map((node, index): PhrasingContent => {
    if (node.type !== "text") return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === last ? value.trimEnd() : value };
  });
  return words.filter((node) => node.type !== "text" || node.value !== "");
}

/** The name of an element as it can be drawn: a `<p>` around blocks, which HTML does not know, is a plain box. */
export function drawnName(name: string, children: readonly ContentNode[]): string {
  const holdsBlock = children.some((child) => child.type === "element" && isBlockName(child.name));
  return name === "p" && holdsBlock ? "div" : name;
}

/** Whether a paragraph has tags and expressions, and no words besides them. */
export function isOnlyMdx(children: readonly PhrasingContent[]): boolean {
  let hasMdx = false;
  for (const child of children) {
    if (child.type === "mdxJsxTextElement" || child.type === "mdxTextExpression") hasMdx = true;
    else if (child.type !== "text" || /\S/.test(child.value)) return false;
  }
  return hasMdx;
}
