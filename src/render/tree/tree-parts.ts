// Finds parts of a content tree, and wraps them for drawing.
import { type ComponentChild, h } from "preact";
import { componentOf } from "../../content/tree/component-of.js";
import type { ContentNode, ElementNode } from "../../model/content-tree.js";
import type { TreeServices } from "./drawn-parts.js";

/** Elements for a line of text. MDX makes a paragraph of text on its own line, which is not allowed in them. */
const LINE_ELEMENTS = new Set(
  "p h1 h2 h3 h4 h5 h6 button span label summary strong em b i small code kbd video audio".split(" "),
);

/** What an element draws by itself. */
export function contentOf(node: ElementNode): readonly ContentNode[] {
  return holdsLine(node) ? withoutParagraphs(node.children) : node.children;
}

/** A lone block of code stays an element, for a box that takes it over, such as tabs. */
export function isOneFence({ children: [only, ...others] }: ElementNode): boolean {
  return only?.type === "code" && others.length === 0;
}

/** Whether an element may contain a line of text only. */
function holdsLine({ name, component, children }: ElementNode): boolean {
  if (component.kind !== "html") return false;
  return LINE_ELEMENTS.has(name) || (name === "a" && children.length === 1);
}

/** The nodes with paragraphs replaced by their content. */
function withoutParagraphs(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return nodes.flatMap((node) => (node.type === "paragraph" ? node.children : [node]));
}

/** An element whose handlers run in the browser is wrapped in an island. */
export function withHandlers({ handlers }: ElementNode, drawn: ComponentChild, services: TreeServices): ComponentChild {
  const island = handlers && services.island(handlers.file);
  if (!handlers || !island) return drawn;
  return h("docs-island", { "data-island": island, "data-export": handlers.exportName }, drawn);
}

/** Whether an element is a link around its content. Browsers end a link where another one begins inside it. */
export function isLink(node: ElementNode): boolean {
  return (node.component.kind === "html" && node.name === "a") || componentOf(node)?.isLink === true;
}

/** Whether a node begins with a block component. */
export function beginsWithBlock(node: ContentNode | undefined): boolean {
  if (node?.type === "fragment") return beginsWithBlock(node.children[0]);
  return node?.type === "element" && node.isBlock;
}

/** The text and what is shown beside it: panels first, then requests above responses. */
export function splitAside(nodes: readonly ContentNode[]): {
  main: readonly ContentNode[];
  aside: readonly ContentNode[];
} {
  const aside: ContentNode[] = [];
  const main = withoutAside(nodes, aside);
  const rank = (node: ContentNode): number => (node.type === "element" ? (componentOf(node)?.aside ?? 0) : 0);
  return { main, aside: aside.sort((a, b) => rank(a) - rank(b)) };
}

function withoutAside(nodes: readonly ContentNode[], aside: ContentNode[]): readonly ContentNode[] {
  const kept: ContentNode[] = [];
  for (const node of nodes) {
    if (isAside(node)) aside.push(node);
    else if (node.type === "fragment") kept.push({ ...node, children: withoutAside(node.children, aside) });
    else kept.push(node);
  }
  return kept.length === nodes.length && aside.length === 0 ? nodes : kept;
}

function isAside(node: ContentNode): boolean {
  return node.type === "element" && componentOf(node)?.aside !== undefined;
}
